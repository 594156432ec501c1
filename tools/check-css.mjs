/**
 * What a stylesheet may say: its layer, first a class that is its folder's own, sizes from the scales of tokens.css,
 * and nothing that no page uses. How stylesheets hang together is told in web/README.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { ROOT } from './prepare.mjs';

/** What every page may use. */
const SHARED = ['web/ui', 'web/shell', 'web/board'];
/** Every other rule begins with one of these, or with `.name-…`; each belongs to one folder. A game has its own name. */
const OWN = [
  ...[
    'home',
    'setup',
    'me',
    'reader',
    'score',
    'replay',
    'rp',
    'fair',
    'learn',
    'daily',
    'beside',
    'same',
    'lab',
    'identity',
    'review',
    'ratings',
  ],
  'evening',
  ...['at-table', 'table', 'clocks', 'summary', 'log', 'chat', 'people', 'moving', 'invite', 'qr'],
  'programs',
];
const LAYERS = { shared: ['tokens', 'base', 'ui'], page: ['page'], game: ['game'] };

const SIZES =
  /^(font|font-size|border(-[a-z]+)*-radius|((?:scroll-)?(?:margin|padding)|gap|row-gap|column-gap|inset)(-[a-z-]+)?)$/;
const PLACES = /^(top|right|bottom|left)$/;
const LENGTH = /(?<![\w.#-])-?(\d*\.)?\d+(px|rem)\b/g;
const HAIRLINE = 1.5; // px: an optical correction, not a distance
const REASON = /^literal: ./; // the comment behind a declaration that keeps a size of its own

const gameOf = path => /^web\/games\/([a-z-]+)\//.exec(path)?.[1] ?? null;
const files = readdirSync(join(ROOT, 'web'), { recursive: true })
  .map(name => join('web', name))
  .filter(name => !name.includes('node_modules/'));
const read = path => readFileSync(join(ROOT, path), 'utf8');
const sheets = files
  .filter(name => name.endsWith('.css'))
  .map(path => ({ path, css: postcss.parse(read(path)) }));
const code = [...files.filter(name => /\.tsx?$|\.html$|sprite\.svg$/.test(name)), 'vite.config.ts']
  .filter(name => !name.includes('/test/'))
  .map(path => ({ game: gameOf(path), text: read(path) }));
const problems = [];
const counts = { sizes: 0, reasons: 0 };

const tokens = sheets.find(({ path }) => path === 'web/ui/tokens.css').css;
const steps = new Set();
tokens.walkDecls(/^--s-/, ({ value }) => void steps.add(Number.parseFloat(value)));

const owners = new Map(); // a name, the folder it belongs to
for (const { path, css } of sheets) {
  const fault = (node, text) => problems.push(`${path}:${node.source.start.line}: ${text}`);
  checkLayers(path, css, fault);
  if (css !== tokens) css.walkDecls(decl => checkSize(decl, fault));
  checkClasses(path, css, fault);
  checkLooks(css, fault);
}
checkTokens();

function checkLayers(path, css, fault) {
  const game = gameOf(path);
  const kind = game ? 'game' : SHARED.some(folder => path.startsWith(`${folder}/`)) ? 'shared' : 'page';
  for (const node of css.nodes) {
    if (node.type === 'comment' || ['import', 'font-face'].includes(node.name)) continue;
    if (node.name !== 'layer') fault(node, 'stands outside any layer');
    else if (node.nodes && ![...LAYERS[kind], 'override'].includes(node.params))
      fault(node, `layer ${node.params} is not for a ${kind}`);
    if (kind !== 'shared') checkNames(node, game, dirname(path), fault);
  }
}

/** A stylesheet stays loaded when its page is left: only what is nested in a name of its own cannot reach another. */
function checkNames(block, game, folder, fault) {
  for (const node of block.nodes ?? []) {
    if (node.type === 'atrule' && !node.name.endsWith('keyframes')) checkNames(node, game, folder, fault);
    for (const selector of node.selectors ?? []) {
      const [first] = selector.replace(/^\[data-theme="dark"\]\s+/, '').split(/[\s>+~]+(?![^(]*\))/);
      const names = [...first.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
      const allowed = game ? [game, `game-${game}`] : OWN;
      const own = allowed.find(wanted =>
        names.some(name => name === wanted || name.startsWith(`${wanted}-`)),
      );
      if (!own) fault(node, `${selector} may reach other pages; begin with one of .${allowed.join(', .')}`);
      else if ((owners.get(own) ?? folder) !== folder) fault(node, `.${own} belongs to ${owners.get(own)}`);
      else owners.set(own, folder);
    }
  }
}

function checkSize(decl, fault) {
  const isPlace = PLACES.test(decl.prop);
  if (!isPlace && !SIZES.test(decl.prop)) return;
  counts.sizes++;
  const literals = (decl.value.match(LENGTH) ?? [])
    .filter(text => text.endsWith('rem') || Math.abs(Number.parseFloat(text)) > HAIRLINE)
    .filter(text => !isPlace || steps.has(Math.abs(Number.parseFloat(text)))); // others are points of a drawing
  if (literals.length === 0) return;
  const next = decl.next();
  const isBehind = next?.type === 'comment' && next.source.start.line === decl.source.end.line;
  if (isBehind && REASON.test(next.text)) counts.reasons++;
  else fault(decl, `${decl.prop}: ${literals.join(', ')}; take a step of web/ui/tokens.css`);
}

/**
 * A browser keeps one list of all that lies in something with `:has()`, and restyles everything on it whenever one of
 * them may have changed: a tag on that list is every `span` of a board at every touch.
 */
function checkLooks(css, fault) {
  css.walkRules(rule => {
    for (const selector of rule.selectors) {
      const parts = withoutConditions(selector).split(/\s*[\s>+~]\s*(?![^(]*\))/);
      const last = parts.at(-1);
      const looks =
        parts.slice(0, -1).some(part => part.includes(':has')) || (last !== '&' && isWithinLook(rule));
      if (looks && !/[.#[&]/.test(last))
        fault(rule, `${selector}: what lies in a :has() is named by a class`);
    }
  });
}

function isWithinLook({ parent }) {
  return parent !== undefined && (parent.selector?.includes(':has(') || isWithinLook(parent));
}

/** `.a:has(> .b) .c:not(.d)` becomes `.a:has .c`. */
function withoutConditions(selector) {
  return selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, whole => (whole.includes(':has') ? ':has' : ''))
    .replace(/:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ':has');
}

/** Used: a word of some text in the code of its game or of all, or begun by a template (`seat-${colour}`). */
function checkClasses(path, css, fault) {
  const game = gameOf(path);
  const isNear = other => game === null || other === null || other === game;
  const { words, heads } = saidIn(code.filter(file => isNear(file.game)).map(file => file.text));
  const isUsed = name =>
    words.has(name) ||
    heads.some(
      head => name.startsWith(head) && (head.endsWith('-') || /^\d+$/.test(name.slice(head.length))),
    );
  css.walkRules(rule => {
    for (const [, name] of rule.selector.matchAll(/\.([a-zA-Z_][\w-]*)/g))
      if (!isUsed(name)) fault(rule, `.${name} is never used`);
  });
}

function saidIn(texts) {
  const said = texts
    .map(text => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, ''))
    .flatMap(text => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|^\s*\w+:/gm) ?? [])
    .join(' ');
  return {
    words: new Set(said.match(/[\w-]+/g)),
    heads: [...new Set([...said.matchAll(/([\w-]+)\$\{/g)].map(([, head]) => head))],
  };
}

/** Whatever is asked for is set somewhere; whatever is set is asked for. Code may do either. */
function checkTokens() {
  const all = code.map(({ text }) => text).join('\n');
  const inCode = name =>
    [name, name.replace(/\d$/, '${'), `'${name.slice(2)}'`].some(text => all.includes(text)); // `var(--w${depth})`, 'sky'
  const [set, asked] = [new Map(), new Map()];
  for (const { path, css } of sheets)
    css.walkDecls(decl => {
      const where = `${path}:${decl.source.start.line}`;
      if (decl.prop.startsWith('--')) set.set(decl.prop, where);
      for (const [, name, end] of decl.value.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g))
        if (end === ')' || !asked.has(name)) asked.set(name, end === ')' ? where : null); // null = has a fallback
    });
  for (const [name, where] of set)
    if (!asked.has(name) && !inCode(name)) problems.push(`${where}: ${name} is never used`);
  for (const [name, where] of asked)
    if (where && !set.has(name) && !inCode(name)) problems.push(`${where}: ${name} is never set`);
}

for (const problem of problems) console.error(problem);
console.log(
  `css: ${sheets.length} stylesheets, ${counts.sizes} sizes, ${counts.reasons} of them literals with a reason, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);
