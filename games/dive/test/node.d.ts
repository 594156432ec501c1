// Rules are compiled without Node's types. These are all that the tests reading files need of them.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(path: string): string[];
  export function writeFileSync(path: string, text: string): void;
}

declare module 'node:process' {
  export const env: { readonly [name: string]: string | undefined };
}

interface ImportMeta {
  readonly dirname: string;
}
