import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** Every variable the server takes from its environment. */
const variables = all(
  /const \{([^}]+)\} = process\.env/.exec(read('server/main.ts'))?.[1] ?? '',
  /([A-Z_]{4,})/g,
);

test('every variable of the server is documented, and nothing else is', () => {
  expect(variables.length).toBeGreaterThan(10);
  expect(all(read('docs/operating.md'), /^\| `([A-Z_]+)` \|/gm).sort()).toEqual([...variables].sort());
});

test('the compose file and the unit set only variables the server knows', () => {
  const nodes = /\n {2}fathoms:\n([\s\S]+?)\n {2}\w/.exec(read('ops/compose.yaml'))?.[1] ?? '';
  const composed = all(nodes, /^ {6}([A-Z_]+):/gm);
  const unit = read('ops/fathoms.service');
  const united = all(/^Environment=(.+)$/m.exec(unit)?.[1] ?? '', /([A-Z_]+)=/g);
  expect(composed).toContain('DATABASE_URL');
  expect(united).toContain('DATA_DIR');
  for (const name of [...composed, ...united]) expect([...variables, 'NODE_ENV']).toContain(name);
});

test('what they start is what the build makes', () => {
  const built = all(read('vite.server.config.ts'), /^ {2}'?([a-z-]+)'?: '\w+\//gm).map(
    name => `dist/node/${name}.js`,
  );
  const named = ['ops/Dockerfile', 'ops/fathoms.service', 'docs/operating.md'].flatMap(path =>
    all(read(path), /(dist\/node\/[a-z-]+\.js)/g),
  );
  expect(named.length).toBeGreaterThan(3);
  for (const script of named) expect(built).toContain(script);
});
