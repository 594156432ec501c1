/** A match as programs that learn want it: look, choose, step, until there are rewards. */
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { withSamples } from './random.ts';

/** Somebody's decision. */
export interface OpenTurn<K extends Kinds> {
  readonly seat: Seat;
  readonly seen: Seen<K>; // the observation: nothing a person in that seat would not know
  readonly legal: readonly string[]; // in notation; the index into this is what `step` takes
}

export interface Environment<K extends Kinds> {
  readonly turn: () => OpenTurn<K> | null; // null = the match is over
  readonly step: (choice: number) => void;
  readonly rewards: () => readonly number[]; // per seat: its share of the victory; 0 for all until the end
}

interface Setting<K extends Kinds> {
  readonly seats: number;
  readonly seed: string;
  readonly options?: K['options']; // as they are first offered, unless told
  readonly samples?: number; // of decisions too many to list: so many are offered
}

export function openEnvironment<K extends Kinds>(
  game: Game<K>,
  { seats, seed, options = defaultOptions(game), samples = 32 }: Setting<K>,
): Environment<K> {
  const sampling = seeded(`${seed} samples`);
  const news: K['event'][][] = Array.from({ length: seats }, () => []);
  const tell = (event: K['event']): void => {
    for (const [seat, heard] of news.entries()) {
      const told = game.redact(event, seat);
      if (told !== null) heard.push(told);
    }
  };
  const dealer = { chance: seeded(seed), tell };
  const state = game.setup(seats, options, dealer);
  let offered: readonly K['action'][] = [];
  let turn: OpenTurn<K> | null = null;

  const goOn = (): void => {
    for (let next = game.forced(state); next; next = game.forced(state))
      game.apply(state, next.seat, next.action, dealer);
    const [seat] = game.toAct(state);
    turn = seat === undefined ? null : ask(seat);
  };

  const ask = (seat: Seat): OpenTurn<K> => {
    const choice = game.choices?.describe(state, seat) ?? null;
    offered = withSamples(game, game.legal(state, seat), choice, samples, sampling);
    const seen = { seat, view: game.view(state, seat), news: [...news[seat]] };
    return { seat, seen, legal: offered.map(action => game.format(action)) };
  };

  goOn();
  return {
    turn: () => turn,
    step(choice) {
      const action = offered[choice];
      if (!turn || action === undefined) throw new RangeError(`${choice} is not one of the legal actions`);
      game.apply(state, turn.seat, action, dealer);
      goOn();
    },
    rewards: () => sharesOf(game.outcome(state)?.places ?? [], seats),
  };
}

/** Who won takes it; several share it. */
function sharesOf(places: readonly number[], seats: number): number[] {
  const winners = places.filter(place => place === 1).length;
  return Array.from({ length: seats }, (_, seat) => (places[seat] === 1 ? 1 / winners : 0));
}

/** Numbers for actions in the order they are met, for learners with one output an action. */
export interface Vocabulary {
  readonly idOf: (action: string) => number;
  readonly mask: (legal: readonly string[]) => Uint8Array; // 1 where an action known so far is legal
}

export function openVocabulary(): Vocabulary {
  const ids = new Map<string, number>();
  const idOf = (action: string): number => {
    const id = ids.get(action) ?? ids.size;
    ids.set(action, id);
    return id;
  };
  return {
    idOf,
    mask(legal) {
      const known = legal.map(idOf);
      const mask = new Uint8Array(ids.size);
      for (const id of known) mask[id] = 1;
      return mask;
    },
  };
}
