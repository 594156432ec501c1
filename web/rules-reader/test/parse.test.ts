import { expect, test } from 'vitest';
import { readRulesHash, rulesHash } from '../address.ts';
import { findRules, markHits } from '../find.ts';
import { groupRules } from '../groups.ts';
import { chapterOf, parseRules, plainText, ruleNumber, tokens } from '../parse.ts';

const BOOK = parseRules(`# Reef — rules

Words before any section.

## 2. Components

### 2.3 Divers

| id | character | skill | exact effect |
|---|---|---|---|
| D12 | Spearfisher | Riposte | A harpoon comes back. |

| Id | Companion | Tiles |
|---|---|---|
| K1 | Giant Octopus | 1 |

## 4. Rules

### 4.1 Setup
- **LAGOON-1** [seed] Ten *suits* of \`six\` cards.
- **LAGOON-2** [design, see 2.3] D12: see LAGOON-1, but not D99.

### The end
**Step 1**
- **LAGOON-3** Größe zählt.

### Empty

## 5. Hidden
- **LAGOON-4** [seed] Not a rule of section 4.
`);

test('chapters are the headings of section 4 that hold rules, without their numbers', () => {
  expect(BOOK.chapters.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
    ['Setup', ['LAGOON-1', 'LAGOON-2']],
    ['The end', ['LAGOON-3']],
  ]);
});

test('the tag that says where a rule comes from is dropped', () => {
  expect(BOOK.chapters[0]?.rules[0]?.text).toBe('Ten *suits* of `six` cards.');
  expect(BOOK.chapters[1]?.rules[0]?.text).toBe('Größe zählt.');
});

test('tables of section 2 name the cards that rules call by id', () => {
  expect(BOOK.parts).toEqual({
    D12: { name: 'Riposte', effect: 'A harpoon comes back.' },
    K1: { name: 'Giant Octopus', effect: '' },
  });
});

test('a sentence is cut into words, stressed words, rules and named cards', () => {
  expect(tokens('D12: *see* LAGOON-1, not D99', BOOK)).toEqual([
    { kind: 'part', text: 'Riposte', id: 'D12' },
    { kind: 'text', text: ': ' },
    { kind: 'strong', text: 'see' },
    { kind: 'text', text: ' ' },
    { kind: 'rule', text: 'LAGOON-1', id: 'LAGOON-1' },
    { kind: 'text', text: ', not ' },
    { kind: 'text', text: 'D99' },
  ]);
});

test('the plain sentence has no marks and calls cards by their names', () => {
  expect(plainText('Ten *suits* of `six`: 2 * 3. D12 wins.', BOOK)).toBe(
    'Ten suits of six: 2 * 3. Riposte wins.',
  );
});

test('a rule knows its chapter and an unknown one has none', () => {
  expect(chapterOf(BOOK, 'LAGOON-3')).toBe(1);
  expect(chapterOf(BOOK, 'LAGOON-4')).toBe(null);
  expect(ruleNumber('LAGOON-3')).toBe('Lagoon 3');
});

test('a search wants every word, whatever its case and accents', () => {
  const ids = (query: string) => findRules(BOOK, query).map(({ rule }) => rule.id);
  expect(ids('GROSSE')).toEqual(['LAGOON-3']);
  expect(ids('ten cards')).toEqual(['LAGOON-1']);
  expect(ids('ten riposte')).toEqual([]);
  expect(ids('setup')).toEqual(['LAGOON-1', 'LAGOON-2']);
  expect(ids('   ')).toEqual([]);
});

test('hits are marked in the original spelling', () => {
  expect(markHits('Die Größe zählt', 'grosse')).toEqual([
    { text: 'Die ', hit: false },
    { text: 'Größe', hit: true },
    { text: ' zählt', hit: false },
  ]);
  expect(markHits('none', 'x')).toEqual([{ text: 'none', hit: false }]);
});

test('rules about the same card stand together under its name, without repeating its id', () => {
  const book = parseRules(`## 2. Parts
| id | skill | exact effect |
| D1 | Mooring | Saves. |
## 4. Rules
### Skills
- **LAGOON-1** [seed] In general.
- **LAGOON-2** [seed] D1: the anchor is saved.
- **LAGOON-3** [seed] D1: so is the net.
- **LAGOON-4** [seed] D9: unknown.
`);
  const chapter = book.chapters[0];
  expect(
    chapter &&
      groupRules(chapter, book).map(({ part, rules }) => [part?.name, rules.map(({ text }) => text)]),
  ).toEqual([
    [undefined, ['In general.']],
    ['Mooring', ['The anchor is saved.', 'So is the net.']],
    [undefined, ['D9: unknown.']],
  ]);
});

test('the address of the reader names the game and perhaps a rule', () => {
  expect(readRulesHash(rulesHash('lagoon'))).toEqual({ game: 'lagoon', rule: undefined });
  expect(readRulesHash(rulesHash('lagoon', 'LAGOON-12'))).toEqual({ game: 'lagoon', rule: 'LAGOON-12' });
  expect(readRulesHash('#site-reef')).toBe(null);
  expect(readRulesHash('')).toBe(null);
});
