/** What a page without a layout lacks: sizes, animations, and word of changes in size. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export const WIDE: Size = { width: 1280, height: 800 };
export const PHONE: Size = { width: 390, height: 760 };

class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const STILL = { cancel: () => {}, onfinish: null } as unknown as Animation;

/** Every element is as large as the board, so that a board chooses its layout for that room. */
export function layOut({ width, height }: Size): void {
  window.ResizeObserver = StillObserver;
  Element.prototype.animate = () => STILL;
  const sizes = { clientWidth: width, clientHeight: height, offsetWidth: width };
  for (const [name, size] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
  }
  window.matchMedia = query => {
    const list = { matches: holds(query, width), addEventListener() {}, removeEventListener() {} };
    return list as unknown as MediaQueryList;
  };
}

/** Boards ask for widths and for reduced motion, which a still page has. */
function holds(query: string, width: number): boolean {
  const [, edge, pixels] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
  if (edge === undefined) return query.includes('prefers-reduced-motion');
  return edge === 'min' ? width >= Number(pixels) : width <= Number(pixels);
}
