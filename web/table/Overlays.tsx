import type { RuleId } from '@fathoms/kernel/game.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { Face } from '../games/screen.ts';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type Bookmarks, closing, LogSheet } from './Logbook.tsx';
import type { LogLine } from './log.ts';

const RulesReader = lazy(() =>
  import('../rules-reader/RulesReader.tsx').then(m => ({ default: m.RulesReader })),
);

/** What a player opened over the table. */
export type Over =
  | { readonly is: 'menu' }
  | { readonly is: 'log' }
  | { readonly is: 'people' }
  | { readonly is: 'moving' }
  | { readonly is: 'chat' }
  | { readonly is: 'rules'; readonly rule?: RuleId }
  | null;

interface OverlaysProps {
  over: Over;
  setOver: (over: Over) => void;
  game: string;
  lines: readonly LogLine[];
  faces: readonly Face[];
  marks?: Bookmarks;
  online?: boolean; // people sit at several devices
}

export function Overlays({ over, setOver, game, lines, faces, marks, online = false }: OverlaysProps) {
  const close = () => setOver(null);
  switch (over?.is) {
    case 'menu':
      return (
        <SettingsSheet onClose={close}>
          <MenuLinks setOver={setOver} online={online} />
        </SettingsSheet>
      );
    case 'log':
      return <LogSheet {...{ lines, faces, close }} marks={marks && closing(marks, close)} />;
    case 'rules':
      return (
        <Suspense>
          <RulesReader game={game} rule={over.rule} onClose={close} />
        </Suspense>
      );
    default:
      return null;
  }
}

function MenuLinks({ setOver, online }: Pick<OverlaysProps, 'setOver' | 'online'>) {
  const words = useWords();
  return (
    <div className="row only-phone">
      <Button icon="log" onClick={() => setOver({ is: 'log' })}>
        {words.tools.log}
      </Button>
      {online && (
        <Button icon="friends" onClick={() => setOver({ is: 'people' })}>
          {words.tools.people}
        </Button>
      )}
      <Link className="btn" href="/">
        <Icon id="surface" />
        <span>{words.home}</span>
      </Link>
    </div>
  );
}
