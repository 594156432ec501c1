import { pick, recording, seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Seat } from '@fathoms/kernel/game.ts';
import type { Entry, Log } from '@fathoms/kernel/match.ts';
import { winShares } from '@fathoms/kernel/outcome.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import type { Judge } from '../judge/judge.ts';

export interface AtMove {
  readonly state: unknown;
  readonly seat: Seat;
  readonly passed: boolean; // the move has just passed to this seat
  readonly news: readonly (readonly unknown[])[]; // per seat
}

/** A match of sensible players with its log; `look` is called before every move, and a careless seat plays anything. */
export function playSensibly(
  game: Game,
  sounding: Sounding,
  seats: number,
  options: Kinds['options'],
  seed: string,
  look: (at: AtMove) => void = () => {},
  careless: Seat | null = null,
): { readonly log: Log<Kinds>; readonly shares: readonly number[] } {
  const chance = seeded(seed);
  const news: unknown[][] = Array.from({ length: seats }, () => []);
  const tell = (event: unknown): void =>
    news.forEach((heard, seat) => {
      const known = game.redact(event, seat);
      if (known !== null) heard.push(known);
    });
  const opening = recording(chance);
  const state = game.setup(seats, options, { chance: opening, tell });
  const entries: Entry[] = [];
  const play = (seat: Seat, action: unknown): void => {
    const luck = recording(chance);
    game.apply(state, seat, action, { chance: luck, tell });
    entries.push({ seat, action: game.format(action), rolls: luck.rolls });
  };
  let last: Seat | null = null;
  for (;;) {
    for (let next = game.forced(state); next; next = game.forced(state)) play(next.seat, next.action);
    const outcome = game.outcome(state);
    if (outcome)
      return { log: { seats, options, rolls: opening.rolls, entries }, shares: winShares(outcome.places) };
    const [seat] = game.toAct(state);
    look({ state, seat, passed: seat !== last, news });
    last = seat;
    const offered = sounding.options(state, seat);
    play(seat, seat === careless ? pick(offered, chance) : sounding.sensible(state, seat, offered, chance));
  }
}

/** How far a judge was off over some matches, squared and added up, and somebody who calls every table even. */
export function errorsOf(
  game: Game,
  sounding: Sounding,
  judge: Judge,
  seats: number,
  options: Kinds['options'],
  matches: number,
): { readonly wrong: number; readonly even: number } {
  let [wrong, even] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const judged: number[][] = [];
    const { shares } = playSensibly(game, sounding, seats, options, `even ${match}`, ({ state, passed }) => {
      if (passed) judged.push(judge(state));
    });
    for (const chances of judged)
      chances.forEach((chance, seat) => {
        wrong += (chance - shares[seat]) ** 2;
        even += (1 / seats - shares[seat]) ** 2;
      });
  }
  return { wrong, even };
}
