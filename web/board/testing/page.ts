/** What a page without a layout lacks: sizes, animations, and word of changes in size. */

class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const STILL = { cancel: () => {}, onfinish: null } as unknown as Animation;

/** Every element is as large as the board, so that boards choose the layout for that room. */
export function layOut({ width, height }: { readonly width: number; readonly height: number }): void {
  window.ResizeObserver = StillObserver;
  Element.prototype.animate = () => STILL;
  for (const [name, size] of [
    ['clientWidth', width],
    ['clientHeight', height],
    ['offsetWidth', width],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
  }
}
