import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOf, type Report } from './report.ts';

/** In a document: `<!-- bench/results/engine.json: title -->`, and the table below it. */
const MARKED = /<!-- bench\/results\/([a-z-]+)\.json: (.+?) -->\n((?:\|.*\n)*)/g;

/** A document with every marked table as its run has it. */
export const withTables = (document: string, read: (name: string) => Report): string =>
  document.replace(MARKED, (_, name: string, title: string) => {
    const table = read(name).tables.find(one => one.title === title);
    if (!table) throw new Error(`bench/results/${name}.json has no table “${title}”`);
    return `<!-- bench/results/${name}.json: ${title} -->\n${markdownOf(table)}\n`;
  });

/** The tables of a document no run stands behind: the first line of each. */
export const unmarkedTables = (document: string): string[] =>
  [...document.replace(MARKED, '').matchAll(/(?:^|\n\n)(\|.*)\n/g)].map(match => match[1]);

/** Every document below a folder. */
export const documentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => join(folder, path))
    .sort();
