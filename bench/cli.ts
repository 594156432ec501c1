import { engine } from './engine.ts';
import { picture } from './picture.ts';
import { replay } from './replay.ts';
import { replayPage } from './replay-page.ts';
import { server } from './server.ts';
import { thinking } from './thinking.ts';

const BENCHES: { readonly [name: string]: () => void | Promise<void> } = {
  engine,
  picture,
  replay,
  'replay-page': replayPage,
  server,
  thinking,
};

/** `bench NAME…` runs those, `bench` all of them. */
const names = process.argv.slice(2);
const unknown = names.find(name => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`bench: there is no ${unknown}; there is ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name]();
}
