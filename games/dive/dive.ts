import type { Dealer, Seat } from '@fathoms/kernel/game.ts';
import {
  type ChiefDive,
  chiefSpeed,
  cover,
  coverYellow,
  goesDeeper,
  turnChiefCard,
  visibleLevels,
} from './chief.ts';
import { allOf, type Group, groupWith, NOBODY } from './group.ts';
import { type Contender, fastest, help, isChief, moveTo } from './help.ts';
import { ANGLER_LEVEL, CLOWN_SPEED, contentOf, zoneOf } from './parts.ts';
import { type Descent, rest } from './rest.ts';
import { endRound } from './round.ts';
import type { Content, Event, Pawn, Program, State } from './types.ts';

/** Everybody under way in one Dive phase. */
interface Dive {
  readonly descents: readonly Descent[]; // per seat
  readonly chief: ChiefDive | null;
}

/** [DIVE-21, DIVE-26] The last diver is ready: all programs are shown, and the round runs to its end. */
export function diveAndRest(s: State, dealer: Dealer<Event>): void {
  s.octopus = null; // [DIVE-94]
  s.lastDive = 0;
  const chief = turnChiefCard(s);
  const descents = s.divers.map(({ program }, seat) => descentOf(seat, program as Program));
  reveal(s, descents, chief, dealer);
  const dive: Dive = { descents, chief };
  if (s.mode === 'children') diveWithChildren(s, dive, dealer);
  else descend(s, dive, dealer);
  s.gone.push(...s.stack.splice(0, s.lastDive)); // all that was turned up, at once
  rest(s, descents, chief, dealer);
  endRound(s, dealer);
}

const descentOf = (seat: Seat, program: Program): Descent => ({
  seat,
  program,
  kept: program.levels.length + (program.angler === null ? 0 : 1),
  erred: false,
});

/** [DIVE-26, DIVE-90] Programs with the tiles in them, which are thereby used, and the Chief's card. */
function reveal(
  s: State,
  descents: readonly Descent[],
  chief: ChiefDive | null,
  dealer: Dealer<Event>,
): void {
  const programs = descents.map(({ program }) => program);
  dealer.tell({ type: 'revealed', programs, chief: chief?.card ?? null });
  for (const { seat, program } of descents) {
    const { angler, clown } = program;
    if (angler === null && clown === null) continue;
    const diver = s.divers[seat];
    dealer.tell({
      type: 'used',
      seat,
      companion: angler === null ? 'clown' : 'angler',
      to: null,
      spot: null,
    });
    diver.companion = null; // [DIVE-92]
  }
}

/** [DIVE-27] Level by level, [DIVE-56, DIVE-124] as long as somebody has this one, or the Chief this or a deeper one. */
function descend(s: State, dive: Dive, dealer: Dealer<Event>): void {
  const { descents, chief } = dive;
  coverYellow(s, chief, 0, dealer);
  for (let level = 1; ; level++) {
    const diving = divingAt(descents, level);
    if (diving === NOBODY && (chief === null || !goesDeeper(chief, level))) break;
    if (s.lastDive === s.stack.length) {
      discard(dive, level, dealer);
      break;
    }
    const content = turnCard(s, level, dealer);
    const right = judge(s, descents, diving, level, content, dealer);
    race(s, dive, right, level, content, dealer);
  }
  thankDolphins(s, dive, dealer);
}

/** [DIVE-37, DIVE-38] Who has no level so deep, or has lost it by a mistake, has stopped diving. */
const isAt = ({ kept }: Descent, level: number): boolean => level <= kept;

function divingAt(descents: readonly Descent[], level: number): Group {
  let set = 0;
  for (const descent of descents) if (isAt(descent, level)) set |= 1 << descent.seat;
  return groupWith(set);
}

/** [DIVE-12, DIVE-28] The top card comes off and everybody sees what it is; after the dive it is gone. */
function turnCard(s: State, level: number, { tell }: Dealer<Event>): Content {
  const lying = s.stack[s.lastDive++];
  const content = contentOf(lying);
  tell({ type: 'turned', level, content, card: lying.card });
  return content;
}

/** [DIVE-57, DIVE-58, DIVE-105] No card is left for these levels: what lies on them is discarded, and nobody erred. */
function discard({ descents, chief }: Dive, level: number, { tell }: Dealer<Event>): void {
  for (const descent of descents) {
    if (!isAt(descent, level)) continue;
    tell({ type: 'spent', seat: descent.seat, levels: RANGES[level][descent.kept] });
    descent.kept = level - 1;
  }
  if (chief) cover(chief, visibleLevels(chief, level)); // [DIVE-127]
}

