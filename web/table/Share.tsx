import type { Outcome } from '@fathoms/kernel/game.ts';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { Face, GameScreen, Site, TimePoint } from '../board/screen.ts';
import { ShareSheet } from '../score/ShareSheet.tsx';
import { drawShare } from '../score/share-picture.ts';
import { WORDS } from '../score/words.ts';
import type { SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { publicFaces, shareLink } from './share.ts';

interface ShareProps {
  table: TableInfo;
  site: Site;
  screen: GameScreen;
  faces: readonly Face[];
  outcome: Outcome;
  timeline: readonly TimePoint[];
  shown: SessionState;
  local: boolean;
  close: () => void;
}

/** The end of this table, told for those who were not there. */
export function Share({ table, site, screen, faces, outcome, timeline, shown, local, close }: ShareProps) {
  const shell = useWords();
  const { share } = useWords(WORDS);
  const { language } = useSettings();
  const people = publicFaces(faces, table, shell.you, share.somebody);
  const { state, history } = shown;
  const { headline, line } = screen.result(state?.view, outcome, people, null, language, history);
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(Date.now());
  const match = {
    ...{ brand: shell.brand, game: site.words[language].name, headline, line, timeline },
    foot: share.foot(timeline.at(-1)?.label ?? '0', date),
    seats: people.map(({ name, colour }, seat) => ({
      ...{ name, colour },
      score: outcome.scores[seat] ?? 0,
      place: outcome.places[seat] ?? people.length,
    })),
  };
  return (
    <ShareSheet
      title={share.title}
      text={share.text}
      alt={share.alt(headline)}
      linkName={share.link}
      draw={() => drawShare(match)}
      link={() => shareLink(table.id, local)}
      close={close}
    />
  );
}
