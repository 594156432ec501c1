import '../shell/shell.css';
import { lazy, Suspense } from 'preact/compat';
import { Route, Switch, useLocation } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import type { PlayMode } from '../setup/Setup.tsx';
import { Loading } from '../shell/Loading.tsx';
import { NotFound } from '../shell/MessagePage.tsx';
import { UpdateNote } from '../shell/UpdateNote.tsx';

const Home = lazy(() => import('../home/Home.tsx').then(m => ({ default: m.Home })));
const Setup = lazy(() => import('../setup/Setup.tsx').then(m => ({ default: m.Setup })));
const PlayNow = lazy(() => import('../setup/PlayNow.tsx').then(m => ({ default: m.PlayNow })));
const RulesReader = lazy(() =>
  import('../rules-reader/RulesReader.tsx').then(m => ({ default: m.RulesReader })),
);
const LocalTable = lazy(() => import('./LocalTable.tsx').then(m => ({ default: m.LocalTable })));
const OnlineTable = lazy(() => import('./OnlineTable.tsx').then(m => ({ default: m.OnlineTable })));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx').then(m => ({ default: m.ReplayPage })));
const ImportPage = lazy(() => import('../replay/ImportPage.tsx').then(m => ({ default: m.ImportPage })));

const LearnPage = lazy(() => import('../learn/LearnPage.tsx').then(m => ({ default: m.LearnPage })));
const LessonPage = lazy(() => import('../learn/LessonPage.tsx').then(m => ({ default: m.LessonPage })));

const MePage = lazy(() => import('../me/MePage.tsx').then(m => ({ default: m.MePage })));

const MODES: readonly string[] = ['solo', 'friends', 'pass'] satisfies PlayMode[];

export function App() {
  return (
    <Suspense fallback={<Loading />}>
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
        <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/me">
          <MePage />
        </Route>
        <Route path="/local/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
        <Route path="/t/:id/replay">{({ id }) => <ReplayPage key={id} id={id} local={false} />}</Route>
        <Route path="/local/:id/replay">{({ id }) => <ReplayPage key={id} id={id} local />}</Route>
        <Route path="/replay">
          <ImportPage />
        </Route>
        <Route>
          <NotFound />
        </Route>
      </Switch>
      <UpdateNote />
    </Suspense>
  );
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

function PlayNowPage({ game }: { game: string }) {
  const site = siteOf(game);
  return site?.screen ? <PlayNow key={game} site={site} /> : <NotFound />;
}

function RulesPage({ game }: { game: string }) {
  const [, navigate] = useLocation();
  return siteOf(game) ? <RulesReader game={game} onClose={() => navigate('/')} /> : <NotFound />;
}
