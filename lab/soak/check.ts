import type { JournalLine } from '@fathoms/table/journal.ts';
import type { Room } from '@fathoms/table/room.ts';
import { openPage, type Page, type Promised } from './page.ts';

/** Promised actions the journal does not know. What was taken back later was still kept. */
export function lostOf(promised: readonly Promised[], journal: readonly JournalLine[]): Promised[] {
  const kept = new Set<string>();
  const standing: { readonly seat: number; readonly counts: boolean }[] = [];
  for (const line of journal) {
    if ('undo' in line) {
      standing.length -= line.undo;
      continue;
    }
    const nth = standing.filter(({ seat, counts }) => counts && seat === line.seat).length;
    kept.add(`${line.seat} ${nth} ${line.action}`);
    standing.push({ seat: line.seat, counts: line.by !== 'table' });
  }
  return promised.filter(({ seat, nth, action }) => !kept.has(`${seat} ${nth} ${action}`));
}

/** Pages that show something else than a page opened this moment would. */
export async function unequalTo(room: Room, pages: readonly Page[]): Promise<number> {
  let unequal = 0;
  for (const page of pages) {
    if (!page.isOpen()) continue;
    const fresh = openPage(page.identity);
    await fresh.open(room);
    const [shown, truth] = [page, fresh].map(({ states }) => JSON.stringify([...states()].sort(bySeat)));
    if (shown !== truth || page.gaps() > 0) unequal++;
    fresh.drop();
  }
  return unequal;
}

const bySeat = ([a]: readonly [number | null, unknown], [b]: readonly [number | null, unknown]): number =>
  (a ?? -1) - (b ?? -1);
