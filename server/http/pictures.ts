import type { PictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import { tableOf } from '@fathoms/table/pictures/picture-ids.ts';
import type { FastifyInstance } from 'fastify';
import type { Rooms } from '../cluster/rooms.ts';
import { readIdentity } from '../guests/identity.ts';
import { buckets, LIMITS } from '../guests/limits.ts';

interface PicturePorts {
  readonly rooms: Rooms;
  readonly pictureCache: PictureCache<Uint8Array>;
  readonly now: () => number;
}

const SEEN = 'private, max-age=86400'; // what somebody has seen they may look at again

/**
 * Pixels under names nobody can guess, the same bytes for everybody. What is no longer to be seen was never
 * there: an id that was, one that never was and a frame that is none are answered alike.
 */
export function registerPictures(
  app: FastifyInstance,
  { rooms, pictureCache, now }: PicturePorts,
): { sweep: () => void } {
  const onDemand = buckets(LIMITS.pictures, now);

  app.get<{ Params: { id: string; file: string } }>('/picture/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    reply.header('cache-control', 'no-store');
    const frame = /^([a-z0-9-]{1,32})\.webp$/.exec(file)?.[1];
    const room = frame === undefined ? null : await rooms.enter(tableOf(id));
    if (room?.clients().length === 0) await room.refresh(); // the match may be played at another node
    const scene = room?.picture(id) ?? null;
    if (!room || scene === null || frame === undefined) return reply.code(404).send({ error: 'not-found' });
    const personId = readIdentity(app, request.headers.cookie) ?? request.ip;
    const job = { game: room.stored().game, picture: { id, scene }, frame };
    const drawn = await pictureCache.frame(job, () => onDemand.take(personId));
    if (drawn.is === 'unknown') return reply.code(404).send({ error: 'not-found' });
    if (drawn.is === 'later') return reply.code(429).send({ error: 'too-fast' });
    if (room.picture(id) === null) return reply.code(404).send({ error: 'not-found' }); // covered meanwhile
    return reply.type('image/webp').header('cache-control', SEEN).send(drawn.encoded);
  });

  return { sweep: onDemand.sweep };
}
