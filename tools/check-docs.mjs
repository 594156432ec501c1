/**
 * What the documents point to is there: every path of the repository in backticks, every link to a file, and every
 * heading a link names. `<game>`, `reef` and `NAME` stand for any; a bare file name may be anywhere.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { filesUnder, ROOT } from './prepare.mjs';

const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !/^(\..*|node_modules|dist|data|test-results)$/.test(entry.name))
  .map(({ name }) => name);
const FILES = FOLDERS.flatMap(folder => filesUnder(join(ROOT, folder))).map(file => relative(ROOT, file));
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...FILES.filter(file => /^docs\/.*\.md$/.test(file)),
];

const CODE = /`([\w.<>*@-]+(?:\/[\w.<>*@-]+)*\/?)`/g;
const LINK = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;
const SOURCE = /\.(?:tsx?|mjs|cjs|css)$/;

/** Whether it is meant as a path of ours: in one of our folders, or a source file. */
const isPath = text => FOLDERS.some(folder => text.startsWith(`${folder}/`)) || SOURCE.test(text);

/** What `npm run new-game reef` lays is in the example under the same name. */
const inExample = text =>
  text.replace(/^web\/games\/reef\//, 'examples/pig/board/').replace(/^games\/reef\//, 'examples/pig/');

function isThere(text) {
  if (existsSync(join(ROOT, text)) || existsSync(join(ROOT, inExample(text)))) return true;
  const parts = text.replace(/\/$/, '').split(/<\w+>|\breef\b|\bNAME\b|\*+/);
  const pattern = parts.map(part => part.replace(/[.+]/g, '\\$&')).join('[^/]+');
  const path = new RegExp(`(?:^|/)${pattern}(?:$|/)`);
  return FILES.some(file => path.test(file));
}

const headingsOf = file =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

const problems = [];
let paths = 0;
let links = 0;
for (const document of DOCUMENTS) {
  const text = readFileSync(join(ROOT, document), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  for (const [, path] of text.matchAll(CODE)) {
    if (!isPath(path)) continue;
    paths++;
    if (!isThere(path)) problems.push(`${document}: there is no ${path}`);
  }
  for (const [, target, heading] of text.matchAll(LINK)) {
    links++;
    const file = target === '' ? join(ROOT, document) : resolve(ROOT, dirname(document), target);
    if (!existsSync(file)) problems.push(`${document}: no file behind the link ${target}`);
    else if (heading && !headingsOf(file).includes(heading))
      problems.push(`${document}: ${target} has no heading #${heading}`);
  }
}

if (paths < 50) problems.push(`only ${paths} paths were read: the check itself is broken`);
for (const problem of problems) console.error(problem);
console.log(`docs: ${paths} paths and ${links} links, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
