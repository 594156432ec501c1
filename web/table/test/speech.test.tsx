// @vitest-environment happy-dom
import { dive } from '@fathoms/games/dive/index.ts';
import { locker } from '@fathoms/games/locker/index.ts';
import { scuba } from '@fathoms/games/scuba/index.ts';
import { shares } from '@fathoms/games/shares/index.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameScreen, Site } from '../../board/screen.ts';
import { screen as diveScreen } from '../../games/dive/screen.tsx';
import * as sites from '../../games/list.ts';
import { screen as lockerScreen } from '../../games/locker/screen.tsx';
import { screen as scubaScreen } from '../../games/scuba/screen.tsx';
import { screen as sharesScreen } from '../../games/shares/screen.tsx';
import { TABLE_KEYS } from '../keys.ts';
import { playAloud } from './speech.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const table = (game: unknown, site: Site, screen: unknown) => ({
  game: game as Game,
  site,
  screen: screen as GameScreen,
});

const LOCKER = table(locker, sites.locker, lockerScreen);
const SCUBA = table(scuba, sites.scuba, scubaScreen);
const SHARES = table(shares, sites.shares, sharesScreen);
const DIVE = table(dive, sites.dive, diveScreen);

function sit(at: ReturnType<typeof table>, seed: string, options: OptionValues) {
  const first = Object.entries(at.game.options).map(([name, values]) => [name, values[0] as string]);
  return playAloud({ ...at, seed, seats: 2, options: { ...Object.fromEntries(first), ...options } });
}

test('a turn of Locker: every decision is one key', () => {
  const { press, offer, transcript } = sit(LOCKER, 'aloud-37', { start: 'A' });
  offer();
  press('d', 'd');
  offer();
  press('1', 's');
  expect(transcript()).toMatchInlineSnapshot(`
    "title: Your turn · Locker · Fathoms
    says: Turn up the first card | Every turn begins with one. Tap the deck.
      button Turn up a card 50 left in the deck (D)
    [d]
    log: You reveal Chest 7.
    says: Continue or return? | Returning now brings home 1 card, 7 points.
    [d]
    log: You reveal Map 7.
    log: You draw Key 2, Knife 2 and Drone 2 from the Locker.
    says: Which card do you place? | The others go back into the Locker.
      button Choose Key 2: Key and Chest: 3 cards more when you return (1)
      button Choose Knife 2: does nothing: no rival has a card (2)
      button Choose Drone 2: then you see the next card (3)
      button Place it Tap a glowing card, unavailable (Enter)
    [1]
    log: You fish Key 2 out of the Locker.
    says: Continue or return? | Returning now brings home 3 cards, 16 points. Key and Chest: a bonus comes up with them.
    [s]
    log: You return with 3 cards. Key and Chest bring up Map 2, Mermaid 4 and Net 2 from the Locker.
    title: Pip’s turn · Locker · Fathoms
    says: Pip is exploring
    log: Pip reveals Key 7.
    log: Pip returns with 1 card.
    title: Your turn · Locker · Fathoms
    says: Turn up the first card | Every turn begins with one. Tap the deck."
  `);
});

test('a turn of Scuba: arrows swim, letters act', () => {
  const { press, offer, transcript } = sit(SCUBA, 'aloud', { start: 'A' });
  offer();
  press('ArrowDown');
  offer();
  press('ArrowDown', 't', 's');
  expect(transcript()).toMatchInlineSnapshot(`
    "title: Your turn · Scuba · Fathoms
    says: on the boat: you, 20 air; Pip, 20 air
    says: Roll off the boat | Choose one of the three spaces under the boat.
      button Dive in at 0–5 m, column 4. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowLeft)
      button Dive in at 0–5 m, column 5. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowDown)
      button Dive in at 0–5 m, column 6. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowRight)
    [ArrowDown]
    says: 0–5 m, column 5: you, 20 air; face-down tile of 0–10 m
    log: You roll off the boat.
    says: Look here, or swim on? | 3 steps to go, none up.
      button Swim left, 0–5 m, column 4. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowLeft)
      button Swim right, 0–5 m, column 6. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowRight)
      button Swim down, 5–10 m, column 5. Stopping there costs 1 air, 19 left: home with 19, 18 turns to spare. (ArrowDown)
      button Turn the tile what is under it? (T)
      button Stop here pay 1 air, 19 left (S)
    [ArrowDown]
    says: 5–10 m, column 5: you, 20 air; face-down tile of 0–10 m
    says: 2 steps to go, none up.
    [t]
    log: You turn up Buddy check. One air more.
    says: 5–10 m, column 5: you, 20 air
    says: Swim on, or stop here?
    [s]
    title: Pip’s turn · Scuba · Fathoms
    log: You breathe 1 air: 19 left.
    says: Pip is diving
    log: Pip rolls off the boat.
    log: Pip breathes 1 air: 19 left.
    log: The current: downwelling.
    log: The water carries you to 10–15 m, column 5 and Pip to 5–10 m, column 4.
    title: Your turn · Scuba · Fathoms
    says: 10–15 m, column 5: you, 19 air; face-down tile of 10–20 m
    says: Where to? | 4 steps to go, at most 2 up."
  `);
});

