import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { person } from './browser.ts';
import { browser, server } from './fixtures.ts';

test('at school a stack is answered and lifted, and what one saw is kept over a reload', async () => {
  const { page, context, errors } = await person(browser);
  await page.goto(`${server.url}/learn/dive`);
  await page.getByRole('link', { name: 'Practise' }).click();
  await page.locator('.school .pane img.on').waitFor();
  await page.locator('.school .pane').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('n');
  for (let level = 2; level <= 5; level++)
    await page.getByRole('button', { name: `Level ${level}: no shark` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lift the cards' }).click();
  await page.locator('.school .lift > img').waitFor();
  await page.getByRole('img', { name: /^How far things slide/ }).waitFor();
  await expectAccessible(page);
  await page.getByText('1 picture', { exact: true }).waitFor(); // the bots have looked
  await page.reload();
  await page.getByText('Lesson 1 · picture 2 of 10').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('fathoms:school') ?? '{}'));
  expect(kept.answered).toMatchObject([
    { said: 'nnnnn', views: 2, eyes: [/./, /./, /./].map(() => expect.stringMatching(/^[sn]{5}$/)) },
  ]);
  expect(errors).toEqual([]);
  await context.close();
});

test('who has seen enough sees a curve beside the bots’ eyes, and can share both as a picture', async () => {
  const { page, context, errors } = await person(browser);
  const answered = Array.from({ length: 30 }, (_, i) => ({
    said: i % 3 === 0 ? 'nnsnn' : 'snsnn',
    truth: 'snsnn',
    eyes: ['nnnnn', 'snnnn', 'snsnn'],
    seconds: 20,
    views: 3,
  }));
  await page.addInitScript(kept => localStorage.setItem('fathoms:school', JSON.stringify(kept)), {
    answered,
  });
  await page.goto(`${server.url}/practice/dive`);
  await page.getByText('30 pictures', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const picture = page.getByRole('img', { name: /^Picture: 93 %/ });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  expect(errors).toEqual([]);
  await context.close();
});
