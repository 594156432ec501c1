// @vitest-environment happy-dom
import { dive } from '@fathoms/games/dive/index.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { scuba } from '@fathoms/games/scuba/index.ts';
import { shares } from '@fathoms/games/shares/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { cleanup, screen as dom, fireEvent } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameScreen, Site } from '../../board/screen.ts';
import { screen as diveScreen } from '../../games/dive/screen.tsx';
import * as sites from '../../games/list.ts';
import { screen as lockerScreen } from '../../games/locker/screen.tsx';
import { screen as scubaScreen } from '../../games/scuba/screen.tsx';
import { screen as sharesScreen } from '../../games/shares/screen.tsx';
import { framesOf, openTable, type Shot, type TableLook, type ToldFrame } from './strip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Played {
  readonly game: Game;
  readonly site: Site;
  readonly screen: GameScreen;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: string;
  readonly frames: number; // looked at
}

const defaults = (game: Game): OptionValues =>
  Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] as string]));

const played = (
  game: unknown,
  site: Site,
  screen: unknown,
  seats: number,
  seed: string,
  frames: number,
): Played => ({
  game: game as Game,
  site,
  screen: screen as GameScreen,
  options: defaults(game as Game),
  seats,
  seed,
  frames,
});

const LOCKER = played(locker, sites.locker, lockerScreen, 3, 'strip', 24);
const SCUBA = played(scuba, sites.scuba, scubaScreen, 3, 'strip', 24);
const SHARES = played(shares, sites.shares, sharesScreen, 2, 'strip', 24);

const DIVE = played(dive, sites.dive, diveScreen, 2, 'strip', 0);

const typesIn = ({ fresh }: ToldFrame): readonly string[] =>
  fresh.flatMap(({ events }) => events.map(event => (event as { type: string }).type));

describe.each([LOCKER, SCUBA, SHARES])('$site.id', table => {
  const { game, site, screen, options, seats, seed, frames } = table;

  test('log, label, prompt and what is read aloud never run ahead of each other', () => {
    const [first, ...rest] = framesOf(game, options, { seed, seats, seat: 0 });
    if (!first) throw new Error('nothing was dealt');
    const page = openTable(site, screen, first, seats);
    let before = page.seen();
    const { length: known } = before.log; // when the page was opened
    let told = 0;
    for (const frame of rest.slice(0, frames)) {
      const shots = page.show(frame);
      const after = page.seen();
      for (const shot of shots) {
        expect(shot.log.slice(0, before.log.length)).toEqual(before.log);
        expect(shot.log).toEqual(after.log.slice(0, shot.log.length));
        const heard = shot.log.slice(known);
        expect(shot.said).toEqual(heard.slice(-shot.said.length || heard.length));
        if (shot.log.length === after.log.length) continue;
        told++;
        expect([shot.label, shot.prompt]).toEqual([before.label, before.prompt]);
      }
      before = after;
    }
    expect(told).toBeGreaterThan(4); // or nothing was told at length
  });
});

/** What changed from look to look, and when. */
function strip(before: TableLook, shots: readonly Shot[]): string[] {
  let last = before;
  return shots.flatMap(shot => {
    const changed = [
      shot.log.length !== last.log.length && `log +${shot.log.length - last.log.length}`,
      shot.numbers !== last.numbers && 'numbers',
      shot.label !== last.label && 'label',
      shot.prompt !== last.prompt && 'prompt',
      shot.moment !== last.moment && (shot.moment ? `moment` : 'moment over'),
    ].filter(one => one !== false);
    last = shot;
    return changed.length > 0 ? [`${shot.ms} ${changed.join(', ')}`] : [];
  });
}

/** The first time this happens in a game, by another player unless said otherwise. */
function stripOf(
  { game, site, screen, options, seats }: Played,
  type: string,
  only: (types: readonly string[], frame: ToldFrame) => boolean = () => true,
) {
  for (let seed = 0; seed < 40; seed++) {
    let before: ToldFrame | null = null;
    for (const frame of framesOf(game, options, { seed: `${type}-${seed}`, seats, seat: 0 })) {
      const types = typesIn(frame);
      if (before && types.includes(type) && only(types, frame)) {
        const page = openTable(site, screen, before, seats);
        const seen = page.seen();
        const shots = page.show(frame);
        return { strip: strip(seen, shots), shots, types };
      }
      before = frame;
    }
  }
  throw new Error(`${type} never happens`);
}

const LOCKER_STRIPS = {
  placed: ['280 log +1, numbers', '880 log +1, numbers'], // the card, then what its Drone saw
  crashed: ['280 log +2, numbers, moment', '1580 numbers, label, prompt, moment over'],
  returned: ['480 log +1, numbers, moment', '1780 numbers, label, prompt, moment over'],
  knifed: ['520 log +1, numbers, prompt'],
};
const SHARES_STRIPS = {
  bought: ['820 log +1, numbers, label, prompt'],
  fundraised: [
    '280 log +1',
    '880 log +1, moment',
    '2180 moment over',
    '2900 log +1, numbers, label, prompt', // after everybody's cards have come
  ],
  depleted: [
    '0 log +1', // a bonus share turns up
    '320 log +1, moment', // the deck is empty
    '1620 moment over',
    '2100 log +1', // shuffled
    '2240 log +1, numbers, moment', // what the bonus share brought
    '3540 moment over',
    '3820 log +1',
    '4420 log +1, moment', // a fundraiser
    '5720 moment over',
    '6440 log +1, numbers, label, prompt',
  ],
};
const SCUBA_STRIPS = {
  drawn: [
    '0 log +1, numbers',
    '600 log +1, numbers', // the current
    '1240 log +1, moment', // it carries them off
    '2540 log +1, numbers, moment over',
    '3140 log +1, numbers',
    '3740 log +1, numbers, label, prompt',
  ],
  happened: ['0 log +1, moment', '2200 moment over'],
  saw: ['0 log +1, numbers, moment', '1300 numbers, prompt, moment over'],
  surfaced: [
    '0 log +1, numbers, moment',
    '1300 log +1, moment over', // the next current
    '1940 log +1, moment',
    '3240 label, prompt, moment over',
  ],
  died: [
    '0 log +1, moment', // the card that did it
    '2200 log +1, numbers, moment over',
    '2800 log +1, numbers, moment', // out of air
    '4100 log +1, numbers, moment over',
    '4700 log +1, numbers, label, prompt',
  ],
  departed: [
    '0 log +1, moment',
    '1300 log +1, numbers, moment over',
    '1900 log +1, numbers',
    '2500 numbers',
    '2820 log +1, numbers',
    '3420 log +1, numbers',
    '4060 log +1, moment',
    '5360 numbers, label, prompt, moment over',
  ],
};

