// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { options } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { readPropsOnce } from '../read-props.ts';

const { vnode: usual = () => {} } = options;
afterEach(() => {
  cleanup();
  options.vnode = usual;
});

/** Every element with its attributes, in whatever order they were written. */
const written = (place: Element): string[] =>
  [...place.querySelectorAll('*')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
  );

/** Whatever `preact/compat` writes in another way, and what it leaves alone. */
const page = () => (
  <main className="board" style={{ top: 3, zIndex: 2, '--pace': 1.5, opacity: 0.5, color: 'red' }}>
    <svg className="ic" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" textAnchor="middle" />
    </svg>
    <label htmlFor="name" tabIndex={-1} title={undefined} data-may="">
      <input id="name" defaultValue="Nemo" maxLength={3} autoComplete="off" />
    </label>
    <textarea defaultValue="deep" />
    <select value="b">
      <option value="a">a</option>
      <option value="b">b</option>
    </select>
    <a href="/log" download translate={false}>
      log
    </a>
    <ol translate={false} inert={true} hidden={false} aria-hidden={false} />
  </main>
);

test('a page is written as preact/compat writes it', () => {
  const whole = written(render(page()).container);
  cleanup();
  readPropsOnce();
  expect(written(render(page()).container)).toEqual(whole);
});

test('what changes, changes as under preact/compat', () => {
  const shown = (wide: boolean) => (
    <p className={wide ? 'wide' : undefined} style={wide ? { width: 9 } : {}} title={wide ? 'w' : undefined}>
      <b className={wide ? 'on' : 'off'} />
    </p>
  );
  const change = () => {
    const { container, rerender } = render(shown(true));
    rerender(shown(false));
    const narrow = written(container);
    rerender(shown(true));
    return [narrow, written(container)];
  };
  const whole = change();
  cleanup();
  readPropsOnce();
  expect(change()).toEqual(whole);
});

test('what is heard has the names browsers call it by', () => {
  readPropsOnce();
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  const { container } = render(
    <button type="button" onFocus={hear} onBlur={hear} onClick={hear}>
      <input onChange={hear} />
    </button>,
  );
  const [field] = container.querySelectorAll('input');
  for (const type of ['focusin', 'click', 'input', 'focusout'])
    field?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).toEqual(['focusin', 'click', 'input', 'focusout']);
});
