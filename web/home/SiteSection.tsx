import { useState } from 'preact/hooks';
import type { Site } from '../board/screen.ts';
import { wantsOffer } from '../learn/progress.ts';
import { rulesHash } from '../rules-reader/address.ts';
import { useSettings, useTheme } from '../settings/settings.ts';
import { loadPlan } from '../setup/plans.ts';
import { lazyPart } from '../ui/parts.tsx';
import { Icon, Scene } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { LinkButton } from './LinkButton.tsx';
import { Water } from './Water.tsx';
import { waterOf } from './water.ts';
import { WORDS } from './words.ts';

const Offer = lazyPart(() => import('../learn/Offer.tsx').then(m => m.Offer));

export const sectionId = (site: Site): string => `site-${site.id}`;

interface SiteSectionProps {
  site: Site;
  index: number;
  count: number;
}

/** One dive site: its scene on one side of the anchor line, its words on the other. */
export function SiteSection({ site, index, count }: SiteSectionProps) {
  const words = useWords(WORDS);
  const theme = useTheme();
  const text = site.words[useSettings().language];
  const water = waterOf(index, count);
  const look = ['site', index % 2 ? 'flip' : '', water.deep ? 'deep' : '', site.screen ? '' : 'coming'];
  return (
    <section
      id={sectionId(site)}
      className={look.filter(Boolean).join(' ')}
      style={{ background: `var(--w${water.ground})` }}
      aria-labelledby={`${sectionId(site)}-name`}
    >
      <Water water={water} index={index} />
      <div className="site-in">
        <b className="depth-tag num">{words.metres(site.depth)}</b>
        <div className="site-scene">
          <Scene
            id={`${site.art}-${theme}`}
            sizes="(max-width: 720px) 94vw, min(46vw, 562px)"
            lazy={index > 0}
          />
        </div>
        <div className="site-text">
          <p className="site-place">{text.place}</p>
          <h2 id={`${sectionId(site)}-name`}>{text.name}</h2>
          <p className="site-pitch">{text.pitch}</p>
          <ul className="site-facts">
            {text.facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {site.screen ? (
            <WaysToPlay site={site} name={text.name} />
          ) : (
            <Coming site={site} name={text.name} />
          )}
        </div>
      </div>
    </section>
  );
}

function WaysToPlay({ site, name }: { site: Site; name: string }) {
  const { play } = useWords(WORDS);
  const [offered, setOffered] = useState(false);
  const offer = (event: MouseEvent) => {
    if (!site.learn || !wantsOffer(site.id)) return;
    event.preventDefault();
    setOffered(true);
  };
  const fetchAhead = () => void site.screen?.();
  const { levels } = useWords();
  const bots = loadPlan(site.id, 'solo', site.seats, '').crew.flatMap(({ who }) =>
    who === 'you' || who === 'person' ? [] : levels[who],
  );
  const ways = [
    { to: `/play/${site.id}`, icon: 'dive', text: play.solo, sub: play.soloSub(bots), primary: true },
    { to: `/new/${site.id}/solo`, icon: 'gear', text: play.setup },
    { to: `/new/${site.id}/friends`, icon: 'friends', text: play.friends },
    { to: `/new/${site.id}/pass`, icon: 'pass', text: play.pass },
  ] as const;
  return (
    <div className="site-ways">
      {ways.map(({ to, icon, text, ...rest }) => (
        <LinkButton
          key={to}
          href={to}
          icon={icon}
          label={play.label(text, name)}
          onNear={fetchAhead}
          onClick={icon === 'dive' ? offer : undefined}
          {...rest}
        >
          {text}
        </LinkButton>
      ))}
      <a className="site-how" href={rulesHash(site.id)} aria-label={play.label(play.how, name)}>
        <Icon id="rules" />
        {play.how}
      </a>
      {site.learn && (
        <LinkButton href={`/learn/${site.id}`} icon="torch" label={play.label(play.learn, name)}>
          {play.learn}
        </LinkButton>
      )}
      {offered && <Offer site={site} deal={`/play/${site.id}`} close={() => setOffered(false)} />}
    </div>
  );
}

/** Not open yet: a buoy marks the place, and the rules may be read already. */
function Coming({ site, name }: { site: Site; name: string }) {
  const { coming, play } = useWords(WORDS);
  return (
    <div className="buoy">
      <b className="buoy-tag">{coming.tag}</b>
      <p>{coming.text}</p>
      <a href={rulesHash(site.id)} aria-label={play.label(play.rules, name)}>
        <Icon id="rules" />
        {play.rules}
      </a>
    </div>
  );
}
