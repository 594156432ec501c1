/// <reference types="vite/client" />
/** What the guides and the coaches say at every step of real matches: the records kept of all released rules. */
import { findGame } from '@fathoms/games/catalog.ts';
import type { Game, RuleId, Seat } from '@fathoms/kernel/game.ts';
import { replay } from '@fathoms/kernel/match.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { describe, expect, test } from 'vitest';
import type { Face } from '../board/screen.ts';
import { openRules } from '../rules-reader/rules.ts';
import { NOT_FOR_PLAYERS } from '../rules-reader/test/not-for-players.ts';
import { TAUGHT } from '../rules-reader/test/taught.ts';
import { LANGUAGES } from '../settings/language.ts';
import { SEAT_COLOURS } from '../ui/pieces.tsx';

const RECORDS = import.meta.glob<string>('../../games/test/corpus/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MOST = 3; // sentences about a position

/** What no record shows: rare, or played with an option none of them has. */
const RARE: { readonly [game: string]: readonly string[] } = {
  locker: ['lapsed'],
  shares: ['missing'],
  scuba: ['boat', 'died', 'station'],
  dive: ['spent', 'thanked'],
};

interface Seen {
  readonly game: Game;
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly seat: Seat;
  readonly options: OptionValues;
  readonly faces: readonly Face[];
}

/** Every step of every record of a game, as each seat saw it. */
function* steps(id: string): Generator<Seen> {
  for (const [file, text] of Object.entries(RECORDS)) {
    if (!file.includes(`/${id}-`)) continue;
    const read = readRecord(text);
    if (!read.ok) throw new Error(read.problem);
    const { record } = read;
    const game = findGame(id, record.version) ?? expect.fail(`rules of ${file} are gone`);
    const seats = record.seats.length;
    const states: unknown[] = [];
    const played = replay(game, { ...record, seats }, state => states.push(state));
    if (!played.ok) throw new Error(`${file}: ${played.problem}`);
    const faces = record.seats.map(
      ({ name }, i): Face => ({
        name,
        colour: SEAT_COLOURS[i] ?? 'sun',
        you: false,
        level: null,
        here: true,
      }),
    );
    const news = [played.opening, ...played.steps.map(({ events }) => events)];
    for (const [i, state] of states.entries())
      for (let seat = 0; seat < seats; seat++) {
        const events = (news[i] ?? []).flatMap(event => game.redact(event, seat) ?? []);
        yield { game, state, events, seat, options: record.options, faces };
      }
  }
}

describe.each(TAUGHT)('what is taught at a table of %s', (id, site) => {
  const known = async () => {
    const book = await openRules(id, 'en');
    return new Set<RuleId>(book?.chapters.flatMap(({ rules }) => rules.map(rule => rule.id)));
  };

  test('in every position one to three sentences apply, with rules there are', async () => {
    const guide = await site.guide?.();
    const rules = await known();
    for (const { game, state, seat, options, faces } of steps(id)) {
      const view = game.view(state, seat);
      const table = { view, seat, toAct: [], legal: [], faces, options };
      for (const language of LANGUAGES) {
        const now = guide?.now?.(table, language) ?? [];
        expect(now.length).toBeGreaterThan(0);
        expect(now.length).toBeLessThanOrEqual(MOST);
        expect(now.filter(point => !rules.has(point.rules[0] as RuleId))).toEqual([]);
        expect(now.filter(({ text }) => /undefined|NaN|-\d/.test(text))).toEqual([]);
        const calm = now.findLastIndex(({ danger }) => !danger);
        expect(now.slice(0, Math.max(calm, 0)).filter(({ danger }) => danger)).toEqual([]); // dangers come last
      }
    }
  });

  test('each first time has a sentence in both languages and a rule, and matches bring them about', async () => {
    const screen = await site.screen?.();
    const coach = await screen?.coach?.();
    if (!coach) throw new Error('no coach');
    const rules = await known();
    const ids = Object.keys(coach.words.en);
    expect(Object.keys(coach.words.de)).toEqual(ids);
    expect(Object.keys(coach.rules).sort()).toEqual(ids.toSorted());
    expect(ids.filter(moment => !rules.has(coach.rules[moment] as RuleId))).toEqual([]);
    const texts = LANGUAGES.flatMap(language => Object.values(coach.words[language]));
    expect(texts.filter(text => NOT_FOR_PLAYERS.some(word => word.test(text)))).toEqual([]);
    const met = new Set<string>();
    for (const { game, state, events, seat } of steps(id))
      for (const moment of coach.moments({ view: game.view(state, seat), seat, events })) met.add(moment);
    expect([...met].filter(moment => !ids.includes(moment))).toEqual([]);
    expect(ids.filter(moment => !met.has(moment)).toSorted()).toEqual((RARE[id] ?? []).toSorted());
  });
});
