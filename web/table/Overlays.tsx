import type { RuleId } from '@fathoms/kernel/game.ts';
import { Link } from 'wouter-preact';
import type { GuideTable } from '../board/guide.ts';
import type { Face } from '../board/screen.ts';
import { type Bookmarks, closing, LogSheet } from '../logbook/Logbook.tsx';
import type { LogRow } from '../logbook/log.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { type KeyGroup, KeysSheet } from '../shell/KeysSheet.tsx';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { lazyPart } from '../ui/parts.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

const RulesReader = lazyPart(() => import('../rules-reader/RulesReader.tsx').then(m => m.RulesReader));

/** What a player opened over the table. */
export type TableOverlay =
  | { readonly is: 'menu' }
  | { readonly is: 'log' }
  | { readonly is: 'keys' }
  | { readonly is: 'people' }
  | { readonly is: 'moving' }
  | { readonly is: 'chat' }
  | { readonly is: 'advice' }
  | { readonly is: 'rules'; readonly rule?: RuleId }
  | null;

interface OverlaysProps {
  over: TableOverlay;
  setOver: (over: TableOverlay) => void;
  game: string;
  rows: readonly LogRow[];
  faces: readonly Face[];
  marks?: Bookmarks;
  online?: boolean; // people sit at several devices
  push?: boolean; // one may be notified when it is one's turn
  table?: GuideTable | undefined; // what the rules may speak of
  keys?: readonly KeyGroup[];
}

export function Overlays(props: OverlaysProps) {
  const { over, setOver, game, rows, faces, marks, online = false, push = false, table, keys = [] } = props;
  const words = useWords();
  const close = () => setOver(null);
  switch (over?.is) {
    case 'menu':
      return (
        <SettingsSheet onClose={close}>
          <MenuLinks {...{ setOver, online, rows }} />
          {push && <PushSwitch />}
          {keys.length > 0 && (
            <div className="row only-wide">
              <Button small onClick={() => setOver({ is: 'keys' })}>
                {words.keys.title}
              </Button>
            </div>
          )}
        </SettingsSheet>
      );
    case 'log':
      return <LogSheet {...{ rows, faces, close }} marks={marks && closing(marks, close)} />;
    case 'keys':
      return <KeysSheet groups={keys} close={close} />;
    case 'rules':
      return <RulesReader {...{ game, table }} rule={over.rule} onClose={close} />;
    default:
      return null;
  }
}

function MenuLinks({ setOver, online, rows }: Pick<OverlaysProps, 'setOver' | 'online' | 'rows'>) {
  const words = useWords();
  return (
    <div className="row only-phone">
      {rows.length > 0 && (
        <Button icon="log" onClick={() => setOver({ is: 'log' })}>
          {words.tools.log}
        </Button>
      )}
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
