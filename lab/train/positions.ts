import { closeSync, openSync, writeSync } from 'node:fs';
import type { Position } from './self-play.ts';

/**
 * Positions as a trainer elsewhere reads them (`teach.py`): rows of 16-bit numbers in units of 1/4096. The first is
 * the match, counted from 0; then the share of the victory of every seat there could be, -1 = it is not taken; then
 * what the judge sees for each of them.
 */
const UNIT = 1 / 4096;
const MOST = 32_767;

export interface PositionFile {
  add(match: number, positions: readonly Position[]): void;
  close(): void;
}

export function openPositions(path: string, seats: number): PositionFile {
  const file = openSync(path, 'w');
  return {
    add(match, positions) {
      if (positions.length === 0) return;
      const width = positions[0].sights[0].length;
      const rows = new Int16Array(positions.length * (1 + seats + seats * width));
      let at = 0;
      for (const { sights, shares } of positions) {
        rows[at++] = match;
        for (let seat = 0; seat < seats; seat++) rows[at++] = inUnits(shares[seat] ?? -1);
        for (let seat = 0; seat < seats; seat++)
          for (let i = 0; i < width; i++) rows[at++] = inUnits(sights[seat]?.[i] ?? 0);
      }
      writeSync(file, rows);
    },
    close: () => closeSync(file),
  };
}

const inUnits = (x: number): number => Math.max(-MOST, Math.min(MOST, Math.round(x / UNIT)));
