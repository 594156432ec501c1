import { type Bot, chooseAction } from '@fathoms/bots/levels.ts';
import { findHints } from '@fathoms/games/catalog.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Seat } from '@fathoms/kernel/game.ts';
import { type Entry, type Played, play, playForced, type Step, start } from '@fathoms/kernel/match.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { botSeed, commitmentOf, fairChance } from '@fathoms/table/match/fairness.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { glimpseOf } from '../run/look.ts';
import type { TableSetting } from '../terminal/arguments.ts';
import type { ArenaPlayer } from './contenders.ts';
import { decide } from './decide.ts';
import { LINES } from './lines.ts';
import { type ProgramProcess, startProgram } from './process.ts';
import { type Foul, reasonOf, ruled } from './ruling.ts';
import { samplesOf } from './samples.ts';

export interface ArenaLimits {
  readonly moveMs: number;
  readonly memoryMb: number;
}

export interface ArenaMatch {
  readonly setting: TableSetting;
  readonly contenders: readonly ArenaPlayer[]; // per seat
  readonly seed: string;
  readonly limits: ArenaLimits;
}

export interface ArenaResult {
  readonly places: readonly number[]; // per seat, as the arena rules
  readonly fouls: readonly Foul[];
  readonly record: MatchRecord; // the match as it was played: its outcome is the game's own
}

const STARTUP_MS = 10_000; // on top of the time for its first decision
const PLAYS_ON: Bot = 'minnow';

/** A match with the luck a real table would have. A program that fouls has lost; a bot plays its seat to the end. */
export async function playArena({ setting, contenders, seed, limits }: ArenaMatch): Promise<ArenaResult> {
  const { game, players, options } = setting;
  const luck = (n: number) => fairChance(seed, n);
  const opening = start(game, players, options, luck(0));
  const entries: Entry[] = [];
  const fouls: Foul[] = [];
  const heard: unknown[][] = contenders.map(() => []); // all of it, for bots
  const news: News[][] = contenders.map(() => []); // since its last line, for a program
  let { state } = opening;

  const tell = (seat: Seat | null, by: News['by'], events: readonly unknown[]): void => {
    for (const [viewer, mine] of heard.entries()) {
      const seen = events.map(event => game.redact(event, viewer)).filter(event => event !== null);
      mine.push(...seen);
      news[viewer].push({ seat, by, events: seen });
    }
  };
  const add = ({ entry, events }: Step<Kinds>): void => {
    entries.push(entry);
    tell(entry.seat, entry.by ?? 'player', events);
  };

  const programs = contenders.map((contender, seat): ProgramProcess | null => {
    if (contender.is === 'bot') return null;
    const program = startProgram(contender.command, { memoryMb: limits.memoryMb, quiet: true });
    const names = contenders.map(({ name }) => name);
    program.tell({ t: 'hello', lines: LINES, game: game.id, seat, players: names, options });
    return program;
  });
  const isNew = new Set(programs);

  const attempt = (seat: Seat, action: string) =>
    play({ game, state, chance: luck(entries.length + 1) }, seat, action);

  const askProgram = async (program: ProgramProcess, seat: Seat): Promise<Played<Kinds> | null> => {
    const [legal, choice] = optionsFor(game, state, seat);
    const samples = samplesOf(game, choice, seeded(botSeed(seed, seat, entries.length + 1)));
    const seeing = { view: game.view(state, seat), news: news[seat], toAct: game.toAct(state) };
    news[seat] = [];
    let played: Played<Kinds> | null = null;
    const judge = async (action: string) => {
      const tried = attempt(seat, action);
      if (tried.ok) played = tried;
      return tried.ok ? null : { reason: reasonOf(tried.refusal) };
    };
    const ms = limits.moveMs + (isNew.delete(program) ? STARTUP_MS : 0);
    const turn = { t: 'turn', n: entries.length + 1, legal, choice, samples, ...seeing } as const;
    const decision = await decide(program, turn, judge, ms);
    if (decision.is !== 'lost') return played;
    fouls.push({ seat, at: entries.length + 1, why: decision.why });
    await program.close();
    programs[seat] = null;
    return null;
  };

  const askBot = async (bot: Bot, seat: Seat): Promise<Played<Kinds>> => {
    const hints = findHints(game.id);
    if (!hints) throw new Error(`no hints for ${game.id}`);
    const own = await hintsFor(bot, game.id, hints);
    const [legal, choice] = optionsFor(game, state, seat);
    const glimpse = await glimpseOf(game, bot, state, seat, seed);
    const seen = {
      ...{ seat, view: game.view(state, seat), news: heard[seat] },
      ...(game.pictures && { glimpse }),
    };
    const luckOfBot = botSeed(seed, seat, entries.length + 1);
    const played = attempt(seat, chooseAction(game, own, bot, seen, legal, choice, luckOfBot));
    if (!played.ok) throw new Error(`a bot was refused: ${JSON.stringify(played.refusal)}`);
    return played;
  };

  const decideFor = async (seat: Seat): Promise<Played<Kinds>> => {
    const [contender, program] = [contenders[seat], programs[seat]];
    if (contender.is === 'bot') return askBot(contender.bot, seat);
    const own = program ? await askProgram(program, seat) : null;
    if (own) return own;
    const played = await askBot(PLAYS_ON, seat);
    return { ...played, entry: { ...played.entry, by: 'bot' } };
  };

  try {
    tell(null, 'table', opening.events);
    for (;;) {
      const begun = entries.length + 1;
      const forced = playForced({ game, state, chance: luck(begun) }, nth => luck(begun + nth));
      forced.steps.forEach(add);
      state = forced.state;
      const outcome = game.outcome(state);
      if (outcome) {
        const places = ruled(outcome.places, fouls);
        for (const [seat, program] of programs.entries())
          program?.tell({ t: 'result', place: places[seat], ...outcome, places });
        return { places, fouls, record: recordOf(outcome) };
      }
      const played = await decideFor(game.toAct(state)[0]);
      add(played);
      state = played.state;
    }
  } finally {
    await Promise.all(programs.map(program => program?.close()));
  }

  function recordOf(outcome: NonNullable<MatchRecord['end']>['outcome']): MatchRecord {
    return {
      ...{ game: game.id, version: game.version, options, entries, rolls: opening.rolls },
      seats: contenders.map(contender =>
        contender.is === 'bot'
          ? { name: contender.name, kind: 'bot', level: contender.bot }
          : { name: contender.name, kind: 'bot', program: 'arena' },
      ),
      commitment: commitmentOf(seed),
      end: { outcome, seed },
    };
  }
}

const optionsFor = (game: Game, state: unknown, seat: Seat): [legal: string[], choice: unknown] => [
  game.legal(state, seat).map(game.format),
  game.choices?.describe(state, seat) ?? null,
];
