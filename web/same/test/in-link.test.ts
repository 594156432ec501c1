import { GAMES } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, type LiveMatch, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { dealShared } from '@fathoms/table/record/shared.ts';
import { choiceFor, legalFor } from '@fathoms/table/talk/messages.ts';
import { expect, test, vi } from 'vitest';
import { promisesToMake } from '../../fairness/contributions.ts';
import { hashOf, packedIn } from '../../record/address.ts';
import { packRecord, unpackRecord } from '../../record/link.ts';
import { seatIn } from '../InLink.tsx';
import { verdict } from '../TryPage.tsx';
import { SAME } from '../words.ts';

const SEED = 'ab'.repeat(32);

/** A match played by luck: somebody in seat B against a bot. */
function matchOf(game: Game): MatchRecord {
  const options = { ...defaultOptions(game), ...(game.id === 'dive' && { bots: 'A' }) };
  let live: LiveMatch = settle(openMatch(game, 2, options, SEED));
  const chance = seeded('moves');
  for (let [seat] = game.toAct(live.state); seat !== undefined; [seat] = game.toAct(live.state)) {
    const choice = choiceFor(live, seat);
    const sampled = choice === null ? [] : [game.format(game.choices?.sample(choice, chance))];
    const acted = act(live, seat, live.made[seat] ?? 0, pick([...legalFor(live, seat), ...sampled], chance));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  const outcome = outcomeOf(live);
  return {
    ...{ game: game.id, version: game.version, options, commitment: commitmentOf(SEED), rolls: live.rolls },
    seats: [
      { name: 'Pearl', kind: 'bot', level: 'seal' },
      { name: 'Mara', kind: 'human' },
    ],
    entries: live.steps.map(({ entry }) => entry),
    end: outcome && { outcome, seed: SEED },
  };
}

test.each(Object.keys(GAMES))(
  'SAME-9: a match of %s goes into a link whole, and comes out as the same deal',
  async id => {
    const game = GAMES[id as keyof typeof GAMES] as unknown as Game;
    const record = matchOf(game);
    const hash = hashOf({ step: 0, eyes: 1 }, await packRecord(record));
    const text = await unpackRecord(packedIn(hash) ?? '');
    const read = readRecord(text ?? '');
    if (!read.ok) throw new Error(read.problem);
    expect(read.record).toEqual(record);
    const seat = seatIn(hash, read.record);
    expect(seat).toBe(1);
    const dealt = dealShared(game, read.record, {
      ...{ id: 'here', deal: '', seat, diver: 'me', name: 'Ben', now: 0 },
    });
    expect(dealt).toMatchObject({
      ok: true,
      table: {
        deal: { rolls: record.rolls },
        seats: [{ kind: 'bot', name: 'Pearl', level: 'seal' }, { name: 'Ben' }],
      },
    });
  },
);

test('SAME-9: a link that was damaged on the way gives nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const packed = await packRecord(matchOf(GAMES.locker as unknown as Game));
  expect(await unpackRecord(packed.slice(0, -3))).toBeNull();
  expect(await unpackRecord(packed.replace(/.(?=.{40}$)/, 'x').replace(/^./, 'Q'))).toBeNull();
  expect(packedIn('#nothing')).toBeNull();
});

test('a link that names no person’s seat means the first person’s', () => {
  const record = matchOf(GAMES.locker as unknown as Game);
  expect(seatIn('#g=abc.0', record)).toBe(1);
  expect(seatIn('#g=abc.0A', record)).toBe(1); // a bot sat there
});

test('SAME-9: both languages say that the luck is in the link', () => {
  expect(SAME.en.inLink).toMatch(/luck included.*can read what is coming/);
  expect(SAME.de.inLink).toMatch(/auch ihr Glück.*kann lesen, was kommt/);
});

test('SAME-11: at tables of one deal no number is promised', () => {
  const memory = { getItem: () => null, setItem: () => {} };
  const table = {
    ...{ id: 'reef', commitment: 'c', status: 'lobby', yours: [0] },
    seats: [{ kind: 'human', name: 'Ada', here: true, awayMs: 0, standIn: null }],
  } as unknown as Parameters<typeof promisesToMake>[1];
  expect(promisesToMake(memory, table, () => SEED)).toHaveLength(1);
  expect(promisesToMake(memory, { ...table, shared: { deal: 'd', as: 'table' } }, () => SEED)).toEqual([]);
});

test('results side by side say who got more', () => {
  const mara = { name: 'Mara', score: 31 };
  expect(verdict(SAME.en, { score: 34 }, mara)).toBe('3 more than Mara');
  expect(verdict(SAME.en, { score: 30 }, mara)).toBe('1 less than Mara');
  expect(verdict(SAME.de, { score: 31 }, mara)).toBe('Gleichauf mit Mara');
});
