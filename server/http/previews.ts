import type { IncomingMessage } from 'node:http';
import { titleOf } from '@fathoms/games/catalog.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { settingsOf } from '@fathoms/table/seats/settings.ts';
import type { StoredTable } from '@fathoms/table/seats/stored-table.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doc } from '../docs/route-doc.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import type { Shared } from '../shared/shared.ts';
import type { Admission } from './admission.ts';
import { dealPreview, linkPreview, replayPreview } from './link-preview.ts';
import type { Preview } from './preview-picture.ts';
import type { AboutPage } from './web-files.ts';

const PICTURE = doc({ summary: 'The picture of a link to a match', answers: { 200: 'image/jpeg' } });

interface PreviewPorts {
  readonly admission: Admission;
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly mayAsk: (address: string | null) => boolean; // one more request, and notes it
  readonly shared: Pick<Shared, 'page'>;
  readonly webRoot: string;
  readonly now: () => number;
}

const PICTURES_KEPT = 64;

/** What a link to a replay may tell: of a match that is over, at a table anybody may look on at. null = nothing. */
function previewOf(table: StoredTable): Preview | null {
  if (table.status !== 'over' || !table.outcome || !settingsOf(table).watchable) return null;
  const { places, scores } = table.outcome;
  return {
    game: titleOf(table.game) ?? 'Fathoms',
    seats: table.seats.map((seat, at) => ({
      name: seat.kind === 'open' ? '' : seat.name,
      score: scores[at] ?? 0,
      place: places[at] ?? table.seats.length,
    })),
  };
}

interface Previews {
  readonly aboutPage: (path: string, request: FastifyRequest) => Promise<AboutPage | null>;
  readonly sweep: () => void;
}

/** What messengers show of links to tables. Pictures of finished games are drawn, each drawn once and one at a time. */
export function registerPreviews(
  app: FastifyInstance,
  { admission, addressOf, mayAsk, shared, webRoot, now }: PreviewPorts,
): Previews {
  const perAddress = buckets(LIMITS.previews, now);
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const draw = (key: string, preview: Preview): Promise<Buffer> => {
    const known = kept.get(key);
    if (known) return known;
    const drawn = last.then(async () => {
      const { drawPreview } = await import('./preview-picture.ts'); // with what it draws with: no start waits for it
      return drawPreview(webRoot, preview);
    });
    last = drawn.catch(() => kept.delete(key)); // whoever asks next tries again
    if (kept.size >= PICTURES_KEPT) kept.clear();
    kept.set(key, drawn);
    return drawn;
  };

  app.get<{ Params: { file: string } }>('/preview/:file', PICTURE, async (request, reply) => {
    const id = /^([\w-]{1,64})\.jpg$/.exec(request.params.file)?.[1];
    const address = addressOf(request.raw);
    if (address !== null && !perAddress.take(address)) return reply.code(429).send({ error: 'too-fast' });
    const entered = id === undefined ? null : await admission.enter(id, address);
    const table = entered?.ok ? entered.room.stored() : null;
    const preview = table && previewOf(table);
    if (!preview) return reply.code(404).send({ error: 'not-found' });
    // who is forgotten later is not in the picture any more
    const picture = await draw(`${table.id} ${table.revision}`, preview);
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(picture);
  });

  const aboutTable = async (
    table: string,
    isReplay: boolean,
    request: FastifyRequest,
  ): Promise<AboutPage | null> => {
    const entered = await admission.enter(table, addressOf(request.raw)).catch(() => null); // the page itself says why it does not open
    if (!entered?.ok) return null;
    const stored = entered.room.stored();
    const { game, status } = stored;
    if (!isReplay)
      return { tags: linkPreview(game, request), shows: `${status === 'lobby' ? 'lobby' : 'table'} ${game}` };
    const preview = previewOf(stored);
    return preview && { tags: replayPreview(table, preview, request), shows: null };
  };

  const aboutPage: Previews['aboutPage'] = async (path, request) => {
    const [, table, replay] = /^\/t\/([^/]+)(\/replay)?$/.exec(path) ?? [];
    const deal = /^\/same\/([\w-]{16})$/.exec(path)?.[1];
    if (table === undefined && deal === undefined) return null;
    if (!mayAsk(addressOf(request.raw))) return null; // such a page costs more than a file
    if (table !== undefined) return aboutTable(table, replay !== undefined, request);
    const page = deal === undefined ? null : await shared.page(deal, NOBODY);
    return page && { tags: dealPreview(page, request), shows: null };
  };

  return { aboutPage, sweep: perAddress.sweep };
}
