/**
 * `preact/compat` looks at every property of every element with patterns and writes a list of its own, each time the
 * element is drawn. What a name means does not change: here it is asked about each of them once, and what is written
 * as the browser wants it stays as it is.
 */
import 'preact/compat'; // numbers in styles are pixels, `strokeWidth` is `stroke-width`
import { options, type VNode } from 'preact';

type Props = { [name: string]: unknown };

const FORMS = new Set(['input', 'select', 'textarea']); // what becomes of theirs depends on more than a name

/** Call once, before anything is drawn. */
export function readPropsOnce(): void {
  const read = options.vnode ?? (() => {});
  const ask = (props: Props): Props => {
    const vnode = { type: 'i', props } as VNode;
    read(vnode);
    return vnode.props as Props;
  };
  const nameOf = once(name =>
    name === 'className' ? 'class' : (Object.keys(ask({ [name]: '' }))[0] ?? name),
  );
  const isLength = once(name => (ask({ style: { [name]: 1 } }).style as Props)[name] !== 1);
  options.vnode = vnode => {
    const { type } = vnode;
    if (typeof type === 'string' && !FORMS.has(type) && !isReadByValue(vnode.props as Props))
      rename(vnode.props as Props, nameOf, isLength);
    else read(vnode);
  };
}

const isReadByValue = (props: Props): boolean => 'download' in props || 'translate' in props;

function once<Answer>(ask: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return name => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const found = ask(name);
    known.set(name, found);
    return found;
  };
}

/** In place: they were written for this element alone. A class that is empty is none. */
function rename(props: Props, nameOf: (name: string) => string, isLength: (name: string) => boolean): void {
  for (const name of Object.keys(props)) {
    const value = props[name];
    if (name === 'style') props.style = inPixels(value, isLength);
    const called = nameOf(name);
    if (called === name || value === undefined) continue;
    props[called] = value === '' && called === 'class' ? undefined : value;
    props[name] = undefined;
  }
}

function inPixels(style: unknown, isLength: (name: string) => boolean): unknown {
  if (typeof style !== 'object' || style === null) return style;
  let changed: Props | null = null;
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== 'number' || !isLength(name)) continue;
    changed ??= { ...style };
    changed[name] = `${value}px`;
  }
  return changed ?? style;
}
