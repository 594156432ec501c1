/** What the score page hands to others: the replay's address, and the match without anybody being 'you'. */
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { Face } from '../board/screen.ts';
import { hashOf, replayPath } from '../record/address.ts';
import { localRecord } from '../session/local-tables.ts';

/** A game of this device goes into the link itself. */
export async function shareLink(id: string, local: boolean): Promise<string> {
  const start = { step: 0, eyes: 'all' } as const;
  if (!local) return `${location.origin}${replayPath({ id, local }, start)}`;
  const [{ packRecord }, { readRecord }, file] = await Promise.all([
    import('../record/link.ts'),
    import('@fathoms/table/record/read-record.ts'),
    localRecord(id),
  ]);
  const read = readRecord(await file.text());
  if (!read.ok) throw new Error(`the logbook does not read: ${read.problem}`);
  return `${location.origin}/replay${hashOf(start, await packRecord(read.record))}`;
}

/** Everybody by the name at the table; who gave none is `somebody`. */
export const publicFaces = (
  faces: readonly Face[],
  { seats }: TableInfo,
  you: string,
  somebody: string,
): readonly Face[] =>
  faces.map((face, i) => {
    const seat = seats[i];
    const name = seat && seat.kind !== 'open' ? seat.name : face.name;
    return { ...face, you: false, name: name === you ? somebody : name };
  });
