import { type Bot, chooseAction } from '@fathoms/bots/levels.ts';
import { findHints } from '@fathoms/games/catalog.ts';
import { hintsFor } from '@fathoms/games/soundings.ts';
import { type Kinds, type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import { botSeed } from '@fathoms/table/match/fairness.ts';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { choiceFor, legalFor, seenBy } from '@fathoms/table/talk/messages.ts';
import * as boards from '../games/list.ts';
import { glimpseOf } from '../run/look.ts';
import { readArguments, readBots, readTable, type TableSetting } from '../terminal/arguments.ts';
import { columns, type TerminalBoard } from '../terminal/board.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { dataText, newsText } from '../terminal/text.ts';

const FLAGS = {
  rules: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
} as const;
const YOU: Seat = 0;

export const playHere: Command = {
  usage: 'play GAME [--rules V] [--players N] [--options k=v,…] [--bots a,b] [--seed S]',
  summary:
    'You are seat A; bots play the others. Type the number of an action, or its words; ? explains, q leaves.',
  async run(args, io) {
    const read = readPlay(args, io);
    if (!read.ok) return refuse(io, read.problem);
    const { setting, bots, hints, seed } = read.value;
    const board = boardOf(setting.game.id);
    if (board) io.print(`${board.help}\n`);
    let live = settle(openMatch(setting.game, setting.players, setting.options, seed));
    let printed = -1;
    while (!outcomeOf(live)) {
      const [seat] = setting.game.toAct(live.state);
      printed = printNews(io, live, board, printed);
      const text = await (seat === YOU ? decide(io, live, board) : think(live, hints, seat, bots));
      if (text === null) return 0;
      const acted = act(live, seat, live.made[seat], text);
      if (acted.kind === 'accepted') live = acted.live;
      else io.print(`Not possible: ${acted.kind === 'refused' ? reason(acted.refusal) : acted.kind}.`);
    }
    printNews(io, live, board, printed);
    const { places, scores } = outcomeOf(live) ?? { places: [], scores: [] };
    io.print(
      places.map((place, seat) => `${seatLetter(seat)}: place ${place}, ${scores[seat]} points`).join('\n'),
    );
    return 0;
  },
};

type Board = TerminalBoard<Kinds> | null; // null = shown as plain data

const BOARDS: { readonly [id: string]: TerminalBoard<Kinds> } = { ...boards };
const boardOf = (id: string): Board => (Object.hasOwn(BOARDS, id) ? BOARDS[id] : null);

const reason = (refusal: Refusal): string =>
  refusal.code === 'illegal' ? `rule ${refusal.rule} forbids it` : refusal.code;

interface Sitting {
  readonly setting: TableSetting;
  readonly bots: readonly Bot[];
  readonly hints: Hints;
  readonly seed: string;
}

function readPlay(args: string[], io: Io): Read<Sitting> {
  const parsed = readArguments(args, FLAGS);
  if (!parsed.ok) return parsed;
  const setting = readTable(parsed.value);
  if (!setting.ok) return setting;
  const { flags } = parsed.value;
  const bots = readBots(setting.value.game, flags.bots, ['seal']);
  if (!bots.ok) return bots;
  const hints = findHints(setting.value.game.id);
  if (!hints) return bad(`no bot plays ${setting.value.game.id}.`);
  const seed = typeof flags.seed === 'string' ? flags.seed : io.newSeed();
  const { game, options } = setting.value;
  const here = { ...setting.value, options: { ...options, ...boardOf(game.id)?.options } };
  return good({ setting: here, bots: bots.value, hints, seed });
}

/** Prints the news since step `printed` (-1: nothing yet); answers with the last step printed. */
function printNews(io: Io, live: LiveMatch, board: Board, printed: number): number {
  const steps = [live.opening, ...live.steps.map(step => step.events)];
  for (const events of steps.slice(printed + 1)) {
    for (const event of events) {
      const news = live.game.redact(event, YOU);
      if (news === null) continue;
      const text = board?.news(news) ?? newsText(news);
      if (text !== '') io.print(`  ${text}`);
    }
  }
  return steps.length - 1;
}

/** A person's decision, in notation; null = they left. */
async function decide(io: Io, live: LiveMatch, board: Board): Promise<string | null> {
  const legal = legalFor(live, YOU);
  const view = live.game.view(live.state, YOU);
  const choice = choiceFor(live, YOU);
  io.print(`\n${board?.table(view, YOU) ?? dataText(view)}\n`);
  if (legal.length > 0) io.print(numbered(legal, live, board));
  if (choice !== null) io.print(board?.more?.(choice, view) ?? dataText(choice));
  for (;;) {
    const answer = (await io.ask('> '))?.trim() ?? 'q';
    if (answer === 'q') return null;
    if (answer !== '?') return /^\d+$/.test(answer) ? (legal[Number(answer) - 1] ?? answer) : answer;
    io.print(board?.help ?? `rules/${live.game.id}.md has the rules.`);
  }
}

const LONG = 24; // actions: more of them stand side by side

function numbered(legal: readonly string[], { game, state }: LiveMatch, board: Board): string {
  const view = game.view(state, YOU);
  const cells = legal.map((text, i) => {
    const action = game.parse(text);
    const meaning = board && action !== null ? board.meaning(action, view, YOU) : '';
    return [`  ${i + 1}  ${text}`, meaning];
  });
  if (cells.length <= LONG) return columns(cells);
  const height = Math.ceil(cells.length / 2);
  return columns(cells.slice(0, height).map((cell, i) => [...cell, ...(cells[i + height] ?? ['', ''])]));
}

async function think(live: LiveMatch, hints: Hints, seat: Seat, bots: readonly Bot[]): Promise<string> {
  const bot = bots[(seat - 1) % bots.length];
  const seed = botSeed(live.seed, seat, live.steps.length + 1);
  const { game } = live;
  const glimpse = await glimpseOf(game, bot, live.state, seat, live.seed);
  return chooseAction(
    game,
    await hintsFor(bot, game.id, hints),
    bot,
    { ...seenBy(live, seat), ...(glimpse !== null && { glimpse }) },
    legalFor(live, seat),
    choiceFor(live, seat),
    seed,
  );
}
