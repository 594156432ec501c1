import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shares } from '../index.ts';
import { BONUSES, CARDS, type Card, COMPANIES, type CompanyId, cardId } from '../parts.ts';
import { previewExpand } from '../preview.ts';
import type { Event, State } from '../types.ts';
import { redact, view } from '../view.ts';
import { BASIC, drawnBy, ofType } from './table.ts';
import { type Pace, walk } from './walk.ts';

const games = fc.record({
  seats: fc.constantFrom(2, 3, 4, 5),
  thrift: fc.integer({ min: 0, max: 8 }),
  seed: fc.nat().map(String),
});

function everyGame(check: (opening: State, paces: Pace[], news: readonly Event[]) => void): void {
  const property = fc.property(games, ({ seats, thrift, seed }) => {
    const chance = seeded(seed);
    const { state, events } = start(shares, seats, { ...BASIC, sides: 'random' }, chance);
    const paces = [...walk(state, thrift, chance)];
    check(state, paces, [...events, ...paces.flatMap(pace => pace.events)]);
  });
  fc.assert(property, { seed: 143, numRuns: 25 });
}

/** Checks every state of many matches by dice. */
function everywhere(check: (s: State) => void): void {
  everyGame((opening, paces) => {
    check(opening);
    for (const { after } of paces) check(after);
  });
}

test('all cards are there, each in one place', () => {
  everywhere(s => {
    const piles = [s.deck, s.discards, s.row, ...s.stacks, ...s.hands, ...s.portfolios.flat()];
    const box = s.hands.length === 2 ? [...CARDS, ...BONUSES] : CARDS;
    expect(piles.flat().sort((a, b) => a - b)).toEqual(box);
  });
});

test('hands are rising, shares lie with their company, and bonus shares only in the two piles', () => {
  everywhere(s => {
    for (const hand of s.hands) expect(hand).toEqual([...hand].sort((a, b) => a - b));
    for (const portfolio of s.portfolios) {
      const isHome = (card: Card, company: number) =>
        (2 * Math.floor(card / 10) + (card % 10)) % 5 === company;
      expect(portfolio.every((own, company) => own.every(card => isHome(card, company)))).toBe(true);
    }
    expect([...s.hands, ...s.stacks, ...s.portfolios.flat()].flat().every(card => card < 100)).toBe(true);
  });
});

test('prices and scores follow from what lies open', () => {
  everywhere(s => {
    const { companies, portfolios, third, scores } = view(s, null);
    const depth = (company: CompanyId) => companies[company].stack.length;
    for (const company of COMPANIES) {
      const owners = third ? [...portfolios, third] : portfolios;
      expect(companies[company].price).toBe(owners.reduce((sum, own) => sum + own[company].length, 0));
      const best = Math.max(...COMPANIES.map(depth));
      const pearl = companies.pearl.side === 'basic' ? depth('pearl') + 2 : Math.max(0, best - 2);
      expect(companies[company].worth).toBe(company === 'pearl' ? pearl : depth(company));
    }
    expect(scores).toEqual(
      portfolios.map(own => COMPANIES.reduce((sum, c) => sum + own[c].length * companies[c].worth, 0)),
    );
  });
});

test('there is no dead end: one seat can act until the game is over, and a turn can always draw', () => {
  everywhere(s => {
    const over = shares.outcome(s) !== null;
    expect(shares.toAct(s)).toEqual(over ? [] : [s.active]);
    const listed = shares.legal(s, s.active).map(shares.format);
    if (s.phase.name === 'action') expect(listed).toContain('draw');
    if (s.phase.name === 'ability')
      expect(listed.length === 1 ? shares.choices?.describe(s, s.active) : 1).not.toBeNull();
  });
});

test('every match ends, with one final turn for everybody and a single winner', () => {
  everyGame((opening, paces, news) => {
    expect(paces.length).toBeLessThanOrEqual(200);
    const seats = opening.hands.length;
    const [{ seat: by }] = ofType(news, 'triggered');
    expect(ofType(news, 'triggered')).toHaveLength(1);
    const last = ofType(news, 'turned').filter(({ final }) => final);
    expect(last.map(({ seat }) => seat)).toEqual(
      Array.from({ length: seats }, (_, k) => (by + 1 + k) % seats),
    );
    const places = shares.outcome(paces[paces.length - 1].after)?.places ?? [];
    expect([...places].sort()).toEqual(Array.from({ length: seats }, (_, k) => k + 1));
  });
});

test('turns go round clockwise from the starting player', () => {
  everyGame((opening, _, news) => {
    const seats = ofType(news, 'turned').map(({ seat }) => seat);
    expect(seats).toEqual(seats.map((_, i) => (opening.first + i) % opening.hands.length));
  });
});

test('stacks rise except where an ability broke them, and each expansion beats the card it covers', () => {
  everyGame((_, __, news) => {
    for (const { card, over } of ofType(news, 'expanded')) expect(over === null || over < card).toBe(true);
  });
});

test('what a board foresees of an expansion is what happens', () => {
  everyGame((opening, paces) => {
    for (const { before, after, action, events } of paces) {
      const [word, company, number] = action.split(' ');
      if (word !== 'expand') continue;
      const foreseen = previewExpand(view(before, null), company as CompanyId, `ds-${number}`);
      const declared = ofType(events, 'declared')[0]?.amounts ?? null;
      expect(foreseen).toMatchObject({ fits: true, dividend: declared });
      const missed = ofType(events, 'missed').length > 0;
      if (declared && !missed) expect(drawnBy(events, opening.hands.length)).toEqual(declared);
      if (ofType(events, 'resolved').length === 0) expect(view(after, null).scores).toEqual(foreseen.scores);
    }
  });
});

test('an action changes nothing but what it says: hands shrink by what was shown or paid', () => {
  everyGame((_, paces) => {
    for (const { before, after, action, events } of paces) {
      const seat = before.active;
      const paid = action.split(' with ')[1]?.split(' ').length ?? 0;
      const used = ['buy', 'expand', 'play'].includes(action.split(' ')[0]) ? 1 : 0;
      const drawn = drawnBy(events, before.hands.length)[seat];
      expect(after.hands[seat].length).toBe(before.hands[seat].length - paid - used + drawn);
    }
  });
});

test('nobody is shown a card in another hand or in the deck', () => {
  everywhere(s => {
    const leaks = [...s.hands.keys(), null].flatMap(viewer => {
      const secret = [...s.deck, ...s.hands.filter((_, seat) => seat !== viewer).flat()].map(cardId);
      const shown = new Set(JSON.stringify(view(s, viewer)).match(/[a-z]+-\d+/g));
      return secret.filter(id => shown.has(id));
    });
    expect(leaks).toEqual([]);
  });
});

test('nobody hears of a card that stays hidden from them', () => {
  everyGame((_, paces) => {
    for (const { after, events } of paces) {
      const leaks = [...after.hands.keys(), null].flatMap(viewer => {
        const hidden = after.hands
          .filter((_, seat) => seat !== viewer)
          .flat()
          .map(cardId);
        const heard = events
          .filter(event => event.type !== 'shuffled') // open discards, some drawn from the new deck since
          .filter(event => event.type !== 'acquired' || event.seat !== viewer) // who pays knows the cards
          .map(event => redact(event, viewer));
        const told = new Set(JSON.stringify(heard).match(/[a-z]+-\d+/g));
        return hidden.filter(id => told.has(id));
      });
      expect(leaks).toEqual([]);
    }
  });
});
