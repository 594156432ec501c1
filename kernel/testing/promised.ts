import { expect } from 'vitest';

/** As `expect`, without its cost: most of these are asked a million times. */
export function promised(kept: boolean, what: string): void {
  if (!kept) throw new Error(`broken: ${what}`);
}

/** Byte for byte; only a difference is worth `expect`'s picture of it. */
export function same(one: unknown, other: unknown, what: string): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, what).toEqual(other);
  promised(JSON.stringify(one) === JSON.stringify(other), what);
}
