import { expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';

test('without anything stored the device decides language and theme', () => {
  expect(readSettings(null, ['fr-FR', 'de-AT', 'en'])).toEqual({
    theme: 'system',
    language: 'de',
    pace: 1,
    aids: true,
    coach: true,
    keys: true,
    sound: false,
    volume: 0.6,
    name: '',
  });
});

test('what was stored comes back', () => {
  const stored = {
    theme: 'dark',
    language: 'en',
    pace: 2,
    aids: false,
    coach: false,
    keys: false,
    sound: true,
    volume: 0.3,
    name: 'Mara',
  };
  expect(readSettings(JSON.stringify(stored), ['de'])).toEqual(stored);
});

test('invalid or unknown values fall back one by one', () => {
  const stored = JSON.stringify({
    theme: 'pink',
    language: 'xx',
    pace: 700,
    aids: 'yes',
    name: 5,
    sound: true,
  });
  expect(readSettings(stored, [])).toMatchObject({
    theme: 'system',
    language: 'en',
    pace: 1,
    aids: true,
    name: '',
    sound: true,
  });
  expect(readSettings('{not json', []).theme).toBe('system');
  expect(readSettings('null', []).theme).toBe('system');
});
