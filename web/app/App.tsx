import '../shell/shell.css';
import { WHICH_TRY } from '@fathoms/protocol/daily.ts';
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { Route, Switch, useLocation } from 'wouter-preact';
import { SITES, siteOf } from '../games/sites.ts';
import type { Source } from '../record/sources.ts';
import { WORDS as READER } from '../rules-reader/words.ts';
import { useSettings } from '../settings/settings.ts';
import type { PlayMode } from '../setup/Setup.tsx';
import { Loading } from '../shell/Loading.tsx';
import { NotFound } from '../shell/MessagePage.tsx';
import { MissingNote } from '../shell/MissingNote.tsx';
import { RestartNote } from '../shell/RestartNote.tsx';
import { UpdateNote } from '../shell/UpdateNote.tsx';
import { useKeptFocus } from '../shell/use-kept-focus.ts';
import { useTitle } from '../shell/use-title.ts';
import { lazyPart } from '../ui/parts.tsx';
import { useWords } from '../words/words.ts';

const pageOf = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPart(load, <Loading />);

const Home = pageOf(() => import('../home/Home.tsx').then(m => m.Home));
const Setup = pageOf(() => import('../setup/Setup.tsx').then(m => m.Setup));
const PlayNow = pageOf(() => import('../setup/PlayNow.tsx').then(m => m.PlayNow));
const RulesReader = pageOf(() => import('../rules-reader/RulesReader.tsx').then(m => m.RulesReader));
const LocalTable = pageOf(() => import('./LocalTable.tsx').then(m => m.LocalTable));
const OnlineTable = pageOf(() => import('./OnlineTable.tsx').then(m => m.OnlineTable));
const ReplayPage = pageOf(() => import('../replay/ReplayPage.tsx').then(m => m.ReplayPage));
const ImportPage = pageOf(() => import('../replay/ImportPage.tsx').then(m => m.ImportPage));

const LearnPage = pageOf(() => import('../learn/LearnPage.tsx').then(m => m.LearnPage));
const LessonPage = pageOf(() => import('../learn/LessonPage.tsx').then(m => m.LessonPage));

const DailyPage = pageOf(() => import('../daily/DailyPage.tsx').then(m => m.DailyPage));
const FieldPage = pageOf(() => import('../daily/FieldPage.tsx').then(m => m.FieldPage));
const TryReplay = pageOf(() => import('../daily/TryReplay.tsx').then(m => m.TryReplay));

const SharedRoute = pageOf(() => import('../same/SharedRoute.tsx').then(m => m.SharedRoute));
const SharedReplay = pageOf(() => import('../same/SharedRoute.tsx').then(m => m.SharedReplay));
const LayPage = pageOf(() => import('../same/LayPage.tsx').then(m => m.LayPage));
const InLink = pageOf(() => import('../same/InLink.tsx').then(m => m.InLink));
const LocalCompare = pageOf(() => import('../same/LocalCompare.tsx').then(m => m.LocalCompare));
const NewEvening = pageOf(() => import('../evenings/NewEvening.tsx').then(m => m.NewEvening));
const EveningPage = pageOf(() => import('../evenings/EveningPage.tsx').then(m => m.EveningPage));

const MePage = pageOf(() => import('../me/MePage.tsx').then(m => m.MePage));

const ReviewPage = pageOf(() => import('../review/ReviewPage.tsx').then(m => m.ReviewPage));
const RatingsPage = pageOf(() => import('../ratings/RatingsPage.tsx').then(m => m.RatingsPage));
const FindPage = pageOf(() => import('../ratings/FindPage.tsx').then(m => m.FindPage));

const LabPage = pageOf(() => import('../lab/LabPage.tsx').then(m => m.LabPage));

const MODES: readonly string[] = ['solo', 'friends', 'pass'] satisfies PlayMode[];

