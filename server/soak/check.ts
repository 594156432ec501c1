import { currentGame } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { JournalEntry } from '@fathoms/table/match/journal.ts';
import { openPage, type Page, type Promised } from './page.ts';

/** Promised actions the journal does not know. What was taken back later was still kept. */
export function lostOf(
  { time }: Pick<Game, 'time'>,
  promised: readonly Promised[],
  journal: readonly JournalEntry[],
): Promised[] {
  const kept = new Set<string>();
  const standing: { readonly seat: number; readonly counts: boolean }[] = [];
  for (const entry of journal) {
    if ('undo' in entry) {
      standing.length -= entry.undo;
      continue;
    }
    const nth = standing.filter(({ seat, counts }) => counts && seat === entry.seat).length;
    kept.add(`${entry.seat} ${nth} ${entry.action}`);
    standing.push({ seat: entry.seat, counts: entry.by !== 'table' || time !== undefined });
  }
  return promised.filter(({ seat, nth, action }) => !kept.has(`${seat} ${nth} ${action}`));
}

/** Those of these pages that show something else than a page that is opened this moment. */
export async function unequalTo(address: string, table: string, pages: readonly Page[]): Promise<Page[]> {
  const unequal: Page[] = [];
  for (const page of pages) {
    const fresh = openPage(page.cookie);
    await fresh.open(address, table);
    if (shownBy(page) !== shownBy(fresh) || page.gaps() > 0) unequal.push(page);
    fresh.drop();
  }
  return unequal;
}

/** All a page shows. Pictures have new addresses every time; news that expires is whole only while it is fresh. */
export function shownBy(page: Page): string {
  const expires = currentGame(page.table()?.game ?? '')?.expiring !== undefined;
  const states = [...page.states()].sort(([a], [b]) => (a ?? -1) - (b ?? -1));
  return JSON.stringify(
    states.map(([, state]) => ({ ...state, pictures: {}, ...(expires && { news: state.news.length }) })),
  );
}
