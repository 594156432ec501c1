import type { Decision } from '@fathoms/bots/review/review.ts';
import { parse } from '@fathoms/games/scuba/notation.ts';
import { type Band, SOLO_POINTS, speciesOf } from '@fathoms/games/scuba/parts.ts';
import { type SpaceId, spaceId } from '@fathoms/games/scuba/sea.ts';
import type { Action, View } from '@fathoms/games/scuba/types.ts';
import type { Facts } from '@fathoms/kernel/game.ts';
import type { Pondered, ReviewScreen } from '../../board/review.ts';
import { whoIs } from '../../board/seats.ts';
import { capital } from '../../board/sentence.tsx';
import { Position } from './Position.tsx';
import { cardOf, wayOf } from './parts/currents.ts';
import { columnIn, directionOf, rowIn } from './parts/spaces.ts';
import { REVIEW } from './review/words.ts';
import { rich } from './rich.tsx';
import { depthOf } from './words/places.ts';
import { WORDS } from './words/table.ts';

const read = (text: string): Action => {
  const action = parse(text);
  if (!action) throw new Error(`a review names what cannot be read: ${text}`);
  return action;
};

/** `15–20 m, column 4`, `on the boat` */
function placeOf(space: SpaceId, { language }: Pondered<View>): string {
  const words = WORDS[language];
  const depth = depthOf(space, words);
  return rowIn(space) === 0 ? depth : `${depth}, ${words.places.column(columnIn(space))}`;
}

/** The diver a turn is about: of lost bearings it is somebody else's. */
const diverIn = ({ view }: Pondered<View>) => {
  const diver = view.divers[view.active];
  if (!diver) throw new Error('nobody dives');
  return diver;
};

/** The band of the tile that can be turned. */
const bandHere = ({ view }: Pondered<View>): Band =>
  view.backs.find(({ at }) => at === view.dive.on)?.band ?? 'red';

function did(text: string, at: Pondered<View>) {
  const { view, seat, faces, language } = at;
  const words = REVIEW[language].did;
  const who = whoIs(faces)(seat);
  const action = read(text);
  const say = (): string => {
    switch (action.type) {
      case 'step':
        return stepped(spaceId(action.to), at);
      case 'turn':
        return words.turn(who, WORDS[language].bands[bandHere(at)]);
      case 'see':
        return words.see(who, speciesOf(action.tile));
      case 'point':
        return words.point(who);
      case 'push':
        return words.push(who, whoIs(faces)(view.active), action.side);
      case 'stop':
        return words.stop(who, placeOf(diverIn(at).at, at));
    }
  };
  return rich(say(), WORDS[language]);
}

function stepped(to: SpaceId, at: Pondered<View>): string {
  const words = REVIEW[at.language].did;
  const who = whoIs(at.faces)(at.seat);
  const { status, at: from } = diverIn(at);
  if (status === 'waiting') return words.jump(who, placeOf(to, at));
  if (status === 'surfaced') return words.snorkel(who, placeOf(to, at));
  return rowIn(to) === 0
    ? words.surface(who, placeOf(to, at))
    : words.step(who, directionOf(from, to), placeOf(to, at));
}

function nameOf(text: string, at: Pondered<View>): string {
  const words = REVIEW[at.language].choice;
  const action = read(text);
  switch (action.type) {
    case 'step': {
      const to = spaceId(action.to);
      const { status, at: from } = diverIn(at);
      if (status === 'waiting') return words.jump(placeOf(to, at));
      if (to === 'boat' && status === 'surfaced') return words.board;
      return rowIn(to) === 0 && status === 'under' ? words.surface : words.step(directionOf(from, to));
    }
    case 'see':
      return words.see(speciesOf(action.tile));
    case 'push':
      return words.push(action.side);
    default:
      return words[action.type];
  }
}

/** What the chosen and the best were about, what the current allows, and how far the end is. */
function why({ chosen, best, reasons, instead }: Decision, at: Pondered<View>) {
  const told = [
    aboutOf(chosen, reasons, at),
    ...(best === chosen ? [] : [aboutOf(best, instead, at)]),
    flowOf([chosen, best], at),
    endOf(reasons, at),
  ];
  const lines = told.filter(Boolean);
  return rich(lines.length > 0 ? lines.join(' ') : REVIEW[at.language].nothing, WORDS[at.language]);
}

function aboutOf(text: string, facts: Facts, at: Pondered<View>): string {
  const words = REVIEW[at.language];
  const name = capital(nameOf(text, at));
  const { animals, events, total, points, end, found, cost, air, home } = facts;
  if (typeof animals === 'number') {
    const band = WORDS[at.language].bands[bandHere(at)];
    return `${words.tile(animals, Number(total), band, Number(points))} ${words.events(Number(events))}`.trim();
  }
  if (typeof points === 'number') return words.animal(points);
  if (typeof end !== 'string') return '';
  if (rowIn(end as SpaceId) === 0) return words.up(name, end === 'boat', Number(found), Number(air));
  const left = words.air(Number(cost), Number(air), Number(home));
  return text === 'stop'
    ? words.stop(name, left)
    : words.way(name, placeOf(end as SpaceId, at), Number(found), left);
}

/** The divers' current, where somebody thought of swimming against it. */
function flowOf(texts: readonly string[], at: Pondered<View>): string {
  const { view, language } = at;
  const shift = view.open === null ? undefined : cardOf(view.open).shifts.at(-1);
  const flow = shift && wayOf(shift);
  if (!flow || (flow.way !== 'left' && flow.way !== 'right')) return '';
  const against = flow.way === 'left' ? 'right' : 'left';
  const isAgainst = texts.map(read).some(action => {
    return action.type === 'step' && directionOf(diverIn(at).at, spaceId(action.to)) === against;
  });
  return isAgainst ? REVIEW[language].flow(flow.spaces, flow.way, view.dive.allowance[against], against) : '';
}

const NEAR = 2; // turns: before that nobody counts them

function endOf({ turns }: Facts, { language }: Pondered<View>): string {
  if (typeof turns !== 'number' || turns > NEAR) return '';
  return turns > 0 ? REVIEW[language].last(turns) : REVIEW[language].late(SOLO_POINTS);
}

export const review: ReviewScreen<View> = {
  did,
  choice: (text, at) => rich(nameOf(text, at), WORDS[at.language]),
  why,
  odds: () => null,
  Position,
};
