import type { TablePlace } from '../programs/line.ts';
import { startProgram } from '../programs/process.ts';
import { playAtTable, type SeatResult } from '../programs/seat.ts';
import { readArguments } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';

/** After a broken line: so long until the next try, and no more tries than these. */
const PATIENCE_MS = [250, 1_000, 3_000, 10_000, 30_000];

export const seat: Command = {
  usage: 'seat URL --program COMMAND [--token T] [--name N] [--again]',
  summary:
    'Lets a program play at a table of a server, with a token made there (or in FATHOMS_TOKEN). --again: rematches too.',
  async run(args, io) {
    const read = readSeat(args);
    if (!read.ok) return refuse(io, read.problem);
    const { command, again } = read.value;
    const about = await askToken(read.value);
    if (!about.ok) return refuse(io, about.problem);
    const { name, of, table, seat: wanted } = about.value;
    const place = { ...read.value.place, table: read.value.place.table || (table ?? '') };
    if (place.table === '') return refuse(io, 'which table? Give its link.');
    io.print(`${read.value.name ?? name}, program of ${of}, goes to ${place.table}`);
    const program = startProgram(command);
    const sitting = { program, name: read.value.name ?? name, wanted, again, say: io.print };
    for (let at: string | null = place.table; at !== null; ) {
      const result: SeatResult = await stay(io, () =>
        playAtTable({ ...sitting, place: { ...place, table: at ?? '' }, seed: io.newSeed() }),
      );
      if (result.is !== 'over') {
        program.tell({ t: 'error', text: result.why });
        await program.close();
        return refuse(io, `${result.why}. Its seat is left as if its player had gone.`);
      }
      io.print(`the match is over: place ${result.place}`);
      at = result.next;
    }
    await program.close();
    return 0;
  },
};

/** A line may break: whoever comes back finds the match as it is. */
async function stay(io: Io, play: () => Promise<SeatResult>): Promise<SeatResult> {
  for (const ms of PATIENCE_MS) {
    const result = await play();
    if (result.is !== 'cut') return result;
    io.complain(`lab: ${result.why}; again in ${ms / 1000} s`);
    await new Promise(resolve => setTimeout(resolve, ms));
  }
  return play();
}

interface SeatWish {
  readonly place: TablePlace; // table '' = the token's own
  readonly command: string;
  readonly name: string | null;
  readonly again: boolean;
}

function readSeat(args: string[]): Read<SeatWish> {
  const text = { type: 'string' } as const;
  const parsed = readArguments(args, {
    ...{ program: text, token: text, name: text },
    again: { type: 'boolean' },
  });
  if (!parsed.ok) return parsed;
  const { words, flags } = parsed.value;
  const [url, ...more] = words;
  if (url === undefined || more.length > 0 || !URL.canParse(url)) return bad('which table? Give its link.');
  if (typeof flags.program !== 'string') return bad('which --program?');
  const token = flags.token ?? process.env.FATHOMS_TOKEN;
  if (typeof token !== 'string') return bad('give the --token, or put it into FATHOMS_TOKEN.');
  const { origin, pathname } = new URL(url);
  return good({
    place: { origin, table: pathname.split('/').at(-1) ?? '', token },
    command: flags.program,
    name: typeof flags.name === 'string' ? flags.name : null,
    again: flags.again === true,
  });
}

interface TokenInfo {
  readonly name: string;
  readonly of: string;
  readonly table: string | null;
  readonly seat: number | null;
}

async function askToken({ place: { origin, token } }: SeatWish): Promise<Read<TokenInfo>> {
  try {
    const answer = await fetch(`${origin}/api/program`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.status === 401) return bad('the server does not know this token, or it was ended.');
    if (!answer.ok) return bad(`${origin} answers ${answer.status}.`);
    return good((await answer.json()) as TokenInfo);
  } catch (problem) {
    return bad(`${origin} does not answer: ${problem instanceof Error ? problem.message : problem}`);
  }
}
