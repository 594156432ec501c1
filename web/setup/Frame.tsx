import './setup.css';
import './plan.css';
import './plan-foot.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Brand, Tool } from '../shell/Head.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Scene, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { LEAD_SIZES } from './lead-sizes.ts';
import { WORDS } from './words.ts';

interface FrameProps {
  site: Site;
  lead: string;
  openRules: () => void;
  openSettings: () => void;
  tools?: ComponentChildren; // more of them, beside rules and settings
  children: ComponentChildren; // the plan: a panel with columns and a foot
}

/** The page round every set-up: the site's water and scene, its title, and the plan on paper. */
export function Frame({ site, lead, openRules, openSettings, tools, children }: FrameProps) {
  const words = useWords(WORDS);
  const theme = useTheme();
  const text = site.words[useSettings().language];
  useTitle(words.subtitle, text.name);
  return (
    <div className="setup">
      <Sea
        width={1440}
        height={900}
        className="only-wide"
        bands={[
          [96, 8, 9, 'w1', 1],
          [190, 9, 8, 'w2', 2.2],
          [420, 10, 6, 'w3', 3.3],
          [650, 10, 5, 'w4', 0.4],
          [800, 10, 5, 'w5', 1.6],
        ]}
      />
      <Sea
        width={390}
        height={300}
        className="only-phone setup-shore"
        bands={[
          [70, 5, 4, 'w1', 1],
          [110, 5, 3, 'w2', 2.2],
          [170, 5, 3, 'w3', 3.3],
        ]}
      />
      <Top name={text.name} {...{ openRules, openSettings, tools }} />
      <section className="setup-lead" aria-label={words.title}>
        <p className="setup-place">
          {site.depth} m · {text.place}
        </p>
        <h2>{words.title}</h2>
        <p>{lead}</p>
        <ul>
          {text.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {site.learn && (
          <p className="setup-learn">
            <Link href={`/learn/${site.id}`}>{words.learn}</Link>
          </p>
        )}
        <Scene id={`${site.art}-${theme}`} sizes={LEAD_SIZES} />
      </section>
      {children}
    </div>
  );
}

type TopProps = Pick<FrameProps, 'openRules' | 'openSettings' | 'tools'> & { name: string };

function Top({ name, openRules, openSettings, tools }: TopProps) {
  const shell = useWords();
  const words = useWords(WORDS);
  return (
    <header className="setup-top">
      <Brand />
      <div className="setup-name">
        <h1>{name}</h1>
        <span>{words.subtitle}</span>
      </div>
      {tools}
      <Tool icon="rules" label={shell.tools.rules} onClick={openRules} />
      <Tool icon="gear" label={shell.tools.settings} onClick={openSettings} />
    </header>
  );
}

/** Opened and closed by the page that needs it. */
export function useToggle(): [boolean, () => void, () => void] {
  const [on, setOn] = useState(false);
  return [on, () => setOn(true), () => setOn(false)];
}
