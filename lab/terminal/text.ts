import { seatLetter } from '@fathoms/kernel/game.ts';

/** Plain data as a person can read it on a terminal: a line for small things, indented lines for large ones. */
export function dataText(value: unknown, indent = ''): string {
  if (!isObject(value)) return String(value);
  return fields(value)
    .filter(([, field]) => !isBlank(field))
    .map(
      ([name, field]) =>
        `${indent}${name}: ${isFlat(field) ? inline(field) : `\n${dataText(field, `${indent}  `)}`}`,
    )
    .join('\n');
}

/** News in one line: `B revealed card key-5`. */
export function newsText(event: unknown): string {
  if (!isObject(event)) return String(event);
  const { type, seat, ...rest } = event as { type?: unknown; seat?: unknown };
  const prefix = typeof seat === 'number' ? `${seatLetter(seat)} ` : '';
  return `${prefix}${String(type ?? '')} ${inline(rest)}`.trimEnd();
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is too large for a line and comes in a list is nearly always there once a seat. */
const fields = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((item, i) => [seatLetter(i), item]) : Object.entries(value);

const isBlank = (value: unknown): boolean =>
  value === null || value === false || (isObject(value) && Object.values(value).every(isBlank));

/** Fits on a line: a list of things, or a thing with lists, but nothing deeper. */
const isFlat = (value: unknown): boolean => depth(value) <= 2;

const depth = (value: unknown): number =>
  isObject(value) ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;

function inline(value: unknown): string {
  if (!isObject(value)) return String(value);
  if (Array.isArray(value)) return value.map(inline).join(value.some(isObject) ? ' | ' : ' ');
  return Object.entries(value)
    .filter(([, field]) => !isBlank(field))
    .map(([name, field]) => (field === true ? name : `${name} ${inline(field)}`))
    .join(', ');
}
