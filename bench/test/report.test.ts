import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { documentsIn, unmarkedTables, withTables } from '../shared/documents.ts';
import { markdownOf, type Report, textOfReport } from '../shared/report.ts';
import {
  jsonOf,
  RESULTS,
  ROOT,
  readReport,
  thisCommit,
  thisMachine,
  versionsOfPeers,
  writeReport,
} from '../shared/results.ts';

const report: Report = {
  name: 'depth',
  command: 'npm run bench -- depth',
  date: '2026-11-16',
  commit: null,
  machine: { processor: null, cores: 2, node: '20.19.0', os: 'Debian 12' },
  load: 0.5,
  peers: { ws: '8.22.2' },
  tables: [
    {
      title: 'Speed',
      columns: [{ head: 'who' }, { head: 'rate', digits: 1 }, { head: 'range', digits: 0 }],
      rows: [
        ['us', 1234.56, { min: 1000.4, max: 2000.6 }],
        ['them', [1, 2.25], { median: 5, min: 1, max: 9 }],
        ['nobody', { percent: 83.4, within: 1 }, null],
        ['short'],
      ],
    },
  ],
};

const TABLE = `| who | rate | range |
| --- | ---: | ---: |
| us | 1,234.6 | 1,000 – 2,001 |
| them | 1.0, 2.3 | 5 (1 – 9) |
| nobody | 83.4 % ± 1.0 |  |
| short |  |  |`;

test('a table is told as Markdown, every kind of cell', () => {
  expect(markdownOf(report.tables[0])).toBe(TABLE);
});

test('a run is told with where and on what it was measured, and what was not recorded', () => {
  expect(textOfReport(report)).toBe(`## depth

2026-11-16, commit not recorded, Node 20.19.0, Debian 12, 2 × processor not recorded, load before 0.5, ws 8.22.2

### Speed

${TABLE}`);
});

test('a run that was written is read again, rounded, a row a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fathoms-report-'));
  const [table] = report.tables;
  const rows = [['us', 2 / 3, { min: 0.00001, max: 1 }]];
  const file = writeReport({ ...report, tables: [{ ...table, rows }] }, folder);
  expect(readFileSync(file, 'utf8')).toContain('\n        ["us",0.6667,{"min":0,"max":1}]\n');
  expect(readReport('depth', folder).tables[0].rows).toEqual([['us', 0.6667, { min: 0, max: 1 }]]);
  expect(() => readReport('height', folder)).toThrow('there is no run of height');
  rmSync(folder, { recursive: true });
});

test('this machine, this commit and the peers are known', () => {
  expect(thisMachine()).toMatchObject({ node: process.versions.node, cores: expect.any(Number) });
  expect(thisCommit()).toMatch(/^[0-9a-f]{7,}(-dirty)?$/);
  expect(versionsOfPeers(['ws', 'nobody'])).toEqual({
    ws: expect.stringMatching(/^8\./),
    nobody: 'not installed',
  });
});

const marked = (table: string): string =>
  `before\n\n<!-- bench/results/depth.json: Speed -->\n${table}\nafter\n`;

test('a marked table is replaced by that of its run, and only that', () => {
  expect(
    withTables(marked('| who |\n| --- |\n| old |\n'), () => report),
    'another',
  ).toBe(marked(`${TABLE}\n`));
  expect(
    withTables(marked(''), () => report),
    'none yet',
  ).toBe(marked(`${TABLE}\n`));
  expect(() => withTables(marked('').replace('Speed', 'Weight'), () => report)).toThrow('Weight');
});

test('a table without a mark is found', () => {
  expect(unmarkedTables(`${marked(`${TABLE}\n`)}\n| mine | alone |\n| --- | --- |\n`)).toEqual([
    '| mine | alone |',
  ]);
});

test('the documents say what the stored runs say', () => {
  for (const path of documentsIn(join(ROOT, 'docs'))) {
    const document = readFileSync(path, 'utf8');
    const hint = `${relative(ROOT, path)}: npm run bench -- docs`;
    expect(document, hint).toBe(withTables(document, readReport));
  }
});

test('no figure of the benchmarks stands without its run', () => {
  const benchmarks = readFileSync(join(ROOT, 'docs/benchmarks.md'), 'utf8');
  expect(unmarkedTables(benchmarks)).toEqual([]);
  for (const file of readdirSync(RESULTS)) {
    const name = basename(file, '.json');
    const stored = readReport(name);
    expect(stored.name).toBe(name);
    expect(readFileSync(join(RESULTS, file), 'utf8'), `${file} as it is written`).toBe(jsonOf(stored));
    const documents = documentsIn(join(ROOT, 'docs')).map(path => readFileSync(path, 'utf8'));
    expect(documents.join('\n'), `${file} stands in a document`).toContain(`<!-- bench/results/${file}: `);
  }
});
