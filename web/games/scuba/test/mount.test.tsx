// @vitest-environment happy-dom
import { scuba } from '@fathoms/games/scuba/index.ts';
import { opened } from '@fathoms/games/scuba/test/table.ts';
import { expect, test } from 'vitest';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

const namesOf = (nodes: NodeList): string[] =>
  [...nodes].flatMap(node => (node instanceof Element ? [node.className.split(' ')[0] ?? ''] : []));

/** What was put into the page, step by step, and what was taken out again. */
function build(phone: boolean) {
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { childList: true, subtree: true });
  sitDown(scuba, Board, { state: opened(2), seats: 2, seat: 0, phone });
  const records = watch.takeRecords();
  watch.disconnect();
  return {
    added: records.flatMap(({ addedNodes }) => namesOf(addedNodes)),
    removed: records.flatMap(({ removedNodes }) => namesOf(removedNodes)),
  };
}

test('a board is built once, for the room there is: no phone’s line before a desktop’s panels', () => {
  const { added, removed } = build(false);
  expect(added).toContain('lside');
  expect(removed).toEqual([]);
});

test('sea and boat are there before tiles and spaces, which come after the paint', () => {
  const { added } = build(true);
  expect(added).toContain('reef');
  expect(added.indexOf('pieces')).toBeGreaterThan(added.indexOf('reef'));
  expect(added.indexOf('spaces')).toBeGreaterThan(added.indexOf('reef'));
});
