import './home.css';
import './descent.css';
import './sites.css';
import './daily.css';
import { useMemo, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { SITES } from '../games/sites.ts';
import { leaveAddress, rulesHash, useRulesAddress } from '../rules-reader/address.ts';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { useTitle } from '../shell/use-title.ts';
import { lazyPart } from '../ui/parts.tsx';
import { useWords } from '../words/words.ts';
import { AnchorLine, DepthRail } from './DepthRail.tsx';
import { GoOn } from './GoOn.tsx';
import { Hero, LanguageButton } from './Hero.tsx';
import { PublicTables } from './PublicTables.tsx';
import { SiteSection, sectionId } from './SiteSection.tsx';
import { type Mark, useDepth } from './use-depth.ts';
import { Water } from './Water.tsx';
import { waterOf } from './water.ts';
import { WORDS } from './words.ts';

const DailyCard = lazyPart(
  () => import('./DailyCard.tsx').then(m => m.DailyCard),
  <div className="home-daily-shelf" />,
);
const RulesReader = lazyPart(() => import('../rules-reader/RulesReader.tsx').then(m => m.RulesReader));

/** The harbour: a column of water with every dive site at its depth. */
export function Home() {
  useTitle();
  const [settings, setSettings] = useState(false);
  const marks = useMemo<readonly Mark[]>(
    () => [
      { section: 'harbour', depth: 0 },
      ...SITES.map(site => ({ section: sectionId(site), depth: site.depth })),
    ],
    [],
  );
  const { depth, at } = useDepth(marks);
  const rules = useRulesAddress();
  return (
    <div className="home">
      <Hero sites={SITES.length} openSettings={() => setSettings(true)} />
      <DepthRail sites={SITES} at={at} />
      <AnchorLine depth={depth} />
      <main>
        <GoOn />
        <DailyCard />
        <PublicTables />
        {SITES.map((site, index) => (
          <SiteSection key={site.id} site={site} index={index} count={SITES.length} />
        ))}
      </main>
      <Footer />
      {settings && <SettingsSheet onClose={() => setSettings(false)} />}
      {rules && <RulesReader game={rules.game} rule={rules.rule} onClose={leaveAddress} />}
    </div>
  );
}

function Footer() {
  const { footer } = useWords(WORDS);
  const first = SITES.find(site => site.screen) ?? SITES[0];
  const water = waterOf(SITES.length, SITES.length);
  return (
    <footer className="seabed" style={{ background: `var(--w${water.ground})` }}>
      <Water water={water} index={SITES.length} />
      <div className="seabed-in">
        {first && <a href={rulesHash(first.id)}>{footer.rules}</a>}
        <Link href="/replay">{footer.logbook}</Link>
        <Link href="/me">{footer.dives}</Link>
        <Link href="/ratings">{footer.ratings}</Link>
        <Link href="/lab">{footer.lab}</Link>
        <LanguageButton />
        <a href="#harbour">{footer.surface}</a>
      </div>
    </footer>
  );
}
