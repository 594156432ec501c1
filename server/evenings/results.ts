/** The results of an evening as files: for a spreadsheet, and for a program. */
import type { EveningPage } from '@fathoms/protocol/evenings.ts';

/** Tables of one deal are shown beside each other. */
const replayOf = (table: string, deal: string | null): string =>
  deal === null ? `/t/${table}/replay` : `/same/${deal}`;

/** A cell that a spreadsheet would take for a formula is text. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** One line a person, then one line a seat of every table. `origin`: where replays are to be seen. */
export function resultsCsv(page: EveningPage, origin: string): string {
  const nameOf = (person: number | null): string =>
    person === null ? 'Bot' : (page.people[person]?.name ?? '');
  const rounds = page.rounds.map((_, i) => `round ${i + 1}`);
  const standings = page.standings.map(row => [
    ...[row.place, nameOf(row.person), row.points, row.met, row.won, row.played, row.byes],
    ...row.rounds,
  ]);
  const tables = page.rounds.flatMap(({ tables, deal }, round) =>
    tables.flatMap(({ id, seats, is, scores, points }, table) =>
      seats.flatMap((person, seat) => {
        if (person === null && is === 'off') return []; // nobody took the seat
        const replay = is === 'over' ? origin + replayOf(id, deal) : null;
        const came = [scores?.[seat] ?? null, points?.[seat] ?? null, replay];
        return [[round + 1, table + 1, seat + 1, nameOf(person), is, ...came]];
      }),
    ),
  );
  const lines = [
    ['place', 'name', 'points', 'points of those met', 'tables won', 'tables played', 'byes', ...rounds],
    ...standings,
    [],
    ['round', 'table', 'seat', 'name', 'state', 'score', 'points', 'replay'],
    ...tables,
  ];
  return `${lines.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

export function resultsJson(page: EveningPage, origin: string): object {
  const nameOf = (person: number | null): string | null =>
    person === null ? null : (page.people[person]?.name ?? '');
  return {
    evening: page.plan,
    over: page.over,
    standings: page.standings.map(({ person, ...row }) => ({ name: nameOf(person), ...row })),
    rounds: page.rounds.map(({ tables, byes, absent, begunAt, deal }) => ({
      ...{ begunAt, byes: byes.map(nameOf), absent: absent.map(nameOf) },
      tables: tables.map(({ id, seats, is, scores, points, missed }) => ({
        ...{ state: is, seats: seats.map(nameOf), scores, points, missed: missed.map(nameOf) },
        replay: is === 'over' ? origin + replayOf(id, deal) : null,
      })),
    })),
  };
}
