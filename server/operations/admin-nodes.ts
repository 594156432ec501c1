import type { AdminPorts } from './admin-ports.ts';
import { type NodeLoad, PEOPLE_AT, type PersonHere } from './node-answers.ts';

const LOOK_MS = 100;
const PATIENCE_MS = 2500; // nodes look once a second

/** What the running nodes know: they find the question in the log and lay their answers beside it. */
async function askNodes(
  { store, by, now, wait, isAlone }: AdminPorts,
  question: string,
): Promise<readonly unknown[]> {
  const n = await store.addAct(now(), by, { is: 'look', at: question });
  const answers: unknown[] = [];
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await wait(LOOK_MS);
    answers.push(...(await store.takeAnswers(n)).map(text => JSON.parse(text) as unknown));
    if (isAlone && answers.length > 0) break;
  }
  return answers;
}

const NOBODY = 'no server answers';

export async function listLoad(ports: AdminPorts): Promise<boolean> {
  const loads = (await askNodes(ports, 'load')) as NodeLoad[];
  for (const { node, upSeconds, connections, tables, busy, memoryMb, open } of loads)
    ports.print(
      `${node}  up ${duration(upSeconds)}  ${connections} connections  ${open.length} tables visited, ${tables} in memory  ` +
        `${Math.round(busy * 100)} % busy  ${memoryMb} MB`,
    );
  if (loads.length === 0) ports.print(NOBODY);
  return loads.length > 0;
}

export async function listTables(ports: AdminPorts): Promise<boolean> {
  const loads = (await askNodes(ports, 'load')) as NodeLoad[];
  const people = new Map<string, number>();
  const tables = new Map(loads.flatMap(({ open }) => open.map(table => [table.id, table] as const)));
  for (const { open } of loads)
    for (const table of open) people.set(table.id, (people.get(table.id) ?? 0) + table.people);
  const fullest = [...people].sort(([, a], [, b]) => b - a);
  for (const [id, count] of fullest) {
    const { game = '', status = '' } = tables.get(id) ?? {};
    ports.print(`${id}  ${game}  ${status}  ${count} here`);
  }
  if (fullest.length === 0) ports.print(loads.length === 0 ? NOBODY : 'nobody is at a table');
  return loads.length > 0;
}

export async function listPeople(ports: AdminPorts, table: string): Promise<boolean> {
  const answers = (await askNodes(ports, `${PEOPLE_AT}${table}`)) as PersonHere[][];
  for (const { person, name, address } of answers.flat())
    ports.print(`${person}  ${name || '(looks on)'}  ${address ?? 'this machine'}`);
  if (answers.length === 0) ports.print(NOBODY);
  else if (answers.flat().length === 0) ports.print('nobody is there');
  return answers.length > 0;
}

function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : minutes > 0 ? `${minutes} min` : `${seconds} s`;
}
