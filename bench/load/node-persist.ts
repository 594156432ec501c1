import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * As much of node-persist 3.1.0 as boardgame.io's file storage uses: one file a key, written over in place.
 * Its later versions put writes off for up to a second, in which more would be lost.
 */
export function nodePersist() {
  let folder = '';
  const fileOf = (key: string): string => join(folder, createHash('md5').update(key).digest('hex'));

  const read = async (file: string): Promise<{ key?: string; value?: unknown }> => {
    const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return '{}';
      throw problem;
    });
    return parse(text, file);
  };

  return {
    async init({ dir }: { readonly dir: string }) {
      folder = dir;
      await mkdir(dir, { recursive: true });
    },
    getItem: async (key: string) => (await read(fileOf(key))).value,
    setItem: (key: string, value: unknown) => writeFile(fileOf(key), JSON.stringify({ key, value })),
    removeItem: (key: string) => rm(fileOf(key), { force: true }),
    keys: async () =>
      (await Promise.all((await readdir(folder)).map(name => read(join(folder, name))))).map(
        ({ key }) => key,
      ),
  };
}

function parse(text: string, file: string): { key?: string; value?: unknown } {
  try {
    return JSON.parse(text) as { key?: string; value?: unknown };
  } catch {
    throw new Error(`${file} does not look like a valid storage file!`);
  }
}
