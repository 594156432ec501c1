import { expect, test } from 'vitest';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { recordFaces } from '../faces.ts';

test('a game played alone is told of somebody, so that its sentences read right for whoever opens the link', () => {
  const seats = [en.you, de.you, 'Ada'].map(name => ({ name, kind: 'human' as const }));
  const faces = recordFaces({ seats }, 'Somebody');
  expect(faces.map(({ name, you }) => [name, you])).toEqual([
    ['Somebody', false],
    ['Somebody', false],
    ['Ada', false],
  ]);
});
