import type { Site } from '../../../board/screen.ts';
import { ShareSheet } from '../../../score/ShareSheet.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { useWords } from '../../../words/words.ts';
import { LOOKERS, shareOf, tally } from './figures.ts';
import { useSchoolKept } from './kept.ts';
import { drawEye } from './share.ts';
import { SCHOOL } from './words.ts';

/** One's own figures, told for others. */
export function ShareEye({ site, close }: { readonly site: Site; readonly close: () => void }) {
  const shell = useWords();
  const { shared, charts } = useWords(SCHOOL);
  const { language } = useSettings();
  const { answered } = useSchoolKept();
  const share = charts.share(shareOf(tally(answered, 'you')));
  const eye = {
    ...{ brand: shell.brand, game: site.words[language].name, answered, you: charts.you },
    bots: LOOKERS.map(bot => shell.levels[bot]),
    percent: charts.share,
    headline: shared.headline(share),
    line: shared.line(answered.length),
    foot: shared.foot,
  };
  return (
    <ShareSheet
      title={shared.title}
      text={shared.text}
      alt={shared.alt(share)}
      linkName={shared.link}
      draw={() => drawEye(eye)}
      link={async () => `${location.origin}/practice/${site.id}`}
      close={close}
    />
  );
}
