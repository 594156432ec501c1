import type { CSSProperties } from 'preact';
import type { Site } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { Art } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { sectionId } from './SiteSection.tsx';
import { WORDS } from './words.ts';

/** The sites by depth: shows where one is, and leads anywhere. */
export function DepthRail({ sites, at }: { sites: readonly Site[]; at: number }) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  const stops = [
    { id: 'harbour', depth: 0, name: words.harbour },
    ...sites.map(site => ({ id: sectionId(site), depth: site.depth, name: site.words[language].name })),
  ];
  return (
    <nav className="depth-rail panel" aria-label={words.depth} style={{ '--at': at } as CSSProperties}>
      {stops.map(({ id, depth, name }, i) => (
        <a
          key={id}
          href={`#${id}`}
          className={i === at ? 'on' : undefined}
          aria-current={i === at ? 'location' : undefined}
        >
          <b className="num">{words.metres(depth)}</b>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The one anchor line, with a diver who follows it down as the page scrolls. */
export function AnchorLine({ depth }: { depth: number }) {
  const words = useWords(WORDS);
  return (
    <div className="anchor-line" aria-hidden="true">
      <div className={depth > 0 ? 'anchor-diver below' : 'anchor-diver'}>
        <span className="seat-sun">
          <Art id="diver" />
        </span>
        <b className="num">{words.metres(depth)}</b>
      </div>
    </div>
  );
}
