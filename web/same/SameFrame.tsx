import './same.css';
import type { ComponentChildren } from 'preact';
import type { Site } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { SAME } from './words.ts';

/** The page round every deal that several have. */
export function SameFrame({ site, children }: { site: Site; children: ComponentChildren }) {
  const words = useWords(SAME);
  const title = words.of(site.words[useSettings().language].name);
  return (
    <PlainPage className="same" title={title} behind={<Water />}>
      <main>{children}</main>
    </PlainPage>
  );
}

function Water() {
  return (
    <>
      <Sea
        width={1440}
        height={900}
        className="only-wide"
        bands={[
          [62, 8, 9, 'w1', 1],
          [170, 8, 8, 'w2', 2.3],
          [330, 9, 7, 'w3', 3.4],
          [520, 8, 6, 'w4', 0.6],
          [700, 8, 6, 'w5', 2],
        ]}
      />
      <Sea
        width={390}
        height={1500}
        className="only-phone"
        bands={[
          [54, 4, 4, 'w1', 1],
          [150, 4, 3, 'w2', 2.3],
          [380, 4, 3, 'w3', 3.4],
          [700, 4, 3, 'w4', 0.6],
          [1050, 4, 3, 'w5', 2],
        ]}
      />
    </>
  );
}
