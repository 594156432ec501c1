import { readRange } from '../guests/bans.ts';
import type { Ban, LoggedAct, OperatorAct } from '../store/desk.ts';
import type { AdminPorts } from './admin-ports.ts';

const SHOWN = 50; // lines
const MOST_WORDS = 200; // characters

const note = ({ store, now, by }: AdminPorts, act: OperatorAct): Promise<number> =>
  store.addAct(now(), by, act);

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const countOf = (text: string | undefined): number => Math.max(1, Number(text) || SHOWN);

export async function listReports({ store, print }: AdminPorts, count?: string): Promise<boolean> {
  const reports = await store.reports(countOf(count));
  for (const { n, time, table, about, name, by, text } of reports)
    print(
      `${n}  ${dateOf(time)}  ${table}  ${aboutWhom(about, name)}: ${text || '(no words)'}  [from ${by}]`,
    );
  if (reports.length === 0) print('nobody has reported anything');
  return true;
}

const aboutWhom = (about: string | null, name: string): string =>
  about === null ? 'the table' : `${name || 'somebody'} (${about})`;

/** Whom or what words of a command mean; a problem is said in words. */
async function readBan(
  { store }: AdminPorts,
  [kind = '', who = '']: readonly string[],
): Promise<Ban | { readonly problem: string }> {
  if (kind === 'person') return who === '' ? { problem: 'which person?' } : { person: who };
  if (kind !== 'report') return readRange(kind);
  const report = (await store.reports(Number.MAX_SAFE_INTEGER)).find(({ n }) => n === Number(who));
  if (!report) return { problem: `there is no report ${who}` };
  return report.about === null ? { problem: `report ${who} is about nobody` } : { person: report.about };
}

const hasTwoWords = (kind: string | undefined): boolean => kind === 'person' || kind === 'report';

export async function ban(ports: AdminPorts, words: readonly string[]): Promise<boolean> {
  const read = await readBan(ports, words);
  if ('problem' in read) {
    ports.print(read.problem);
    return false;
  }
  const why = words.slice(hasTwoWords(words[0]) ? 2 : 1).join(' ');
  await note(ports, { is: 'ban', ban: read, why });
  ports.print(`${inWords(read)} is kept out, at every server within a second`);
  return true;
}

export async function unban(ports: AdminPorts, words: readonly string[]): Promise<boolean> {
  const read = await readBan(ports, words);
  if ('problem' in read) {
    ports.print(read.problem);
    return false;
  }
  const isKept = bansIn(await ports.store.acts(0)).some(line => inWords(line.ban) === inWords(read));
  if (isKept) await note(ports, { is: 'unban', ban: read });
  ports.print(isKept ? `${inWords(read)} may come again` : `${inWords(read)} was not kept out`);
  return isKept;
}

const inWords = (ban: Ban): string => ('person' in ban ? `person ${ban.person}` : ban.range);

interface BanLine {
  readonly ban: Ban;
  readonly line: LoggedAct;
  readonly why: string;
}

/** The bans that hold after everything in the log. */
function bansIn(log: readonly LoggedAct[]): BanLine[] {
  const held = new Map<string, BanLine>();
  for (const line of log) {
    const { act } = line;
    if (act.is === 'ban') held.set(inWords(act.ban), { ban: act.ban, line, why: act.why });
    if (act.is === 'unban') held.delete(inWords(act.ban));
  }
  return [...held.values()];
}

export async function listBans({ store, print }: AdminPorts): Promise<boolean> {
  const held = bansIn(await store.acts(0));
  for (const { ban: kept, line, why } of held)
    print(`${inWords(kept)}  since ${dateOf(line.time)}, by ${line.by}${why && `: ${why}`}`);
  if (held.length === 0) print('nobody is kept out');
  return true;
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000 } as const;

export async function announce(ports: AdminPorts, when: string | undefined, words: string): Promise<boolean> {
  if (when === 'off') {
    await note(ports, { is: 'call-off' });
    ports.print('nobody waits for a restart any more');
    return true;
  }
  const [, count, unit] = /^(\d{1,4})([smh])$/.exec(when ?? '') ?? [];
  if (count === undefined || words.length > MOST_WORDS) {
    ports.print(
      `admin announce TIME [WORDS]: 90s, 10m or 1h, and at most ${MOST_WORDS} characters; or "off"`,
    );
    return false;
  }
  const restartAt = ports.now() + Number(count) * UNITS[unit as keyof typeof UNITS];
  await note(ports, { is: 'announce', restartAt, words });
  ports.print(`everybody sees it within a second; restart the server at ${dateOf(restartAt)} UTC`);
  return true;
}

export async function listLog({ store, print }: AdminPorts, count?: string): Promise<boolean> {
  for (const { n, time, by, act } of (await store.acts(0)).slice(-countOf(count)))
    print(`${n}  ${dateOf(time)}  ${by}  ${told(act)}`);
  return true;
}

function told(act: OperatorAct): string {
  switch (act.is) {
    case 'look':
      return `looked at ${act.at}`;
    case 'close':
    case 'export':
      return `${act.is} ${act.table}`;
    case 'ban':
      return `ban ${inWords(act.ban)}${act.why && `: ${act.why}`}`;
    case 'unban':
      return `unban ${inWords(act.ban)}`;
    case 'announce':
      return `announce a restart at ${dateOf(act.restartAt)}${act.words && `: ${act.words}`}`;
    case 'call-off':
      return 'call the restart off';
    case 'rotate-keys':
      return 'rotate keys';
  }
}
