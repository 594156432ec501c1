import { type Bot, chooseAction, withEffort } from '@fathoms/bots/levels.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import { recording } from '@fathoms/kernel/chance.ts';
import type { Dealer, Game, Kinds, OptionValue, Outcome, Seat, Seen, Tally } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Entry } from '@fathoms/kernel/match.ts';
import { botSeed, commitmentOf, fairChance } from '@fathoms/table/match/fairness.ts';
import type { MatchRecord, RecordSeat } from '@fathoms/table/record/record.ts';
import { glimpseOf } from './look.ts';

/** A table of bots without its luck, as plain data: a worker can be handed it. */
export interface BotTable {
  readonly game: string;
  readonly version: number; // of its rules
  readonly options: { readonly [name: string]: OptionValue };
  readonly bots: readonly Bot[]; // per seat
  readonly efforts?: readonly number[]; // per seat: how many times as long as usual it thinks
}

/** One match between them. */
export interface Fixture extends BotTable {
  readonly seed: string;
}

/** The nth match of a setting, from 1: wherever it is played, it is the same one. */
export const fixtureOf = (table: BotTable, seed: string, nth: number): Fixture => ({
  ...table,
  seed: `${seed}-${nth}`,
});

/** A game as the setting names it, and what it tells the bots. */
export interface Rules {
  readonly game: Game;
  readonly hints: Hints;
}

export interface PlayedMatch {
  readonly outcome: Outcome;
  readonly rolls: readonly number[]; // used by the setup
  readonly entries: readonly Entry[];
  readonly tally: Tally | null; // null = the game keeps none
}

/** The logbook of a fixture. */
export function fixtureRecord(
  { game, version, options, bots, seed }: Fixture,
  played: PlayedMatch,
): MatchRecord {
  const { outcome, rolls, entries } = played;
  return {
    game,
    version,
    seats: bots.map(recordSeat),
    options,
    commitment: commitmentOf(seed),
    rolls,
    entries,
    end: { outcome, seed },
  };
}

function recordSeat(bot: Bot): RecordSeat {
  return { name: `${bot[0].toUpperCase()}${bot.slice(1)}`, kind: 'bot', level: bot };
}

/** Plays a fixture to its end with the luck a real table would have. The same fixture gives the same match. */
export async function playFixture(fixture: Fixture, rules: Rules): Promise<PlayedMatch> {
  const { options, bots, efforts, seed } = fixture;
  const { game } = rules;
  const isReady = rules.hints.sounding || !bots.includes('orca');
  const usual = isReady ? rules.hints : await hintsFor('orca', game.id, rules.hints);
  const hints = bots.map((_, seat) => withEffort(usual, efforts?.[seat] ?? 1));
  const news: unknown[][] = bots.map(() => []);
  const all: unknown[] = [];
  const tell = (event: unknown): void => {
    if (game.tally) all.push(event);
    for (let seat = 0; seat < bots.length; seat++) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) news[seat].push(redacted);
    }
  };
  const opening = recording(fairChance(seed, 0));
  const state = game.setup(bots.length, options, { chance: opening, tell });
  const entries: Entry[] = [];
  const move = (seat: Seat, action: unknown, by?: 'table'): void => {
    const chance = recording(fairChance(seed, entries.length + 1));
    const dealer: Dealer<unknown> = { chance, tell };
    game.apply(state, seat, action, dealer);
    entries.push({ seat, action: game.format(action), rolls: chance.rolls, ...(by && { by }) });
  };
  for (;;) {
    for (let next = game.forced(state); next; next = game.forced(state))
      move(next.seat, next.action, 'table');
    const outcome = game.outcome(state);
    if (outcome) return { outcome, rolls: opening.rolls, entries, tally: game.tally?.(state, all) ?? null };
    const [seat] = game.toAct(state);
    const glimpse = await glimpseOf(game, bots[seat], state, seat, seed);
    const question = { seat, news: news[seat], glimpse, seed: botSeed(seed, seat, entries.length + 1) };
    move(seat, ask(game, hints[seat], bots[seat], state, question));
  }
}

interface Question {
  readonly seat: Seat;
  readonly news: readonly unknown[];
  readonly glimpse: unknown;
  readonly seed: string;
}

function ask(game: Game, hints: Hints, bot: Bot, state: unknown, question: Question): unknown {
  const { seat, news, glimpse, seed } = question;
  const legal = game.legal(state, seat);
  const choice = game.choices?.describe(state, seat) ?? null;
  if (legal.length === 1 && choice === null) return legal[0];
  const view = bot === 'random' ? null : game.view(state, seat); // chance needs no view, and views take time
  const seen: Seen<Kinds> = { seat, news, view, ...(game.pictures && { glimpse }) };
  return game.parse(chooseAction(game, hints, bot, seen, legal.map(game.format), choice, seed));
}
