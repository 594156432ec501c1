/**
 * One meaning a word: in the shared folders an exported type has a name of its own. A game's own folders may have
 * their State, Action, View, Event; what else they export may not shadow a shared type that means something else.
 */
import { readModules } from './modules.mjs';

const EXPORTED = /^export (?:declare )?(?:interface|type|class|enum) ([A-Za-z]\w*)/gm;
const OWN = /^(?:web\/)?games\/(?!test\/)[a-z-]+\/|^examples\//; // one game's folders
const EVERY_GAMES = ['State', 'Action', 'View', 'Event', 'Options', 'Choice'];

const isTest = path => /(^|\/)(test|testing)\//.test(path);

const modules = readModules();
const shared = new Map();
const problems = [];
for (const { path, text } of modules)
  if (!OWN.test(path))
    for (const [, name] of text.matchAll(EXPORTED)) shared.set(name, [...(shared.get(name) ?? []), path]);

for (const [name, paths] of shared)
  if (paths.length > 1) problems.push(`${name} is declared ${paths.length} times: ${paths.join(', ')}`);

/** What a game's rules, and what its board, have at hand: there a second meaning misleads. */
const isAtHand = (path, owner) =>
  owner.startsWith('web/')
    ? /^(kernel|protocol|table|web\/(board|ui))\//.test(path)
    : /^(kernel|protocol|table)\//.test(path);

for (const { path, text } of modules)
  if (OWN.test(path) && !isTest(path))
    for (const [, name] of text.matchAll(EXPORTED)) {
      const other = shared.get(name)?.find(declared => !isTest(declared) && isAtHand(declared, path));
      if (other && !EVERY_GAMES.includes(name))
        problems.push(`${path}: ${name} means something else in ${other}`);
    }

if (shared.size < 50) problems.push(`only ${shared.size} names were read: the check itself is broken`);
for (const problem of problems) console.error(problem);
console.log(`names: ${shared.size} shared types, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
