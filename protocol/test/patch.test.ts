import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch, checkOf, joinChecks, openPatchReader } from '../patch.ts';
import { rememberingEdits, TextPiece, writePatch } from '../write-patch.ts';

/** Texts that have much in common, in pieces, as states have. */
const part = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('{"card":"knife-6","nth":', '"netted":false', ',"holds":[[],[7]]', '9'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) }, // half a character of two included
);
const piece = fc.array(part, { maxLength: 40 }).map(parts => parts.join(''));
const pieces = fc.array(fc.tuple(piece, piece), { minLength: 1, maxLength: 4 });

/** Nothing is copied of a piece that is and was empty, so nothing may be passed over for it either. */
const EMPTY_BETWEEN: [string, string][] = [
  ['"holds":[[],[7]]', ''],
  ['', ''],
  ['"netted":false', '9"netted":false'],
];

const patchOf = (before: readonly string[], after: readonly string[]): string =>
  writePatch('0', piecesOf(before), piecesOf(after));

const piecesOf = (texts: readonly string[]): TextPiece[] => texts.map(text => new TextPiece(text));

const WHOLE = '{"t":"state","seat":0,"seq":3,"view":{"deck":35,"hands":[[1,2],[3]]}}';
const NEXT = '{"t":"state","seat":0,"seq":4,"view":{"deck":34,"hands":[[1,2],[3,9]]}}';
const FRAME = patchOf([WHOLE], [NEXT]);

describe('a patch', () => {
  test('SYNC-43: makes of the text before the text it was made for, whatever the two are', () => {
    fc.assert(
      fc.property(pieces, both => {
        const [before, after] = [both.map(([text]) => text), both.map(([, text]) => text)];
        expect(applyPatch(before.join(''), patchOf(before, after))).toBe(after.join(''));
      }),
      { numRuns: 300, examples: [[EMPTY_BETWEEN]] },
    );
  });

  test('as it is written in the documents', () => {
    expect(applyPatch('one two', `~0 ${checkOf('one three one').toString(36)}   4 6 -a 3\nthree `)).toBe(
      'one three one',
    );
    expect(FRAME).toBe(`~0 ${(checkOf(NEXT) >>> 0).toString(36)}   s 1  h 1  i 2 -2 4\n44,9`);
  });

  test('what was read before is copied, and so is what stands in the new text already', () => {
    const long = JSON.stringify(
      Array.from({ length: 40 }, (_, n) => ({ type: 'turned', level: n % 7, art: null })),
    );
    const patch = patchOf(['[]'], [long]);
    expect(applyPatch('[]', patch)).toBe(long);
    expect(patch.length).toBeLessThan(0.5 * long.length);
  });
});

describe('a patch that does not fit makes nothing', () => {
  test('SYNC-46: made for another text', () => {
    fc.assert(
      fc.property(piece, piece, piece, (before, after, other) => {
        fc.pre(before !== other);
        expect([null, after]).toContain(applyPatch(other, patchOf([before], [after])));
      }),
      { numRuns: 200 },
    );
  });

  test('changed on its way, or no patch at all', () => {
    const some = fc.tuple(fc.nat(FRAME.length), fc.nat(6), fc.string({ unit: 'binary-ascii', maxLength: 6 }));
    fc.assert(
      fc.property(some, ([at, cut, put]) => {
        const frame = FRAME.slice(0, at) + put + FRAME.slice(at + cut);
        expect([null, NEXT]).toContain(applyPatch(WHOLE, frame));
      }),
      { numRuns: 500 },
    );
    for (const bad of [
      '',
      '~',
      '~0',
      '~0 1\n',
      '~0 x y z\n',
      '~0 0 0 0 zzzzzz\n',
      '~0 0 0 -5 3\n',
      '~0 0 1 0 0\n',
    ])
      expect(applyPatch(WHOLE, bad)).toBeNull();
  });

  test('one that would make a text without end', () => {
    const doubled = Array.from(
      { length: 60 },
      (_, i) => ` 0 ${i === 0 ? 0 : (-(2 ** i)).toString(36)} ${(2 ** i).toString(36)}`,
    );
    expect(applyPatch('a', `~0 0${doubled.join('')}\n`)).toBeNull();
  });
});

test('SYNC-45: a patch is of what the same line was told last, seat by seat', () => {
  const read = openPatchReader();
  const other = WHOLE.replace('"seat":0', '"seat":null');
  const table = '{"t":"table","table":{"id":"coral"}}';
  expect(read(FRAME)).toBeNull(); // nothing was told before
  for (const text of [WHOLE, other, table, '{"t":"pong"}']) expect(read(text)).toBe(text);
  expect(read(writePatch('table', piecesOf([table]), piecesOf([`${table} `])))).toBe(`${table} `);
  expect(read(FRAME)).toBe(NEXT);
  expect(read(patchOf([NEXT.slice(1)], [WHOLE]))).toBeNull();
  expect(read(patchOf([NEXT], [WHOLE]))).toBeNull(); // from here on only a whole one will do
  expect(read(WHOLE)).toBe(WHOLE);
  expect(read(FRAME)).toBe(NEXT);
  expect(read(writePatch('null', piecesOf([other]), piecesOf([other])))).toBe(other);
});

test('SYNC-46: names that mean something to the language are text like any other', () => {
  const read = openPatchReader();
  const evil = '{"t":"state","seat":0,"view":{"__proto__":{"isAdmin":true},"constructor":1}}';
  expect(read('~__proto__ 0 0 0 0\n')).toBeNull();
  expect(read(WHOLE)).toBe(WHOLE);
  expect(read(patchOf([WHOLE], [evil]))).toBe(evil);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('SYNC-47: a piece that many are told alike is compared once', () => {
  const edit = rememberingEdits();
  const [before, after, later] = piecesOf(['before', 'after', 'later']) as [TextPiece, TextPiece, TextPiece];
  const first = edit(before, after);
  expect(edit(new TextPiece('before'), after)).toBe(first);
  expect(edit(before, later)).not.toBe(first);
  expect(edit(before, after)).toBe(first); // whoever is told something else may come in between
});

test('the check of a text follows from those of its parts', () => {
  fc.assert(
    fc.property(piece, piece, (one, two) => {
      expect(joinChecks(checkOf(one), checkOf(two), two.length)).toBe(checkOf(one + two));
    }),
    { numRuns: 100 },
  );
});
