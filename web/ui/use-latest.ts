import { useRef } from 'preact/hooks';

type Hand = (...given: unknown[]) => unknown;

/**
 * The same object as long as nothing in it is another: a part that is given it (`memo`) need not be drawn anew. Its
 * functions are always the same and do what the newest ones would: they are for events, not for drawing.
 */
export function useLatest<Props extends object>(newest: Props): Props {
  const latest = useRef(newest);
  latest.current = newest;
  const hands = useRef<{ [name: string]: Hand }>({});
  const steady = useRef(newest);
  const handFor = (name: string): Hand => {
    hands.current[name] ??= (...given) => (latest.current as { [name: string]: Hand })[name]?.(...given);
    return hands.current[name];
  };
  const next = Object.fromEntries(
    Object.entries(newest).map(([name, value]) => [
      name,
      typeof value === 'function' ? handFor(name) : value,
    ]),
  ) as Props;
  if (!isSame(steady.current, next)) steady.current = next;
  return steady.current;
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const names = Object.keys(one) as (keyof Props)[];
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}
