import type { MyEvening } from '@fathoms/protocol/evenings.ts';
import type { Evenings, StoredEvening } from '../store/stored-evening.ts';
import { personOf, roundNow } from './evening.ts';

const LISTED = 20;

/** The evenings somebody has a place at, those they looked at last first. What is told is as it was last noted. */
export async function myEvenings(
  store: Pick<Evenings, 'eveningsOf' | 'readEvening'>,
  identity: string,
): Promise<MyEvening[]> {
  if (identity === '') return [];
  const ids = (await store.eveningsOf(identity)).slice(0, LISTED);
  const found = await Promise.all(ids.map(id => store.readEvening(id)));
  return found.flatMap(one => (one ? lineOf(one.evening, identity) : []));
}

function lineOf(evening: StoredEvening, identity: string): MyEvening | [] {
  const { id, plan, people, rounds, over, host } = evening;
  const you = personOf(evening, identity);
  if (you === null || people[you]?.barred) return [];
  const waits = roundNow(evening)?.tables.find(({ seats, result }) => result === null && seats.includes(you));
  return {
    ...{ id, title: plan.title, game: plan.game, format: plan.format, rounds: plan.rounds },
    ...{ round: rounds.length, over, host: host === identity, table: waits?.id ?? null },
    people: people.filter(({ is }) => is !== 'gone').map(({ name }) => name),
  };
}
