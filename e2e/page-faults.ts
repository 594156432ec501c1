import type { Page } from 'playwright-core';

/** A small phone, a phone both ways, a page at 200 % (half the pixels), tablets, screens. */
const SIZES = ['320x568', '390x844', '844x390', '640x400', '820x1180', '1024x768', '1440x900', '2560x1440'];

/** Large pictures that stand for themselves: nothing is written on them. */
const SCENERY = '.hero-boat img, .setup-lead img, .site-scene img, .learn-lead img';

const LOOKS = 10; // frames a busy machine may take to lay the page out anew

/** Everything that is spoilt at any size, on this page or in the sheet that lies over it; [] = nothing. */
export async function faultsAtAllSizes(
  page: Page,
  shoot?: (size: string) => Promise<unknown>,
): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    let wrong = await faults(page);
    for (let look = 0; look < LOOKS && wrong.length > 0; look++) wrong = await faults(page);
    found.push(...wrong.map(fault => `${size} ${fault}`));
    await shoot?.(size);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async SCENERY => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = new Set<string>();
    const room = document.documentElement.clientWidth;
    const sheet = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
    const all = [...(sheet ?? document.body).querySelectorAll('*')].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.vh, svg svg, [inert], script, style, noscript, option, .stage, .bookmark'), // boards: sizes.ts
    );
    const name = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
      return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${words}”`;
    };

    // 1. nothing sticks out to the right
    if (document.documentElement.scrollWidth > room) {
      const out = all.filter(element => element.getBoundingClientRect().right > room + 1);
      found.add(`the page scrolls sideways: ${out.slice(-2).map(name)}`);
    }

    // 2. no words are cut off
    const parents = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...parents(element.parentElement)] : [];
    const words: { element: Element; box: DOMRect }[] = [];
    for (const element of all)
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0) words.push({ element, box });
      }
    for (const { element, box } of words)
      for (const holder of [element, ...parents(element)]) {
        const { overflowX, overflowY, position, textOverflow } = getComputedStyle(holder);
        if (textOverflow === 'ellipsis') break; // it says so itself
        const { left, top, right, bottom } = holder.getBoundingClientRect();
        const [cutsX, cutsY] = [overflowX, overflowY].map(way => /hidden|clip/.test(way));
        if (holder !== document.body && holder !== document.documentElement) {
          if (cutsX && (box.right > right + 2 || box.left < left - 2)) found.add(`cut off: ${name(element)}`);
          // ascenders and descenders reach over a line that is set tight
          if (cutsY && (box.bottom > bottom + 8 || box.top < top - 8)) found.add(`cut off: ${name(element)}`);
        }
        if (/auto|scroll/.test(overflowX + overflowY)) break; // whatever lies further down can be scrolled to
        if (position === 'fixed') break;
      }

    // 3. controls do not lie over each other
    const controls = all.filter(element =>
      element.matches('a[href], button, input, select, textarea, summary'),
    );
    const layerOf = (element: Element) =>
      [element, ...parents(element)].find(one => /fixed|sticky/.test(getComputedStyle(one).position)) ?? null;
    const scrollerOf = (element: Element) =>
      parents(element).find(one => /auto|scroll/.test(getComputedStyle(one).overflowY)) ?? null;
    const placed = controls
      .filter(element => !element.matches('input[type=radio], input[type=checkbox], input[type=file]'))
      .map(element => ({
        element,
        box: element.getBoundingClientRect(),
        layer: layerOf(element),
        scroller: scrollerOf(element),
      }));
    const over = (a: DOMRect, b: DOMRect, by: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    placed.forEach((a, i) => {
      for (const b of placed.slice(i + 1))
        if (
          a.layer === b.layer &&
          a.scroller === b.scroller &&
          over(a.box, b.box, 3) &&
          !a.element.contains(b.element) &&
          !b.element.contains(a.element)
        )
          found.add(`over each other: ${name(a.element)} and ${name(b.element)}`);
    });

    // 4. large pictures leave words and controls alone
    const pictures = all.filter(element => element.matches(SCENERY));
    for (const picture of pictures) {
      const box = picture.getBoundingClientRect();
      for (const said of words)
        if (over(said.box, box, 6)) found.add(`in the picture ${name(picture)}: ${name(said.element)}`);
      for (const { element, box: control, layer } of placed)
        if (layer === layerOf(picture) && over(control, box, 6))
          found.add(`in the picture ${name(picture)}: ${name(element)}`);
    }

    // 5. what the page is for can be touched
    for (const element of all.filter(one => one.matches('.btn.primary, .rp-key, .rp-scrub input'))) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = [0.2, 0.5, 0.8].some(x =>
        element.contains(document.elementFromPoint(left + width * x, top + height / 2)),
      );
      if (!hit) found.add(`cannot be touched: ${name(element)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  }, SCENERY);
