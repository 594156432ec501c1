import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { RestartNews } from '@fathoms/protocol/messages.ts';
import type { BotQuestion, Ports } from '@fathoms/table/room/ports.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type Fanout, openHub } from './cluster/fanout.ts';
import { openRooms } from './cluster/rooms.ts';
import { openDaily } from './daily/daily.ts';
import { openDeals } from './daily/deals.ts';
import { registerDocs } from './docs/docs.ts';
import { collectRoutes } from './docs/route-doc.ts';
import { openEvenings } from './evenings/evenings.ts';
import { openAllowance } from './guests/allowance.ts';
import { openBans } from './guests/bans.ts';
import { guestAddress, seenAddress } from './guests/guest-address.ts';
import { secureHeaders } from './guests/headers.ts';
import {
  identityCookies,
  isOver,
  newIdentity,
  readIdentity,
  readOwner,
  wasSignedOut,
} from './guests/identity.ts';
import type { Keys } from './guests/keys.ts';
import { buckets, LIMITS } from './guests/limits.ts';
import type { PasskeySite } from './guests/passkeys.ts';
import { openSignOuts } from './guests/sign-outs.ts';
import { openAdmission } from './http/admission.ts';
import { registerApi } from './http/api.ts';
import { openBringTables } from './http/bring-tables.ts';
import { registerComplaints } from './http/complaints.ts';
import { registerDaily } from './http/daily.ts';
import { registerEvenings } from './http/evenings.ts';
import { type Health, registerHealth } from './http/health.ts';
import { hideFailures, limitConnections, limitRequests, logAnswers, refuseBanned } from './http/hooks.ts';
import { registerIdentity } from './http/identity.ts';
import { registerPictures } from './http/pictures.ts';
import { registerPreviews } from './http/previews.ts';
import { registerPrograms } from './http/programs.ts';
import { registerRatings } from './http/ratings.ts';
import { registerShared } from './http/shared.ts';
import { serveWeb } from './http/web-files.ts';
import { type OperatorDesk, openDesk } from './operations/desk.ts';
import { type Metrics, openMetrics } from './operations/metrics.ts';
import { nodeAnswers } from './operations/node-answers.ts';
import { callerOf } from './programs/tokens.ts';
import { openNotifications } from './push/notifications.ts';
import type { Push } from './push/push.ts';
import { openRatings } from './ratings/ratings.ts';
import { openShared } from './shared/shared.ts';
import { turnAway } from './sockets/intake.ts';
import { openSockets } from './sockets/sockets.ts';
import type { Store } from './store/store.ts';
import { openFairWork } from './workers/fair-work.ts';
import { type Look, openServerPictures, type Paint } from './workers/painters.ts';

interface AppParts {
  readonly store: Store;
  readonly fanout?: Fanout; // none = this node is the only one
  readonly think: (question: BotQuestion) => Promise<string>;
  readonly paint: Paint;
  readonly look: Look;
  readonly key: Buffer | Pick<Keys, 'sign' | 'unsign'>; // signs guests' cookies
  readonly push: Push;
  readonly log: FastifyBaseLogger;
  readonly webRoot: string | null; // the built page; null = none
  readonly trustProxy: boolean;
  readonly passkeySite?: Partial<PasskeySite>; // as far as the request does not tell
  readonly metrics?: Metrics;
  readonly build?: string; // names what snapshots of matches are written by; none = none are
  readonly time?: Pick<Ports, 'now' | 'after'>; // of tables and limits; none = the real one
}

const SIGN_OUTS = 'sign-outs'; // between nodes

/** The server, and its way to be taken out of service. */
export type App = FastifyInstance & Health & { readonly lookAtDesk: OperatorDesk['look'] };

