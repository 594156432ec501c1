import { type Kinds, type Seat, seatLetter } from '@fathoms/kernel/game.ts';

/** How a terminal shows a game to one seat. */
export interface TerminalBoard<K extends Kinds> {
  readonly table: (view: K['view'], seat: Seat) => string;
  readonly news: (event: K['event']) => string | null; // a sentence, '' if it needs none; null = plain data says enough
  readonly meaning: (action: K['action'], view: K['view'], seat: Seat) => string; // beside a numbered action
  readonly more?: (choice: K['choice'], view: K['view']) => string; // decisions too many to be numbered
  readonly help: string; // how the game goes and what can be typed
  readonly options?: { readonly [name: string]: string }; // where a terminal needs other options than a table
}

/** For the list of boards, where each game's own types are forgotten. */
export const boardOf = <K extends Kinds>(board: TerminalBoard<K>): TerminalBoard<Kinds> =>
  board as unknown as TerminalBoard<Kinds>;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Columns side by side, as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, i) => Math.max(all[i] ?? 0, cell.length)),
    [],
  );
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A player's name in front of a line: `> A` has the turn. */
export const nameOf = (seat: Seat, you: Seat, active: boolean): string =>
  `${active ? '>' : ' '} ${seatLetter(seat)}${seat === you ? ' (you)' : ''}`;
