import { BOTS } from '@fathoms/bots/levels.ts';
import { GAMES } from '@fathoms/games/catalog.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { fixtureOf, playFixture } from '@fathoms/lab/run/match.ts';
import { newTallies, tallyMatch } from '@fathoms/lab/run/tallies.ts';
import { rulesOf } from '@fathoms/lab/threads/pool.ts';
import { expect, test } from 'vitest';
import { loadFacts } from '../../games/facts.ts';
import { LAB } from '../words.ts';

const PLAIN = /^[\d–S]+( m)?$/; // numbers and depths are the same in every language

test.each(Object.values(GAMES))('$id: whatever it tallies has a word in German', async game => {
  const t = newTallies(3);
  const table = {
    game: game.id,
    version: game.version,
    options: defaultOptions(game),
    bots: Array(3).fill(BOTS[0]),
  };
  const rich = {
    ...table,
    options: { ...table.options, ...('divers' in table.options && { divers: 'on' }) },
  };
  for (const [nth, one] of [...Array(30).fill(table), ...Array(10).fill(rich)].entries())
    tallyMatch(t, await playFixture(fixtureOf(one, 'words', nth), rulesOf(one)));
  const named = [...t.labels, ...t.fates].flatMap(([name, labels]) => [name, ...labels.keys()]);
  const places = [...t.places].flatMap(([name, { rows, columns }]) => [name, ...rows, ...columns]);
  const words = { ...LAB.de.facts, ...(await loadFacts(game.id)).de };
  const missing = [...t.numbers.keys(), ...named, ...places].filter(
    name => !PLAIN.test(name) && !Object.hasOwn(words, name),
  );
  expect(missing).toEqual([]);
});
