// @vitest-environment happy-dom
import { locker } from '@fathoms/games/locker/index.ts';
import { CARDS, cardId, rankOf } from '@fathoms/games/locker/parts.ts';
import { at, type Moment } from '@fathoms/games/locker/test/table.ts';
import { cleanup, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../board/testing/answers.ts';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

type More = Partial<Parameters<typeof sitDown>[2]>;

/** At the table in this moment, as seat A unless told otherwise. */
const sit = (moment: Moment, more: More = {}) =>
  sitDown(locker, Board, { seats: moment.holds?.length ?? 2, seat: 0, ...more, state: at(moment) });

describe('going on or going home', () => {
  test('a turn begins with the deck; Return is not even offered', () => {
    const rig = sit({ revealed: false });
    expect(rig.prompt()).toMatch(/^Turn up the first card/);
    expect(rig.buttons(/^Return/)).toEqual([]);
    rig.tap('Turn up a card. Loot Deck, 60 cards left');
    expect(rig.sent).toEqual(['reveal']);
    rig.answer();
    expect(rig.prompt()).not.toMatch(/first card/);
  });

  test('the prompt tells what going home brings, and both buttons act at once', () => {
    const rig = sit({ exploration: ['key-4', 'map-5'], holds: [['key-6'], []] });
    expect(rig.prompt()).toBe('Continue or return?Returning now brings home 2 cards, 5 points.');
    rig.tap('Continue');
    rig.tap('Return');
    expect(rig.sent).toEqual(['reveal', 'return']);
  });

  test('while a Squid is hungry the locked Return explains itself', () => {
    const rig = sit({ exploration: ['squid-3'] });
    expect(rig.prompt()).toMatch(/for the Squid/);
    rig.tap('Return');
    expect(rig.sent).toEqual([]);
    expect(rig.explained).toEqual(['LOCKER-24']);
  });
});

describe('a tap selects, a second one or the button confirms', () => {
  const moment: Moment = { holds: [['key-3', 'map-4'], ['net-4']], phase: { name: 'net' } };

  test('by the button', () => {
    const rig = sit(moment);
    expect(rig.prompt()).toMatch(/^Which card does the Net place\?/);
    rig.tap('Choose your Key 3');
    expect(rig.sent).toEqual([]);
    expect(rig.prompt()).toMatch(/Key 3: /);
    rig.tap('Place it');
    expect(rig.sent).toEqual(['net key']);
    rig.answer();
    expect(rig.prompt()).toMatch(/^Continue or return\?/);
  });

  test('by tapping again; another card takes its place first', () => {
    const rig = sit(moment);
    rig.tap('Choose your Key 3');
    rig.tap('Choose your Map 4');
    rig.tap('Choose your Map 4');
    expect(rig.sent).toEqual(['net map']);
  });

  test('the button alone says what must be done', () => {
    const rig = sit(moment);
    rig.tap('Place it');
    expect([rig.sent, rig.explained]).toEqual([[], ['LOCKER-75']]);
  });

  test('on a phone the cards are offered large', () => {
    const rig = sit(moment, { phone: true });
    expect(screen.getByRole('region', { name: 'Cards to choose from' }).textContent).toContain('You');
    const key = /^Choose Key 3: needs a Chest in the line too$/;
    expect(rig.buttons(key)).toHaveLength(1);
    rig.tap(key);
    rig.tap('Place it');
    expect(rig.sent).toEqual(['net key']);
  });
});

describe('every effect asks, and refuses with its rule', () => {
  test('Net: not a rival’s card', () => {
    const rig = sit({ holds: [['key-3'], ['map-4']], phase: { name: 'net' } });
    rig.tap('Jun’s Map 4');
    expect(rig.explained).toEqual(['LOCKER-75']);
  });

  test('Harpoon: a suit one lacks', () => {
    const rig = sit({
      holds: [['key-3'], ['key-4', 'map-3']],
      phase: { name: 'harpoon', riposte: null },
    });
    rig.tap('Jun’s Key 4');
    expect(rig.explained).toEqual(['LOCKER-78']);
    rig.tap('Choose Jun’s Map 3');
    rig.tap('Harpoon it');
    expect(rig.sent).toEqual(['harpoon B map']);
  });

  test('Harpoon against Riposte: only the Squid', () => {
    const rig = sit({
      divers: [null, 'D12'],
      holds: [[], ['squid-4', 'map-3']],
      phase: { name: 'harpoon', riposte: 1 },
    });
    rig.tap('Jun’s Map 3');
    expect(rig.explained).toEqual(['LOCKER-111']);
    rig.tap('Choose Jun’s Squid 4');
    rig.tap('Harpoon it');
    expect(rig.sent).toEqual(['harpoon B squid']);
  });

  test('Knife: never one’s own card; a turned blade is struck at as a whole', () => {
    const rig = sit({
      divers: [null, 'D02', null],
      holds: [['key-3'], ['map-3'], ['net-4']],
      phase: { name: 'knife' },
    });
    rig.tap('your Key 3');
    rig.tap('Jun’s Map 3');
    expect(rig.explained).toEqual(['LOCKER-68', 'LOCKER-93']);
    rig.tap('Choose Jun’s hold');
    expect(rig.prompt()).toContain('Jun turns it: you sink a card of your own');
    rig.tap('Strike at Jun');
    rig.tap('Choose Pip’s Net 4');
    rig.tap('Sink it');
    expect(rig.sent).toEqual(['strike B', 'knife C net']);
  });

  test('a turned blade: a card of one’s own', () => {
    const rig = sit({ divers: [null, 'D02'], holds: [['key-3'], ['map-3']], phase: { name: 'blade' } });
    rig.tap('Jun’s Map 3');
    expect(rig.explained).toEqual(['LOCKER-94']);
    rig.tap('Choose your Key 3');
    rig.tap('Give it up');
    expect(rig.sent).toEqual(['blade key']);
  });

  const map: Moment = {
    holds: [['net-3'], []],
    exploration: ['map-3'],
    locker: ['key-2', 'chest-2', 'squid-2'],
    phase: { name: 'map', drawn: [] },
  };
  const drawn = (moment: Moment) => {
    const state = at(moment);
    return { ...state, phase: { name: 'map' as const, drawn: [...state.locker] } };
  };

  test('Map: one of the cards that were drawn', () => {
    const rig = sitDown(locker, Board, { seats: 2, seat: 0, state: drawn(map) });
    rig.tap('your Net 3');
    expect(rig.explained).toEqual(['LOCKER-54']);
    rig.tap('Choose Key 2');
    rig.tap('Place it');
    expect(rig.sent).toEqual(['map key-2']);
  });

  test('Map of D09: table and board name the same rule', () => {
    const rig = sitDown(locker, Board, {
      seats: 2,
      seat: 0,
      state: drawn({ ...map, divers: ['D09', null] }),
    });
    rig.tap('your Net 3');
    rig.tap('Place it');
    rig.tap('Loot Deck');
    expect(rig.explained).toEqual(['LOCKER-107', 'LOCKER-107', 'LOCKER-107']);
  });

  test('Map: the others see that somebody looks, and at how many', () => {
    sitDown(locker, Board, { seats: 2, seat: 1, state: drawn(map) });
    expect(screen.getByText('Ada looks at 3 cards')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Key 2' })).toBeNull();
  });

  test('a raid takes a whole hold', () => {
    const rig = sit({
      divers: ['D08', null, null],
      holds: [[], ['map-3'], []],
      exploration: ['key-3', 'chest-3'],
      phase: { name: 'raid' },
    });
    expect(rig.buttons(/^Choose .*hold/)).toEqual(['Choose Jun’s hold, 3 points, 1 card: takes all Jun has']);
    rig.tap('Raid');
    expect(rig.explained).toEqual(['LOCKER-105']);
    rig.tap('Choose Jun’s hold');
    rig.tap('Raid Jun');
    expect(rig.sent).toEqual(['raid B']);
  });

  test('the Saboteur names a victim before the first turn', () => {
    const rig = sit({
      divers: ['D17', null, null],
      holds: [[], [], []],
      revealed: false,
      phase: { name: 'naming', owner: 0 },
    });
    expect(rig.prompt()).toMatch(/^Whose line do you cut\?/);
    rig.tap('Loot Deck');
    expect(rig.explained).toEqual(['LOCKER-12']);
    rig.tap('Choose Pip’s hold');
    rig.tap('Cut Pip’s line');
    expect(rig.sent).toEqual(['name C']);
  });
});

describe('what a choice will do is said before it is made', () => {
  const line: Moment = {
    holds: [['harpoon-4'], ['mermaid-9', 'mermaid-5', 'chest-5']],
    exploration: ['map-3', 'chest-4'],
    locker: ['chest-2', 'anchor-2', 'squid-2'],
  };
  const offered = (moment: Moment) => {
    const state = at(moment);
    return { ...state, phase: { name: 'map' as const, drawn: [...state.locker] } };
  };

  test('in words, for every card of the Map; the one that sinks everything carries the pattern too', () => {
    const rig = sitDown(locker, Board, { seats: 2, seat: 0, state: offered(line) });
    expect(rig.buttons(/^Choose (Chest|Anchor|Squid) 2/)).toEqual([
      'Choose Chest 2: would sink your 2 cards',
      'Choose Anchor 2: saves your 2 cards',
      'Choose Squid 2: then 2 more cards before you may return',
    ]);
    const marked = [...document.querySelectorAll('.candidate.marked.busts')];
    expect(marked.map(card => card.textContent)).toEqual([
      expect.stringMatching(/Would sink your 2 cards.*Another Chest lies in your line\. 7 points go down\./),
    ]);
    rig.tap('Choose Anchor 2');
    expect(rig.prompt()).toContain('saves your 2 cards');
    expect(document.querySelector('.next.trial')?.textContent).toContain('if you place it');
  });

  test('on the board: a Knife shows whose score it changes', () => {
    const rig = sit({ ...line, exploration: ['knife-3'], phase: { name: 'knife' } });
    rig.tap('Choose Jun’s Mermaid 9; below it 5: sinks Jun’s Mermaid 9');
    expect(rig.prompt()).toMatch(/Mermaid 5 counts instead\. Jun 14 → 10\.$/);
    expect(
      screen.getByRole('region', { name: /^Jun’s hold/ }).querySelector('.score')?.textContent,
    ).toContain('14 → 10');
  });

  test('whoever has peeked at a card that sinks reads it on Continue; the others do not', () => {
    const moment: Moment = { exploration: ['key-3', 'map-4'], deck: ['key-5', 'net-3'] };
    const deck = () => document.querySelector<HTMLElement>('.deck .pile')?.dataset.may;
    const peeked = sit({ ...moment, peek: 1 });
    expect(peeked.buttons(/^Continue/)).toEqual(['Continuewould sink your 2 cards']);
    expect(peeked.buttons(/^Turn up a card.*would sink your 2 cards$/)).toHaveLength(1); // the deck is Continue, too
    expect(deck()).toBe('busts');
    cleanup();
    expect(sit(moment).buttons(/^Continue/)).toEqual(['Continueturn up a card']);
    expect(deck()).toBe('');
  });

  test('where whoever listened knows that the next card sinks, going on is marked', () => {
    const turned = CARDS.filter(card => rankOf(card) > 0 && cardId(card) !== 'key-5');
    const events = turned.map(card => ({ type: 'revealed', seat: 0, card: cardId(card) }));
    const history = [{ seat: 0, by: 'player' as const, events }];
    const moment: Moment = { exploration: ['key-3', 'map-4'], deck: ['key-5'] };
    const goOn = (aids: boolean) => sit(moment, { props: { history, aids } }).buttons(/^Continue/);
    expect(goOn(true)).toEqual(['Continuethe next card sinks the haul']);
    cleanup();
    expect(goOn(false)).toEqual(['Continueturn up a card']); // who wants no help counts the cards alone
  });

  test('the odds say which suits sink', () => {
    sit({ exploration: ['key-3', 'map-4'] });
    const sinkers = screen.getByRole('list', { name: 'These suits sink' });
    expect(sinkers.textContent).toBe('Key 5Map 5');
  });
});

describe('when it is not up to this viewer', () => {
  const moment: Moment = { active: 1, exploration: ['key-4'], holds: [['map-3'], [], []] };

  test('somebody waits: the prompt says for whom, the deck says why not', () => {
    const rig = sit(moment);
    expect(rig.prompt()).toBe('Jun is exploring');
    expect(rig.buttons(/^(Continue|Return)/)).toEqual([]);
    rig.tap('Loot Deck');
    expect([rig.sent, rig.explained]).toEqual([[], ['LOCKER-9']]);
  });

  test('somebody watches', () => {
    const rig = sit(moment, { seat: null });
    expect(rig.prompt()).toBe('Jun is exploringYou are watching.');
    rig.tap('Loot Deck');
    expect(rig.explained).toEqual(['LOCKER-9']);
  });

  test('it is over: the prompt names the winner', () => {
    const rig = sit({ holds: [['key-7'], ['map-3']], deck: [], phase: { name: 'over', reason: 'deck' } });
    expect(rig.prompt()).toBe('You winBack at the surface');
    rig.tap('Loot Deck');
    expect(rig.explained).toEqual(['LOCKER-82']);
  });

  test('it is over: others win, or share the win', () => {
    const over: Moment = { deck: [], phase: { name: 'over', reason: 'deck' } };
    expect(sit({ ...over, holds: [['key-3'], ['map-7']] }, { seat: 1 }).prompt()).toMatch(/^You win/);
    cleanup();
    expect(sit({ ...over, holds: [['key-3'], ['map-7']] }).prompt()).toMatch(/^Jun wins/);
    cleanup();
    expect(sit({ ...over, holds: [['key-4'], ['map-4']] }).prompt()).toMatch(/^You and Jun share the win/);
  });
});

describe('several at one device', () => {
  test('the seat to act is spoken to by name on its crate and asked in the prompt; seats stay in place', () => {
    const rig = sit(
      { active: 1, exploration: ['key-4'], holds: [['map-3'], ['net-3'], []] },
      { seat: 1, shared: true },
    );
    expect(rig.prompt()).toMatch(/^Jun: Continue or return\?/);
    const holds = screen
      .getAllByRole('region', { name: /hold/ })
      .map(hold => hold.getAttribute('aria-label'));
    expect(holds.map(name => name?.split('’')[0])).toEqual(['Ada', 'Jun', 'Pip']);
    rig.tap('Return');
    expect(rig.sent).toEqual(['return']);
  });

  test('at one’s own device one’s own hold comes first, then clockwise', () => {
    sit({ active: 1, holds: [[], [], []] }, { seat: 1 });
    const holds = screen
      .getAllByRole('region', { name: /hold/ })
      .map(hold => hold.getAttribute('aria-label'));
    expect(holds.map(name => name?.split(' ')[0])).toEqual(['Your', 'Pip’s', 'Ada’s']);
  });
});

describe('about a piece', () => {
  const PARTS =
    '.score, .odds, .sinkers, .bind, .count, .slot, .pickable, .portrait, .cut, .peeked, .heap, .line';

  test('everything on the table answers', () => {
    sit({
      divers: ['D09', 'D17', null],
      victim: 0,
      holds: [['key-6'], ['map-4', 'map-3'], []],
      exploration: ['squid-3', 'anchor-4', 'drone-2'],
      locker: ['chest-2'],
      deck: ['net-3', 'net-4'],
      peek: 1,
    });
    const answers = answersOf(PARTS);
    expect([...answers.keys()]).toEqual(
      expect.arrayContaining(['deck:', 'line:', 'locker:', 'odds:', 'saved:', 'fed:', 'cut:', 'crate:1']),
    );
    expect(answers.get('fed:')).toContain('may return');
  });

  test('a card explains itself and leads to its rule', () => {
    const rig = sit({ exploration: ['squid-3'] });
    rig.ask('Squid 3');
    expect(screen.getByRole('region', { name: 'Giant Squid' })).toBeTruthy();
    rig.tap('Read the rule');
    expect(rig.explained).toEqual(['LOCKER-46']);
    expect(screen.queryByRole('region', { name: 'Giant Squid' })).toBeNull();
  });

  test('a diver explains the skill', () => {
    const rig = sit({ divers: ['D09', null] });
    rig.tap('Your diver:');
    rig.tap('Read the rule');
    expect(rig.explained).toEqual(['LOCKER-107']);
  });
});
