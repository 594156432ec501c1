import type { RuleId } from '@fathoms/kernel/game.ts';
import type { Face } from '../board/screen.ts';
import { FairSheet } from '../fairness/FairSheet.tsx';
import { type Bookmarks, closing, LogSheet } from '../logbook/Logbook.tsx';
import type { LogRow } from '../logbook/log.ts';
import type { Place } from '../record/address.ts';
import type { Reader } from '../record/reader.ts';
import type { Source } from '../record/sources.ts';
import { WORDS } from '../record/words.ts';
import { KeysSheet } from '../shell/KeysSheet.tsx';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { lazyPart } from '../ui/parts.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ContinueSheet } from './ContinueSheet.tsx';
import type { Keep } from './use-keep.ts';
import { REPLAY_KEYS } from './use-keys.ts';

const RulesReader = lazyPart(() => import('../rules-reader/RulesReader.tsx').then(m => m.RulesReader));

/** What somebody opened over a replay. */
export type ReplayOverlay =
  | { readonly is: 'menu' }
  | { readonly is: 'log' }
  | { readonly is: 'keys' }
  | { readonly is: 'continue' }
  | { readonly is: 'fair' }
  | { readonly is: 'rules'; readonly rule: RuleId }
  | null;

interface ReplayOverlaysProps {
  over: ReplayOverlay;
  setOver: (over: ReplayOverlay) => void;
  reader: Reader;
  source: Source | null;
  rows: readonly LogRow[];
  faces: readonly Face[];
  marks: Bookmarks;
  place: Place;
  keep: Keep;
}

export function ReplayOverlays(props: ReplayOverlaysProps) {
  const { over, setOver, reader, source, rows, faces, marks, place, keep } = props;
  const words = useWords(WORDS);
  const close = () => setOver(null);
  switch (over?.is) {
    case 'menu':
      return (
        <SettingsSheet onClose={close}>
          <KeepButtons keep={keep} />
        </SettingsSheet>
      );
    case 'log':
      return <LogSheet {...{ rows, faces, close }} marks={closing(marks, close)} />;
    case 'keys':
      return <KeysSheet groups={[{ title: words.subtitle, shortcuts: REPLAY_KEYS }]} close={close} />;
    case 'continue':
      return (
        <ContinueSheet
          record={reader.record}
          step={place.step}
          suggested={place.eyes === 'all' ? 0 : place.eyes}
          {...{ faces, close }}
        />
      );
    case 'fair':
      return (
        <FairSheet
          open={async () => ({ ok: true, reader })}
          table={source?.local ? null : (source?.id ?? null)}
          close={close}
        />
      );
    case 'rules':
      return <RulesReader game={reader.record.game} rule={over.rule} onClose={close} />;
    default:
      return null;
  }
}

function KeepButtons({ keep }: { keep: Keep }) {
  const { tools } = useWords(WORDS);
  return (
    <div className="row">
      <Button icon="link" onClick={keep.copy}>
        {tools.link}
      </Button>
      <Button icon="log" onClick={keep.download}>
        {tools.download}
      </Button>
    </div>
  );
}
