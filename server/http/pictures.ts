import type { IncomingMessage } from 'node:http';
import type { PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import { tableOf } from '@fathoms/table/pictures/picture-ids.ts';
import type { FastifyInstance } from 'fastify';
import { doc } from '../docs/route-doc.ts';
import { readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';
import type { Admission } from './admission.ts';

interface PicturePorts {
  readonly admission: Admission;
  readonly addressOf: (request: IncomingMessage) => string | null; // null = not counted
  readonly pictureCache: PictureCache<Uint8Array>;
  readonly now: () => number;
}

const PICTURE = doc({ summary: 'A frame of a picture', answers: { 200: 'image/webp' } });
const SEEN = 'private, max-age=86400'; // what somebody has seen they may look at again

/**
 * Pixels under names nobody can guess, the same bytes for everybody. What is no longer to be seen was never
 * there: an id that was, one that never was and a frame that is none are answered alike.
 */
export function registerPictures(
  app: FastifyInstance,
  { admission, addressOf, pictureCache, now }: PicturePorts,
): { sweep: () => void } {
  const onDemand = buckets(LIMITS.pictures, now);

  app.get<{ Params: { id: string; file: string } }>('/picture/:id/:file', PICTURE, async (request, reply) => {
    const { id, file } = request.params;
    reply.header('cache-control', 'no-store');
    const frame = /^([a-z0-9-]{1,32})\.webp$/.exec(file)?.[1];
    if (frame === undefined) return reply.code(404).send({ error: 'not-found' });
    const address = addressOf(request.raw);
    const identity = readIdentity(app, request.headers.cookie) ?? request.ip;
    const entered = await admission.enter(tableOf(id), address, identity);
    if (!entered.ok)
      return entered.code === 'too-fast'
        ? reply.code(429).send({ error: 'too-fast' })
        : reply.code(404).send({ error: 'not-found' });
    const { room } = entered;
    if (room.clients().length === 0) await room.refresh(); // the match may be played at another node
    const scene = room.picture(id);
    if (scene === null) {
      // who is at the table may have looked away for a moment; anybody else guesses at codes
      if (!room.clients().some(client => client.identity === identity)) admission.wasWrong(address);
      return reply.code(404).send({ error: 'not-found' });
    }
    const job = { game: room.stored().game, picture: { id, scene }, frame };
    const drawn = await pictureCache.frame(job, () => onDemand.take(identity), {
      payers: [{ identity, address }],
      isWanted: () => !request.raw.socket.destroyed && room.picture(id) !== null,
    });
    if (drawn.is === 'unknown') return reply.code(404).send({ error: 'not-found' });
    if (drawn.is === 'later') return reply.code(429).send({ error: 'too-fast' });
    if (room.picture(id) === null) return reply.code(404).send({ error: 'not-found' }); // covered meanwhile
    return reply.type('image/webp').header('cache-control', SEEN).send(drawn.encoded);
  });

  return { sweep: onDemand.sweep };
}
