import { engine } from './engine.ts';
import { replay } from './replay.ts';
import { thinking } from './thinking.ts';

const BENCHES: { readonly [name: string]: () => void } = { engine, replay, thinking };

/** `bench NAME…` runs those, `bench` all of them. */
const names = process.argv.slice(2);
const unknown = names.find(name => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`bench: there is no ${unknown}; there is ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) BENCHES[name]();
}
