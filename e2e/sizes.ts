import type { Page } from 'playwright-core';

/** What somebody at the table must see at once to decide; selectors within the page. */
export interface InSight {
  readonly own: string; // one's own cards and state
  readonly about: string; // what one decides about
}

/** Everything that keeps somebody at a screen of this size from deciding; [] = nothing. */
export const faults = (page: Page, { own, about }: InSight): Promise<string[]> =>
  page.evaluate(
    async ({ own, about }) => {
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))); // boards measure their room
      const found: string[] = [];
      const [width, height] = [innerWidth, innerHeight];
      const name = (element: Element) => `.${[...element.classList].join('.')}`;
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
      const box = (element: Element) => element.getBoundingClientRect();
      const pieces = '.stage [data-may]:not(.sea-room *)'; // what is offered now
      for (const selector of ['.prompt', own, about, pieces]) {
        if (shown(selector).length === 0 && selector !== pieces) found.push(`no ${selector}`);
        for (const element of shown(selector)) {
          const { left, top, right, bottom } = box(element);
          if (left < -2 || top < -2 || right > width + 2 || bottom > height + 2)
            found.push(`outside: ${name(element)} at ${[left, top, right, bottom].map(Math.round)}`);
        }
      }
      const page = document.documentElement;
      if (page.scrollWidth > width) found.push('the page scrolls sideways');
      if (page.scrollHeight > height + 1) found.push('the page scrolls');
      // but Scuba's reef, which keeps the diver in sight
      for (const element of shown('.stage *:not(.sea-room)'))
        if (
          element.scrollHeight > element.clientHeight + 2 &&
          /auto|scroll/.test(getComputedStyle(element).overflowY)
        )
          found.push(`scrolls inside: ${name(element)} by ${element.scrollHeight - element.clientHeight}`);
      const prompt = box(shown('.prompt')[0] ?? page);
      for (const element of shown(own)) {
        const { left, top, right, bottom } = box(element);
        const over = left < prompt.right - 4 && right > prompt.left + 4;
        if (over && top < prompt.bottom - 8 && bottom > prompt.top + 8)
          found.push(`under the prompt: ${name(element)}`);
      }
      // touchable somewhere: cards of a hand lie over each other, none wholly
      const spots = [0.1, 0.3, 0.5, 0.9].flatMap(x => [0.2, 0.5, 0.85].map(y => [x, y] as const));
      for (const element of shown(`.prompt button, .stage .is-legal, .stage .hc, ${about}`)) {
        if (getComputedStyle(element).pointerEvents === 'none') continue;
        const { left, top, width: wide, height: high } = box(element);
        const hit = spots.some(([x, y]) =>
          element.contains(document.elementFromPoint(left + wide * x, top + high * y)),
        );
        if (!hit) found.push(`covered: ${name(element)} ${element.textContent?.slice(0, 24)}`);
      }
      // a button without a word or a sign is none
      for (const element of shown('.prompt button')) {
        const signs = [...element.querySelectorAll('svg, img')].filter(one => one.checkVisibility());
        if (!element.textContent?.trim() && signs.length === 0) found.push(`blank: ${element.ariaLabel}`);
      }
      for (const element of shown('.prompt :is(b, span, small, .btn):not(.since, .since *)'))
        if (element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0)
          found.push(`clipped: ${name(element)} ${element.textContent?.slice(0, 24)}`);
      // a word in two lines is no word
      for (const element of shown('.prompt .btn')) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(`broken: ${word}`);
          }
      }
      return found;
    },
    { own, about },
  );

/** What of the bar above a table is off the screen, cut short or on top of something else; [] = nothing. */
export const headFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = (element: Element) => element.getBoundingClientRect();
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        element => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
      );
    const row = shown('.top > *');
    const ends = (element: Element) => `.${[...element.classList].join('.')} ends at ${box(element).right}`;
    return [
      ...[...row, ...shown('.top .tool')].filter(one => box(one).right > innerWidth).map(ends),
      ...row
        .slice(0, -1)
        .filter((one, i) => box(one).right > box(row[i + 1] ?? one).left + 1)
        .map(ends),
      ...row.filter(one => one.matches('.ttl') && one.scrollWidth > one.clientWidth + 1).map(ends),
    ];
  });
