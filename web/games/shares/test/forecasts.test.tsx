// @vitest-environment happy-dom
import * as rules from '@fathoms/games/shares/foresee.ts';
import { expect, test, vi } from 'vitest';
import { PRICED, sit } from './sit.ts';

vi.mock(import('@fathoms/games/shares/foresee.ts'), { spy: true });

test('choosing a card and putting it back plays no option through a second time', () => {
  const played = vi.mocked(rules.foresee);
  const rig = sit(PRICED);
  rig.tap('57, a share');
  const before = played.mock.calls.length;
  expect(before).toBeGreaterThan(3);
  rig.tap('57, a share');
  rig.tap('57, a share');
  expect(played.mock.calls.length - before).toBe(0);
});
