/** Everything on a table answers: what it is, in words, with the way to its rule. */
import { fireEvent } from '@testing-library/preact';
import { expect } from 'vitest';

/** The notes of everything that lies at a place or matches; fails on anything that has none. */
export function answersOf(selector = ''): Map<string, string> {
  const lying = [
    ...document.querySelectorAll<HTMLElement>(['[data-spot]', selector].filter(Boolean).join(', ')),
  ];
  const answers = new Map<string, string>();
  for (const element of lying) {
    const host =
      element.closest<HTMLElement>('[data-about]') ?? element.querySelector<HTMLElement>('[data-about]');
    expect(host, `what is ${element.dataset.spot ?? element.className}?`).not.toBeNull();
    const about = host?.dataset.about ?? '';
    if (host === null || answers.has(about)) continue;
    fireEvent.contextMenu(host);
    const note = document.querySelector('.about.stay');
    expect(note?.textContent, `about ${about}`).toMatch(/\S{3}.*(Read the rule)/s);
    answers.set(about, note?.textContent ?? '');
    fireEvent.keyDown(document, { key: 'Escape' });
  }
  walkByKeys();
  return answers;
}

/** The same without a mouse: the shell's button, then arrow keys reach everything; Enter keeps the answer, with its rule. */
function walkByKeys(): void {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const all = [...document.querySelectorAll<HTMLElement>('[data-about]')].filter(
    element => !element.closest('[aria-hidden="true"]'),
  );
  (document.activeElement as HTMLElement | null)?.blur();
  const begin = document.createElement('button');
  begin.dataset.explain = '';
  document.body.append(begin);
  fireEvent.click(begin);
  begin.remove();
  for (const [i, element] of all.entries()) {
    if (i > 0) press('ArrowRight');
    expect(document.activeElement, `reached ${element.dataset.about}`).toBe(element);
    expect(document.querySelector('.about')?.textContent, `about ${element.dataset.about}`).toMatch(/\S{3}/);
  }
  press('Enter');
  expect(document.querySelector('.about.stay')?.textContent).toMatch(/Read the rule/);
  press('Escape');
  press('Escape');
  expect(document.querySelector('.about')).toBeNull();
}