/** Lists of levels from one to another, which all that is told shares. */
const RANGES: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: ANGLER_LEVEL + 1 },
  (_, from) => Array.from({ length: ANGLER_LEVEL + 1 }, (_, to) => levelsFrom(from, to)),
);

function levelsFrom(from: number, to: number): readonly number[] {
  const levels: number[] = [];
  for (let level = from; level <= to; level++) levels.push(level);
  return Object.freeze(levels);
}

const saysShark = ({ levels, angler }: Program, level: number): boolean =>
  level === ANGLER_LEVEL ? angler === true : levels[level - 1].shark;

/** [DIVE-32, DIVE-33] All at the same time: who says what the card shows, and who does not. Answers with the first. */
function compare(
  descents: readonly Descent[],
  diving: Group,
  level: number,
  { shark }: Content,
  { tell }: Dealer<Event>,
): Group {
  let set = 0;
  for (const seat of diving.seats) if (saysShark(descents[seat].program, level) === shark) set |= 1 << seat;
  const right = groupWith(set);
  tell({ type: 'judged', level, right: right.seats, wrong: groupWith(diving.set - set).seats });
  return right;
}

/** Step 1 for all who dive this level; answers with those who are right. */
function judge(
  s: State,
  descents: readonly Descent[],
  diving: Group,
  level: number,
  content: Content,
  dealer: Dealer<Event>,
): Group {
  if (diving === NOBODY) return NOBODY; // only the Chief is left
  const right = compare(descents, diving, level, content, dealer);
  for (const seat of groupWith(diving.set - right.set).seats) err(s, descents[seat], level, dealer);
  return right;
}

/** [DIVE-34, DIVE-35] In Tranquil Waters this level and deeper ones are lost, in Deep Waters all. [DIVE-36] */
function err(s: State, descent: Descent, level: number, { tell }: Dealer<Event>): void {
  const zone = zoneOf(s.divers[descent.seat].space);
  const first = zone === 'deep' ? 1 : level;
  tell({ type: 'lost', seat: descent.seat, levels: RANGES[first][descent.kept], zone });
  descent.kept = first - 1;
  descent.erred = true;
}

/** [DIVE-39, DIVE-40] With a helper on the card, those who are right and the Chief race for it. */
function race(
  s: State,
  { descents, chief }: Dive,
  right: Group,
  level: number,
  { helper }: Content,
  dealer: Dealer<Event>,
): void {
  if (helper === null) return;
  const chiefs = chief && chiefSpeed(chief, level);
  const racing = chiefs === null ? right.seats : right.withChief;
  if (racing.length === 0) return;
  const speeds = racing.map(
    (pawn: Pawn): Contender => ({
      pawn,
      speed: isChief(pawn) ? (chiefs as number) : speedOf(descents[pawn].program, level),
    }),
  );
  const winner = fastest(speeds);
  dealer.tell({ type: 'raced', level, speeds, winner });
  if (winner === null) return;
  help(s, winner, helper, dealer);
  if (isChief(winner)) coverYellow(s, chief, level, dealer);
}

/** [DIVE-41, DIVE-107] The sum of the tokens, and the Clownfish. [DIVE-102] Nobody races on level 6. */
export function speedOf({ levels, clown }: Program, level: number): number {
  if (level === ANGLER_LEVEL) return 0;
  let speed = clown === level ? CLOWN_SPEED : 0;
  for (const token of levels[level - 1].tokens) speed += token;
  return speed;
}

/** [DIVE-109, DIVE-110] After the last level: their owner advances if the other diver made no mistake. */
function thankDolphins(s: State, { descents }: Dive, { tell }: Dealer<Event>): void {
  for (const [seat, { dolphinsTo, space }] of s.divers.entries()) {
    if (dolphinsTo === null || descents[dolphinsTo].erred) continue;
    moveTo(s, seat, space + 1);
    tell({ type: 'thanked', seat, for: dolphinsTo, from: space, to: space + 1 });
  }
}

/** [DIVE-75, DIVE-78, DIVE-79] Every level for everybody; a mistake costs only its own level, and nobody helps. */
function diveWithChildren(s: State, { descents }: Dive, dealer: Dealer<Event>): void {
  const levels = descents[0].kept;
  for (const descent of descents) descent.kept = 0;
  for (let level = 1; level <= levels; level++) {
    if (s.lastDive === s.stack.length) {
      for (const { seat } of descents) dealer.tell({ type: 'spent', seat, levels: RANGES[level][levels] });
      return; // [DIVE-82]
    }
    const right = compare(descents, allOf(descents.length), level, turnCard(s, level, dealer), dealer);
    for (const seat of right.seats) descents[seat].kept++; // [DIVE-76]
  }
}