const STRIPS = [
  [LOCKER, LOCKER_STRIPS],
  [SHARES, SHARES_STRIPS],
  [SCUBA, SCUBA_STRIPS],
] as const;

for (const [table, strips] of STRIPS)
  test.each(Object.entries(strips))(`${table.site.id}: %s is told in order`, (type, expected) => {
    expect(stripOf(table, type).strip).toEqual(expected);
  });

test('shares: a dividend is declared, then paid: each number changes with its own beat', () => {
  const paid = (types: readonly string[]) => types.indexOf('drew') > types.indexOf('declared');
  expect(stripOf(SHARES, 'declared', paid).strip).toEqual([
    '340 log +1, numbers', // the line is deeper, its price and worth with it
    '940 log +1, moment',
    '2240 moment over',
    '2520 log +1, numbers, label, prompt', // the cards it pays are in hand
  ]);
});

test('shares: bonus shares that come in a row are told one by one', () => {
  const twice = (types: readonly string[]) => types.filter(type => type === 'resolved').length > 1;
  expect(stripOf(SHARES, 'resolved', twice).strip).toEqual([
    '340 log +1, numbers',
    '940 log +1, moment', // a dividend
    '2240 log +1, moment over', // a bonus share turns up instead of a card
    '2560 log +1, moment', // what it brought
    '3860 moment over',
    '4220 log +1', // the card that was due
    '5100 log +1, moment', // the deck is empty
    '6400 moment over',
    '6880 log +1',
    '7300 log +1', // the second one
    '7620 log +1, numbers, moment',
    '8920 moment over',
    '9200 numbers, prompt',
  ]);
});

test('what another player did is said where it happens, and stays to be read', () => {
  const { shots } = stripOf(SHARES, 'bought', (_, { fresh }) => fresh[0]?.seat === 1);
  const [first, ...rest] = shots.filter(({ caption }) => caption);
  expect(first?.caption).toMatch(/^Pip buys the share/);
  expect(first?.log.at(-1)).toBe(first?.caption); // not before it is told
  const over = shots.at(-1);
  expect([over?.caption, rest.every(({ caption }) => caption === first?.caption)]).toEqual(['', true]);
  expect((over?.ms ?? 0) - (first?.ms ?? 0)).toBe(2000);
});

test('an incident names whoever it happened to and what it cost', () => {
  const { shots } = stripOf(LOCKER, 'crashed');
  const said = shots.find(({ moment }) => moment)?.moment;
  expect(said).toBe('Jun’s incident3 cards, 11 points sink.Nothing was saved. Jun’s hold stays at 0.');
});

test('a dive is told scene by scene: each level in the log when it is up, the next round when one goes on', () => {
  const options = { ...defaults(dive as unknown as Game), chief: 'off', companions: 'off' };
  let before: ToldFrame | null = null;
  for (const frame of framesOf(dive as unknown as Game, options, { seed: 'dive', seats: 2, seat: 0 })) {
    if (before && typesIn(frame).includes('revealed')) {
      const page = openTable(sites.dive, diveScreen as unknown as GameScreen, before, 2);
      fireEvent.click(dom.getByRole('button', { name: 'Open the logbook' }));
      const old = page.seen();
      page.show(frame);
      const levels = typesIn(frame).filter(type => type === 'turned').length;
      for (let level = 1; level <= levels; level++) {
        expect(page.seen().log.some(row => row.startsWith(`Level ${level}:`))).toBe(false);
        fireEvent.click(dom.getByRole('button', { name: new RegExp(`level ${level}$`, 'i') }));
        expect(page.seen().log.some(row => row.startsWith(`Level ${level}:`))).toBe(true);
        expect(page.seen().label).toBe(old.label);
      }
      fireEvent.click(dom.getByRole('button', { name: /rest/ }));
      expect(page.seen().label).toBe(old.label);
      fireEvent.click(dom.getByRole('button', { name: 'Round 2' }));
      expect(page.seen().label).not.toBe(old.label);
      return;
    }
    before = frame;
  }
  throw new Error('nobody dived');
});

/** Whatever a game tells of, each event belongs to one beat. */
test.each([LOCKER, SHARES, SCUBA, DIVE])(
  '$site.id: the beats of a whole game tell all of it, once',
  table => {
    const { game, screen, options, seats } = table;
    let before: ToldFrame | null = null;
    for (const frame of framesOf(game, options, { seed: 'whole', seats, seat: 0 })) {
      if (before) {
        const script = screen.script?.(frame.fresh, { before: before.state.view, after: frame.state.view });
        const told = script?.beats.reduce((sum, { events }) => sum + events, 0);
        expect(told).toBe(typesIn(frame).length);
      }
      before = frame;
    }
  },
);
