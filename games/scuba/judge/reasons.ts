import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import { chartOf } from '../bot/chart.ts';
import { judgeAt } from '../bot/experience.ts';
import { chanceHome } from '../bot/homecoming.ts';
import { type Mind, mindOf } from '../bot/mind.ts';
import { type End, endsByStep } from '../bot/route.ts';
import { BANDS, bandOf, EVENT_FRONT, frontOf, isAnimal } from '../parts.ts';
import { NOWHERE, ROW_AIR, rowOf, type Space, spaceId } from '../sea.ts';
import type { Action, State } from '../types.ts';

/** What this decision is about: what may lie under a tile, what an animal brings, or where a way that begins so can lead. */
export function reasons(s: State, seat: Seat, action: Action): Facts {
  switch (action.type) {
    case 'turn':
      return tileFacts(s, seat);
    case 'see':
      return { points: chartOf(s, seat).gains[frontOf(action.tile)] };
    case 'step':
      return wayFacts(mindOf(s, seat, judgeAt(s)), action.to);
    case 'stop':
      return wayFacts(mindOf(s, seat, judgeAt(s)), NOWHERE);
    default:
      return {};
  }
}

const tenths = (x: number): number => Math.round(10 * x) / 10;

/** All fronts nobody has seen yet, for two divers some more than there are tiles; and what an animal among them adds. */
function tileFacts(s: State, seat: Seat): Facts {
  const band = s.backs[s.dive.on];
  const fronts = s.bags[band];
  const { gains } = chartOf(s, seat);
  const animals = fronts.filter(isAnimal);
  const unseen = [...animals, ...s.box.filter(tile => isAnimal(tile) && bandOf(tile) === band)];
  const sum = unseen.reduce((points, tile) => points + gains[frontOf(tile)], 0);
  return {
    band: BANDS[band],
    animals: animals.length,
    events: fronts.filter(tile => frontOf(tile) === EVENT_FRONT).length,
    total: fronts.length,
    points: unseen.length > 0 ? tenths(sum / unseen.length) : 0,
  };
}

/** The best way on that begins with this step: what it may find, where it ends, and how sure the way home is then. */
function wayFacts(mind: Mind, to: Space): Facts {
  const { diver } = mind;
  if (diver.status === 'surfaced') return {};
  const end = endsByStep(mind).find(({ way }) => (way[0] ?? NOWHERE) === to);
  return end ? endFacts(mind, end) : {};
}

function endFacts({ diver, home, outlook }: Mind, { at, found, tokens }: End): Facts {
  const row = rowOf(at);
  const air = Math.max(0, diver.air - ROW_AIR[row]);
  return {
    end: spaceId(at),
    found: tenths(found),
    cost: ROW_AIR[row],
    air,
    home: row === 0 ? 100 : Math.floor(100 * chanceHome(home, row, tokens, air)),
    turns: outlook.turns,
  };
}