export function App() {
  useKeptFocus();
  return (
    <>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/new/:game/:mode">{({ game, mode }) => <SetupPage game={game} mode={mode} />}</Route>
        <Route path="/play/:game">{({ game }) => <PlayNowPage game={game} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
        <Route path="/learn/:game">{({ game }) => <LearnRoute game={game} />}</Route>
        <Route path="/learn/:game/:lesson">
          {({ game, lesson }) => <LearnRoute key={lesson} game={game} lesson={lesson} />}
        </Route>
        <Route path="/practice/:game">{({ game }) => <PracticeRoute game={game} />}</Route>
        <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/daily">
          <DailyPage />
        </Route>
        <Route path="/daily/:day/:game">{({ day, game }) => <FieldRoute {...{ day, game }} />}</Route>
        <Route path="/daily/:day/:game/:which">
          {({ day, game, which }) => <TryRoute {...{ day, game, which }} />}
        </Route>
        <Route path="/same/new/:game">{({ game }) => <LayRoute game={game} />}</Route>
        <Route path="/same/:deal">{({ deal }) => <SharedRoute key={deal} deal={deal} />}</Route>
        <Route path="/same/:deal/:n">{({ deal, n }) => <SharedReplay key={n} {...{ deal, n }} />}</Route>
        <Route path="/challenge">
          <InLink />
        </Route>
        <Route path="/local/:id/beside">{({ id }) => <LocalCompare key={id} id={id} />}</Route>
        <Route path="/evening">
          <NewEvening />
        </Route>
        <Route path="/e/:id">{({ id }) => <EveningPage key={id} id={id} />}</Route>
        <Route path="/ratings/:game?">
          {({ game }) => <RatingsRoute game={game ?? SITES[0]?.id ?? ''} />}
        </Route>
        <Route path="/find/:game?">{({ game }) => <FindPage {...(game !== undefined && { game })} />}</Route>
        <Route path="/me">
          <MePage />
        </Route>
        <Route path="/lab">
          <LabPage />
        </Route>
        <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
        <Route path="/t/:id/replay">{({ id }) => <ReplayPage key={id} id={id} local={false} />}</Route>
        <Route path="/local/:id/replay">{({ id }) => <ReplayPage key={id} id={id} local />}</Route>
        <Route path="/t/:id/review">{({ id }) => <ReviewRoute key={id} id={id} local={false} />}</Route>
        <Route path="/local/:id/review">{({ id }) => <ReviewRoute key={id} id={id} local />}</Route>
        <Route path="/review">
          <ReviewPage source={null} />
        </Route>
        <Route path="/replay">
          <ImportPage />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
      <Switch>
        <Route path="/t/:id" />
        <Route path="/local/*?" />
        <Route>
          <RestartNote />
        </Route>
      </Switch>
      <UpdateNote />
      <MissingNote />
    </>
  );
}

function ReviewRoute({ id, local }: Source) {
  const source = useMemo(() => ({ id, local }), [id, local]);
  return <ReviewPage source={source} />;
}

function SetupPage({ game, mode }: { game: string; mode: string }) {
  const site = siteOf(game);
  if (!site?.screen || !MODES.includes(mode)) return <NotFound />;
  return <Setup key={`${game}/${mode}`} site={site} mode={mode as PlayMode} />;
}

function LearnRoute({ game, lesson }: { game: string; lesson?: string }) {
  const site = siteOf(game);
  if (!site?.learn) return <NotFound />;
  return lesson === undefined ? <LearnPage site={site} /> : <LessonPage site={site} id={lesson} />;
}

function PracticeRoute({ game }: { game: string }) {
  const site = siteOf(game);
  const Page = useMemo(() => site?.practice && pageOf(site.practice), [site]);
  return site && Page ? <Page site={site} /> : <NotFound />;
}

function RatingsRoute({ game }: { game: string }) {
  return siteOf(game)?.screen ? <RatingsPage key={game} game={game} /> : <NotFound />;
}

function FieldRoute({ day, game }: { day: string; game: string }) {
  const site = siteOf(game);
  return site?.screen ? <FieldPage key={`${day}/${game}`} {...{ site, day }} /> : <NotFound />;
}

function TryRoute({ day, game, which }: { day: string; game: string; which: string }) {
  const known = WHICH_TRY.find(one => one === which);
  return known ? (
    <TryReplay key={`${day}/${game}/${which}`} {...{ day, game }} which={known} />
  ) : (
    <NotFound />
  );
}

function LayRoute({ game }: { game: string }) {
  const site = siteOf(game);
  return site?.screen ? <LayPage key={game} site={site} /> : <NotFound />;
}

function PlayNowPage({ game }: { game: string }) {
  const site = siteOf(game);
  return site?.screen ? <PlayNow key={game} site={site} /> : <NotFound />;
}

function RulesPage({ game }: { game: string }) {
  const [, navigate] = useLocation();
  const { title } = useWords(READER);
  const { language } = useSettings();
  const name = siteOf(game)?.words[language].name ?? null;
  useTitle(name && title(name));
  return name ? <RulesReader game={game} onClose={() => navigate('/')} /> : <NotFound />;
}