/** The whole server but its process: tests start one on a free port. */
export async function buildApp({
  store,
  fanout,
  think,
  paint,
  look,
  key,
  push,
  log,
  webRoot,
  trustProxy,
  passkeySite = {},
  metrics = openMetrics(),
  build,
  time,
}: AppParts): Promise<App> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.messageBytes,
    trustProxy: trustProxy && isOurProxy,
    forceCloseConnections: true,
    requestTimeout: LIMITS.requestMs,
    connectionTimeout: LIMITS.idleMs,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    http: { headersTimeout: LIMITS.requestMs, connectionsCheckingInterval: LIMITS.checkRequestsMs },
  });
  await app.register(fastifyCookie, { secret: key });
  secureHeaders(app);
  const routes = collectRoutes(app);
  const now = time ? time.now : () => performance.now();
  const comesFrom = (request: IncomingMessage) => guestAddress(request, trustProxy);
  const requests = buckets(LIMITS.requestsPerAddress, now);
  const bans = openBans();
  const banOf = (request: IncomingMessage) => {
    const address = seenAddress(request, trustProxy);
    return (identity: string | null): boolean => bans.keepsOut(identity, address);
  };
  refuseBanned(app, request => !bans.isEmpty() && banOf(request)(readIdentity(app, request.headers.cookie)));
  limitRequests(app, request => {
    const address = comesFrom(request);
    return address === null || requests.take(address);
  });
  logAnswers(app);
  hideFailures(app);

  const report = (problem: unknown, table: string) => app.log.error({ err: problem, table }, 'table trouble');
  const notifications = openNotifications({ store, push, log: app.log });
  const company = fanout ?? openHub(problem => report(problem, '(fan-out)'))('only');
  const signOuts = await openSignOuts({
    store,
    ended: () => sockets.dismissSignedOut(),
    tell: () => company.say(SIGN_OUTS, null),
  });
  const lookAtSignOuts = () => void signOuts.look().catch(problem => report(problem, '(sign-outs)'));
  await company.subscribe(SIGN_OUTS, lookAtSignOuts);
  company.onReturn(lookAtSignOuts);
  app.decorate('signOuts', signOuts);
  const work = openFairWork(think, look, now);
  // a rematch is a table like any other
  const allowance = openAllowance(LIMITS.tables, LIMITS.tablesPerAddress, now);
  const changes = buckets(LIMITS.changesPerAddress, now);
  const greetings = openAllowance(LIMITS.greetings, LIMITS.greetingsPerAddress, now);
  const pictureCache = openServerPictures(paint, work.pictures, problem => report(problem, '(pictures)'));
  const ratings = openRatings(store, time?.now ?? Date.now);
  const addressKey = await store.secret('address-key', () => randomBytes(32).toString('hex'));
  const serverPorts = {
    ratings,
    markAddress: (address: string) =>
      createHmac('sha256', addressKey).update(address).digest('hex').slice(0, 16),
    think: work.think,
    paint: pictureCache.prepare,
    look: work.look,
    report,
    now: Date.now,
    after,
    pushTurn: notifications.send,
    mayOpenTable: allowance.take,
    hasBlocked: store.hasBlocked,
    sitsElsewhere: (deal: string, table: string, identity: string) =>
      shared.sitsElsewhere(deal, table, identity),
    ...(build !== undefined && {
      snapshots: { build, isChecked: () => randomInt(LIMITS.snapshotsToACheck) === 0 },
    }),
    ...time,
  };
  const rooms = await openRooms(metrics.journal(store), company, serverPorts);
  const admission = openAdmission(rooms, now);
  const restart = (): RestartNews => desk.restart();
  const api = registerApi(app, {
    rooms,
    admission,
    allowance,
    addressOf: comesFrom,
    store,
    ratings,
    push,
    now,
    restart,
  });
  const deals = openDeals(store, serverPorts.now);
  const dealAhead = () => deals.prepare().catch(problem => report(problem, '(daily)'));
  await dealAhead();
  const daily = registerDaily(app, {
    daily: openDaily({ store, deals, now: serverPorts.now, newTableId: rooms.freeId }),
    allowance,
    now,
    time: serverPorts.now,
  });
  const shared = openShared({ store, now: serverPorts.now, newTableId: rooms.freeId });
  registerShared(app, shared, allowance);
  const identities = await registerIdentity(app, {
    ...{ store, now, site: passkeySite, time: serverPorts.now },
    tables: openBringTables({ store, rooms, report }),
  });
  const evenings = registerEvenings(
    app,
    openEvenings({ store, rooms, now: serverPorts.now, ready: notifications.ready }),
    now,
  );
  registerRatings(app, {
    ...{ ratings, rooms, admission, allowance, addressOf: comesFrom, store, time: serverPorts.now },
  });
  const rateLate = () => ratings.sweep().catch(problem => report(problem, '(ratings)'));
  await rateLate(); // what was decided when a node died
  const complaints = registerComplaints(app, {
    ...{ admission, addressOf: comesFrom, store, now },
    time: serverPorts.now,
  });
  const programs = registerPrograms(app, { store, admission, now, time: serverPorts.now });
  const pictures = registerPictures(app, { admission, addressOf: comesFrom, pictureCache, now });
  const sockets = openSockets({
    admission,
    greetings,
    mayChange: changes.take,
    metrics,
    log: app.log,
    now,
    hostOf: ({ headers }) => (trustProxy && String(headers['x-forwarded-host'] ?? '')) || headers.host,
    addressOf: comesFrom,
    banOf,
    restart,
    identify(request) {
      const { authorization, cookie } = request.headers;
      if (authorization !== undefined) return callerOf(store, authorization);
      const known = readOwner(app, cookie);
      if (known !== null)
        return {
          ...{ identity: known.identity, cookies: [], wasSignedOut: false },
          isOver: () => isOver(app, known),
        };
      const identity = newIdentity();
      const secure = trustProxy && request.headers['x-forwarded-proto'] === 'https';
      return {
        identity,
        cookies: identityCookies(app, cookie, identity, secure),
        wasSignedOut: wasSignedOut(app, cookie),
        isOver: () => false,
      };
    },
  });
  const desk = await openDesk({
    ...{ store, bans, now: serverPorts.now },
    answer: nodeAnswers({ name: company.node, rooms, connections: sockets.count }),
    closed: table => void rooms.refresh(table).catch(problem => report(problem, table)),
    banned: sockets.dismissBanned,
    announced: sockets.tellRestart,
    note: ({ n, by, act }) => app.log.info({ n, by, act: act.is }, 'operator'),
  });
  const health = registerHealth(app, store, company.isUp);
  registerDocs(app, routes);
  metrics.watch({ tables: rooms.size, connections: sockets.count, fanoutUp: company.isUp });
  const mayAsk = (address: string | null): boolean => address === null || requests.take(address);
  const previews =
    webRoot === null
      ? null
      : registerPreviews(app, { admission, addressOf: comesFrom, mayAsk, shared, webRoot, now });
  if (webRoot !== null && previews) await serveWeb(app, webRoot, previews.aboutPage);

  if (!trustProxy) limitConnections(app.server);
  const noteError = (problem: Error): void => app.log.info({ problem: problem.message }, 'upgrade error');
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', noteError);
    if (request.url?.split('?')[0] === '/ws') sockets.upgrade(request, socket, head);
    else turnAway(socket, '404 Not Found');
  });
  const timers = [
    setInterval(() => sockets.beat(), LIMITS.heartbeatMs / LIMITS.heartbeatParts),
    setInterval(() => rooms.beat(), LIMITS.aliveMs),
    setInterval(
      () => void sockets.dismissEnded().catch(problem => report(problem, '(programs)')),
      LIMITS.programMs,
    ),
    setInterval(() => void desk.look().catch(problem => report(problem, '(operators)')), LIMITS.operatorMs),
    setInterval(lookAtSignOuts, LIMITS.operatorMs),
    setInterval(() => {
      api.sweep();
      identities.sweep();
      daily.sweep();
      evenings.sweep();
      void dealAhead();
      void rateLate();
      admission.sweep();
      allowance.sweep();
      greetings.sweep();
      requests.sweep();
      changes.sweep();
      sockets.sweep();
      pictures.sweep();
      complaints.sweep();
      previews?.sweep();
      programs.sweep();
      rooms.sweep().catch(problem => report(problem, '(sweep)'));
    }, LIMITS.sweepMs),
  ];
  app.addHook('preClose', async () => {
    timers.forEach(clearInterval);
    sockets.mute();
    await rooms.close();
    await notifications.close();
    sockets.close();
  });
  return Object.assign(app, health, { lookAtDesk: desk.look });
}

/** Routes check with zod. What Fastify would check with is a tenth of a start, so it is not even loaded. */
const noSchemas = (): never => {
  throw new Error('a route has a schema of Fastify');
};

/** One proxy is believed; what a guest wrote into its headers before is not. */
const isOurProxy = (_address: string, hop: number): boolean => hop === 0;

const after: Ports['after'] = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