test('a turn of Deep Shares: cards and companies by number', () => {
  const { press, offer, transcript } = sit(SHARES, 'aloud', { start: 'A' });
  offer();
  press('1');
  offer();
  press('1', 'Enter');
  offer();
  press('p');
  expect(transcript()).toMatchInlineSnapshot(`
    "title: Pip’s turn · Deep Shares · Fathoms
    says: Pip is thinking
    title: Your turn · Deep Shares · Fathoms
    log: Pip buys the share 23 Pearl for a card.
    says: Buy, expand or draw? | Tap a card of yours: it can be a share, a depth or money.
      button 06, a share in Treasure Hunting (1)
      button 25, a share in Wildlife Watch (2)
      button 36, a share in Pearl Diving (3)
      button 64, a share in Treasure Hunting (4)
      button 68, a share in Ocean Cleaning (5)
      button 77, a share in Treasure Hunting (6)
      button 87, a share in Deep Research (7)
      button 89, a share in Ocean Cleaning (8)
      button 91, a share in Wildlife Watch (9)
      button Draw a card draw 1 of 2 to a fundraiser (D)
    [1]
    says: What shall 06 be? | A depth for a glowing company, or a share in Treasure.
      button Expand Ocean Cleaning with 06: pays nobody, no worth changes, then its ability (1)
      button Expand Treasure Hunting with 06: brings you nothing now, pays nobody, no worth changes (2)
      button Expand Pearl Diving with 06: pays Pip 1, Pip 2 → 3 (3)
      button Expand Deep Research with 06: pays nobody, no worth changes, then its ability (4)
      button Expand Wildlife Watch with 06: pays nobody, no worth changes, then its ability (5)
      button Draw a card draw 1 of 2 to a fundraiser (D)
      button Buy it for 2 no worth changes, the next one costs 3 (B)
    [1]
    says: Expand Ocean Cleaning with 06? | It reaches a new decade, but nobody in the round owns a share. No worth changes.
    [Enter]
    log: You open the line of Cleaning with 06.
    log: A new decade, but nobody in the round owns Cleaning.
    says: Use Ocean Cleaning? | Tap any depth card to discard it for two cards.
      button Choose 06 of Ocean Cleaning, costs 2 cards: brings you nothing now, no worth changes (1)
      button Let it pass (P)
    [p]
    title: Pip’s turn · Deep Shares · Fathoms
    log: You let the ability of Cleaning pass.
    says: Pip is thinking
    title: Your turn · Deep Shares · Fathoms
    log: Pip buys the share 12 Wildlife for a card.
    says: Buy, expand or draw? | Tap a card of yours: it can be a share, a depth or money."
  `);
});

test('a round of Dive: a whole program is twelve keys at most', () => {
  const { press, offer, transcript } = sit(DIVE, 'aloud', { chief: 'off', companions: 'off' });
  offer();
  const program = ['4', 'n', '5', 's', '3', 'n', '2', 'n', '1', 's', 'Enter'];
  expect(program.length).toBeLessThanOrEqual(12);
  press(...program);
  press('Enter', 'e', 'Enter');
  expect(transcript()).toMatchInlineSnapshot(`
    "title: Your turn · Dive · Fathoms
    says: Where are the sharks? | Look closely, then bet level by level how deep you go.
      button Level 1: no shark, unavailable (N)
      button Level 1: shark, unavailable (S)
      button Air token 1, in hand (1)
      button Air token 2, in hand (2)
      button Air token 3, in hand (3)
      button Air token 4, in hand (4)
      button Air token 5, in hand (5)
      button Clear, unavailable (X)
      button Ready, unavailable (Enter)
    [4]
    says: Token 4 on level 1: speed 4.
    says: Say shark or no shark on level 1.
    [n]
    says: Level 1: no shark
    says: One level set. A mistake costs that level and all below it. Change your mind until Pip is ready too.
    [5]
    says: Token 5 on level 2: speed 5.
    says: Say shark or no shark on level 2.
    [s]
    says: Level 2: shark
    says: Two levels set. A mistake costs that level and all below it. Change your mind until Pip is ready too.
    [3]
    says: Token 3 on level 3: speed 3.
    says: Say shark or no shark on level 3.
    [n]
    says: Level 3: no shark
    says: Three levels set. A mistake costs that level and all below it. Change your mind until Pip is ready too.
    [2]
    says: Token 2 on level 4: speed 2.
    says: Say shark or no shark on level 4.
    [n]
    says: Level 4: no shark
    says: Four levels set. A mistake costs that level and all below it. Change your mind until Pip is ready too.
    [1]
    says: Token 1 on level 5: speed 1.
    says: Say shark or no shark on level 5.
    [s]
    says: Level 5: shark
    says: Five levels set. A mistake costs that level and all below it. Change your mind until Pip is ready too.
    [Enter]
    title: Pip’s turn · Dive · Fathoms
    says: You are ready | Waiting for Pip.
    says: The programs are open | Level 1 comes up first.
    [Enter]
    log: Level 1: a manta ray.
    log: You are right, Pip is wrong.
    log: The sea washes away Pip’s levels 1 to 4.
    log: You are fastest, but nobody is ahead: the manta ray swims off alone.
    says: Level 1: a manta ray | You were right. Level 2 comes up next.
    [e]
    log: Level 2: open water.
    log: You are wrong.
    log: The sea washes away your levels 2 to 5.
    log: Rest, spaces for levels that stand: you 1.
    says: You rest 1 space further down | Look back at the cards while you can: they leave the game now.
    [Enter]
    title: Your turn · Dive · Fathoms
    says: Where are the sharks? | Look closely, then bet level by level how deep you go."
  `);
});

test.each([LOCKER, SCUBA, SHARES, DIVE])('$site.id: no key means two things at a table', ({ screen }) => {
  const own = new Set(Object.values(screen.keys ?? {}).flatMap(({ keys }) => keys));
  expect(own.size).toBeGreaterThan(3);
  const shared = Object.values(TABLE_KEYS).flatMap(({ keys }): readonly string[] => keys);
  expect([...shared, 'r'].filter(key => key !== 'Escape' && own.has(key))).toEqual([]);
});
