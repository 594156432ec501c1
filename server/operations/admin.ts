import { rotateKeys } from '../guests/keys.ts';
import type { OperatorAct } from '../store/desk.ts';
import { toCsv } from '../store/practice-answer.ts';
import { announce, ban, listBans, listLog, listReports, unban } from './admin-desk.ts';
import { listLoad, listPeople, listTables } from './admin-nodes.ts';
import type { AdminPorts } from './admin-ports.ts';
import { close, describe, exportTable, put } from './admin-table.ts';

const USAGE = `admin load                        every server: connections, tables, memory, how busy it is
admin tables                      the tables somebody is at, the fullest first
admin table CODE                  what is public of a table, and its chat: nothing that is hidden from its players
admin people CODE                 who is there right now, by name, person and address
admin export CODE [FILE]          its logbook; of a match in play it shows what is still hidden, so handle it with care
admin close CODE                  nothing is played on; its people see it as over
admin reports [NUMBER]            what people told you, newest first
admin ban report NUMBER [WHY]     keeps out whom that report is about
admin ban person PERSON [WHY]     keeps out one person, by what "people" calls them
admin ban ADDRESS[/BITS] [WHY]    keeps out an address or a range: 203.0.113.7, 203.0.113.0/24, 2001:db8:7::/48
admin unban person PERSON | ADDRESS[/BITS]
admin bans                        who is kept out
admin announce TIME [WORDS]       everybody sees a restart coming, in 90s, 10m or 1h, with your words
admin announce off                no restart after all
admin log [NUMBER]                what operators did, newest last
admin practice [FILE]             what people who agreed to it saw in pictures, as CSV; nobody is named
admin rotate-keys                 a new key for guests' cookies; old cookies stay good`;

/** Answers whether it went well. Whatever is asked for is in the log, looking as well. */
export async function runAdmin(ports: AdminPorts, args: readonly string[]): Promise<boolean> {
  const [command = '', first, ...rest] = args;
  const note = (act: OperatorAct) => ports.store.addAct(ports.now(), ports.by, act);
  const looked = async (shows: () => Promise<boolean>): Promise<boolean> => {
    await note({ is: 'look', at: [command, first ?? ''].join(' ').trim() });
    return shows();
  };
  switch (command) {
    case 'load':
      return listLoad(ports);
    case 'tables':
      return listTables(ports);
    case 'reports':
      return looked(() => listReports(ports, first));
    case 'bans':
      return looked(() => listBans(ports));
    case 'log':
      return looked(() => listLog(ports, first));
    case 'practice':
      return looked(async () => {
        put(ports.print, toCsv(await ports.store.counted()), first);
        return true;
      });
    case 'announce':
      return announce(ports, first, rest.join(' '));
    case 'ban':
      return ban(ports, [first ?? '', ...rest]);
    case 'unban':
      return unban(ports, [first ?? '', ...rest]);
    case 'rotate-keys':
      await rotateKeys(ports.store, ports.now());
      await note({ is: 'rotate-keys' });
      ports.print('a new key signs in ten minutes, once every node has read it');
      return true;
    case 'table':
    case 'people':
    case 'export':
    case 'close':
      return aboutTable(ports, command, first, rest[0], looked);
    default:
      ports.print(USAGE);
      return false;
  }
}

async function aboutTable(
  ports: AdminPorts,
  command: 'table' | 'people' | 'export' | 'close',
  id: string | undefined,
  file: string | undefined,
  looked: (shows: () => Promise<boolean>) => Promise<boolean>,
): Promise<boolean> {
  const { store, print } = ports;
  const table = id === undefined ? null : await store.readTable(id);
  if (!table) {
    print(id === undefined ? USAGE : `there is no table ${id}`);
    return false;
  }
  if (command === 'people') return listPeople(ports, table.id);
  if (command === 'table')
    return looked(async () => {
      print(await describe(store, table));
      return true;
    });
  const done = command === 'export' ? await exportTable(ports, table, file) : await close(ports, table);
  if (done) await store.addAct(ports.now(), ports.by, { is: command, table: table.id });
  return done;
}
