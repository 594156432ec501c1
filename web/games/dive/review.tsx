import type { Decision } from '@fathoms/bots/review/review.ts';
import { parse } from '@fathoms/games/dive/notation.ts';
import { ANGLER_LEVEL } from '@fathoms/games/dive/parts.ts';
import type { Action, Program, View } from '@fathoms/games/dive/types.ts';
import type { Facts } from '@fathoms/kernel/game.ts';
import type { Pondered, ReviewScreen } from '../../board/review.ts';
import { whoIs } from '../../board/seats.ts';
import { programSpeed } from './model/speeds.ts';
import { Position } from './Position.tsx';
import { Came } from './review/Came.tsx';
import { callsOf, sureOf } from './review/calls.ts';
import { REVIEW } from './review/words.ts';
import { WORDS } from './words/table.ts';

const read = (text: string): Action => {
  const action = parse(text);
  if (!action) throw new Error(`a review names what cannot be read: ${text}`);
  return action;
};

const isChildrens = ({ levels }: Program): boolean => levels.every(({ tokens }) => tokens.length === 0);

function programText(program: Program, { language }: Pondered<View>): string {
  const words = REVIEW[language];
  const sharks = callsOf(program).flatMap((shark, i) => (shark ? [i + 1] : []));
  if (isChildrens(program)) return words.children(sharks);
  const tokens = program.levels.map(level => level.tokens.join('+'));
  const text = words.program(tokens, sharks);
  if (program.angler !== null) return words.angler(text);
  return program.clown === null ? text : words.clown(text, program.clown);
}

function did(text: string, at: Pondered<View>): string {
  const { seat, faces, language } = at;
  const words = REVIEW[language].did;
  const { companions } = WORDS[language];
  const who = whoIs(faces)(seat);
  const action = read(text);
  switch (action.type) {
    case 'ready': {
      const said = programText(action.program, at);
      return isChildrens(action.program) ? words.children(who, said) : words.program(who, said);
    }
    case 'take':
      return words.take(who, companions[action.companion].name);
    case 'announce':
      return words.use(who, companions[action.companion].name);
    case 'dolphins':
      return words.dolphins(who, whoIs(faces)(action.to));
    case 'octopus':
      return words.octopus(who);
    case 'withdraw':
      throw new Error('a review does not look at what was taken back');
  }
}

function choice(text: string, at: Pondered<View>): string {
  const { faces, language } = at;
  const words = REVIEW[language];
  const { companions } = WORDS[language];
  const action = read(text);
  switch (action.type) {
    case 'ready':
      return programText(action.program, at);
    case 'take':
      return words.take(companions[action.companion].name);
    case 'announce':
      return words.use(companions[action.companion].name);
    case 'dolphins':
      return words.dolphins(whoIs(faces)(action.to));
    case 'octopus':
      return words.octopus;
    case 'withdraw':
      throw new Error('a review does not look at what was taken back');
  }
}

/** How sure the calls were, what the program promised, and what the better one would have. */
function why({ chosen, best, reasons, instead }: Decision, at: Pondered<View>): string | null {
  const words = REVIEW[at.language];
  const [own, other] = [read(chosen), read(best)];
  if (own.type === 'take') return null;
  if (own.type !== 'ready' && other.type !== 'ready') return words.companion;
  const told = [
    promiseOf(own, reasons, at),
    own.type === 'ready' && other.type === 'ready' && likelierOf(own, other, reasons, at),
    best !== chosen && (insteadOf(own, other, at) || betterOf(instead, at)),
    reasons.wholly === 1 && words.wholly,
  ];
  return told.filter(Boolean).join(' ') || null;
}

function promiseOf(action: Action, facts: Facts, { language }: Pondered<View>): string {
  const words = REVIEW[language];
  if (action.type !== 'ready') return words.companion;
  const { levels, all, helped } = facts;
  const promise = words.promise(spacesIn(facts), Number(helped ?? 0));
  return typeof all === 'number' ? `${words.sure(Number(levels), all)} ${promise}` : promise;
}

const betterOf = (facts: Facts, { language }: Pondered<View>): string =>
  typeof facts.all === 'number' ? REVIEW[language].better(facts.all, spacesIn(facts)) : '';

/** To be expected in the Rest and from helpers. */
const spacesIn = ({ rest, helped }: Facts): number =>
  Math.round(10 * (Number(rest) + Number(helped ?? 0))) / 10;

/** Where the better program says the opposite. */
function likelierOf(
  own: Action & { type: 'ready' },
  other: Action & { type: 'ready' },
  facts: Facts,
  { language }: Pondered<View>,
): string {
  const sure = sureOf(facts);
  const better = callsOf(other.program);
  return callsOf(own.program)
    .slice(0, ANGLER_LEVEL)
    .flatMap((shark, i) => {
      const chance = sure[i];
      const isOpposite =
        better[i] !== undefined && better[i] !== shark && chance !== undefined && chance < 50;
      return isOpposite ? [REVIEW[language].likelier(i + 1, !shark, 100 - chance)] : [];
    })
    .join(' ');
}

const insteadOf = (own: Action, other: Action, at: Pondered<View>): string =>
  own.type === 'ready' && other.type === 'ready' ? fasterOf(own.program, other.program, at) : '';

/** Where the better program is faster, if it is no other in what it says. */
function fasterOf(own: Program, better: Program, { language }: Pondered<View>): string {
  if (callsOf(own).join() !== callsOf(better).join()) return '';
  const gains = better.levels.map((_, i) => {
    const [speed, than] = [programSpeed(better, i + 1) ?? 0, programSpeed(own, i + 1) ?? 0];
    return { level: i + 1, speed, than };
  });
  const most = gains.reduce((best, gain) => (gain.speed - gain.than > best.speed - best.than ? gain : best));
  return most.speed > most.than ? REVIEW[language].faster(most.level, most.speed, most.than) : '';
}

export const review: ReviewScreen<View> = {
  did,
  choice,
  why,
  odds: () => null,
  Position,
  Came,
  note: ({ sonar }, language) => REVIEW[language][sonar === 'on' ? 'noteSonar' : 'note'],
};
