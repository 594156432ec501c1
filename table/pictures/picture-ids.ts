import type { Game, Kinds, Pictures } from '@fathoms/kernel/game.ts';
import type { PictureIds } from '@fathoms/protocol/messages.ts';
import { secretName } from '../match/fairness.ts';
import { type LiveMatch, statesOf } from '../match/live.ts';

/** What the node's painter draws a picture from, under the id everybody knows it by. */
export interface Picture {
  readonly id: string; // the table's, a dot and a secret name
  readonly scene: unknown;
}

/** The pictures of one match: which there are to see, and which ids still lead to one. */
export interface PictureRegistry {
  /** Ids of all there is to see. */
  readonly now: (live: LiveMatch) => PictureIds;
  /** Ids of what the steps between two moments showed in passing. */
  readonly passing: (before: LiveMatch, after: LiveMatch) => PictureIds;
  /** The match has come to this. Answers what is new to see from here on, in the order it will be looked at. */
  readonly follow: (live: LiveMatch) => readonly Picture[];
  /**
   * The scene behind an id; null = there is none, or nobody may look at it any more. Those who look on from
   * behind see the match as `watched`.
   */
  readonly find: (id: string, watched: LiveMatch) => unknown;
}

type Named = { readonly [name: string]: Picture };

/** What one state of the match shows. */
interface Sight {
  readonly moment: string;
  readonly shown: Named;
  readonly passing: Named;
}

const MOST_KEPT = 64; // pictures seen in passing
const NEVER = -1; // not even the setup

/** The table whose picture this could be. */
export const tableOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

export function openPictureRegistry(game: Game, table: string): PictureRegistry {
  const { pictures } = game;
  return pictures ? exhibit(pictures, table) : EMPTY;
}

const EMPTY: PictureRegistry = { now: () => ({}), passing: () => ({}), follow: () => [], find: () => null };

function exhibit(pictures: Pictures<Kinds>, table: string): PictureRegistry {
  const known = new WeakMap<object, Sight>(); // what is costly to name is named once
  let current: Sight | null = null;
  let followed = NEVER; // steps
  let kept = new Map<string, Picture>(); // what was seen in passing, oldest first
  let unread: LiveMatch | null = null; // a match taken up on its way, whose earlier moments nobody asked for yet

  const forgetAll = (): void => {
    current = null;
    followed = NEVER;
    kept = new Map();
    unread = null;
  };

  /** The same scene has the same id, so nobody looks twice; another one has another, so no id outlives it. */
  const named = (seed: string, scenes: { readonly [name: string]: unknown }): Named =>
    mapValues(scenes, scene => pictureOf(table, seed, scene));

  const sightOf = ({ seed, state }: LiveMatch): Sight => {
    const found = known.get(state as object) ?? {
      moment: pictures.moment(state),
      shown: named(seed, pictures.scenes(state)),
      passing: named(seed, pictures.passing(state)),
    };
    known.set(state as object, found);
    return found;
  };

  const come = (live: LiveMatch): readonly Picture[] => {
    const before = current;
    current = sightOf(live);
    // Something else is to be seen within one moment: it was covered, and so is all that shows it bare.
    const covered = before?.moment === current.moment && !sameIds(before.shown, current.shown);
    if (covered) kept = new Map();
    const fresh = before ? added(before.passing, current.passing) : {};
    for (const picture of Object.values(fresh)) kept.set(picture.id, picture);
    for (const id of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(id);
    return [...Object.values(fresh), ...Object.values(added(before?.shown ?? {}, current.shown))];
  };

  /** What was seen in passing before this node took the match up. */
  const readAll = (live: LiveMatch): void => {
    forgetAll();
    for (const state of statesOf(live)) come({ ...live, state });
    followed = live.steps.length;
  };

  return {
    now: live => mapValues(sightOf(live).shown, ({ id }) => id),
    passing: (before, after) =>
      mapValues(added(sightOf(before).passing, sightOf(after).passing), ({ id }) => id),
    follow(live) {
      const steps = live.steps.length;
      if (steps < followed) forgetAll();
      const isTakenUp = followed === NEVER && steps > 0;
      if (isTakenUp || unread) unread = live;
      const missed = !isTakenUp && steps - followed > 1 ? statesOf(live).slice(followed + 1, -1) : [];
      for (const state of missed) come({ ...live, state }); // something may have been covered on the way
      followed = steps;
      return come(live);
    },
    find(id, watched) {
      if (!current) return null;
      const { moment, shown } = sightOf(watched);
      const behind = moment === current.moment ? [] : Object.values(shown);
      const found = [...Object.values(current.shown), ...behind].find(picture => picture.id === id);
      if (!found && unread) readAll(unread);
      return (found ?? kept.get(id))?.scene ?? null;
    },
  };
}

/** A scene with its name. Another table may have the same seed: its names say nothing about this one's. */
export const pictureOf = (table: string, seed: string, scene: unknown): Picture => ({
  id: `${table}.${secretName(seed, `${table} ${JSON.stringify(scene)}`)}`,
  scene,
});

const idsOf = (named: Named): string[] => Object.values(named).map(({ id }) => id);
const sameIds = (one: Named, other: Named): boolean =>
  idsOf(one).every(id => idsOf(other).includes(id)) && idsOf(other).every(id => idsOf(one).includes(id));

/** Those of the later ones that were not there before. */
function added(before: Named, after: Named): Named {
  const old = idsOf(before);
  return Object.fromEntries(Object.entries(after).filter(([, { id }]) => !old.includes(id)));
}

const mapValues = <A, B>(from: { readonly [name: string]: A }, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));
