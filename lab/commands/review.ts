import { openJudge } from '@fathoms/bots/judge/judge.ts';
import type { Expertise } from '@fathoms/bots/review/imagine.ts';
import { type Ledger, ledgerOf, turningPoints } from '@fathoms/bots/review/ledger.ts';
import { type Readings, readPictures } from '@fathoms/bots/review/readings.ts';
import { type Review, reviewMatch } from '@fathoms/bots/review/review.ts';
import { WHOLE } from '@fathoms/bots/review/whole.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import { findSounding } from '@fathoms/games/soundings.ts';
import { type Kinds, seatLetter } from '@fathoms/kernel/game.ts';
import type { Log } from '@fathoms/kernel/match.ts';
import type { ReviewEffort } from '@fathoms/kernel/sounding.ts';
import { countAll, varianceOf } from '../run/histogram.ts';
import { estimate, percentOf, table } from '../run/statistics.ts';
import { readArguments, readCount } from '../terminal/arguments.ts';
import { bad, type Command, good, type Io, type Read, refuse } from '../terminal/io.ts';
import { openLogbook } from '../terminal/record-file.ts';

export const review: Command = {
  usage: 'review FILE… [--seed S] [--imagine K] [--json]',
  summary:
    'Splits a finished match into luck, decisions and rivals’ play, and weighs every decision. Of several: the averages.',
  async run(args, io) {
    const parsed = readArguments(args, FLAGS);
    if (!parsed.ok) return refuse(io, parsed.problem);
    const { words: files, flags } = parsed.value;
    if (files.length === 0) return refuse(io, 'which file?');
    const seed = typeof flags.seed === 'string' ? flags.seed : 'review';
    const close = readCount('imagine', flags.imagine, 0);
    if (!close.ok) return refuse(io, close.problem);
    const effort =
      flags.imagine === undefined ? undefined : { each: Math.ceil(close.value / 5), close: close.value };
    const reports: Reviewed[] = [];
    for (const file of files) {
      const one = await reviewFile(file, seed, effort, io);
      if (!one.ok) return refuse(io, one.problem);
      reports.push(one.value);
    }
    if (flags.json === true) io.print(JSON.stringify(reports.length === 1 ? reports[0] : summarize(reports)));
    else io.print(reports.length === 1 ? describe(reports[0]) : describeAll(reports));
    return 0;
  },
};

const FLAGS = {
  seed: { type: 'string' },
  imagine: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type Reviewed = Review & {
  readonly names: readonly string[]; // per seat
  readonly ledgers: readonly (Ledger & {
    readonly seat: string;
    readonly turningPoints: readonly number[];
  })[];
};

async function reviewFile(
  file: string,
  seed: string,
  effort: ReviewEffort | undefined,
  io: Io,
): Promise<Read<Reviewed>> {
  const logbook = openLogbook(file);
  if (!logbook.ok) return logbook;
  const { game, record } = logbook.value;
  if (!record.end) return bad(`${file}: the match is not over.`);
  const sounding = await findSounding(game.id);
  if (sounding?.rules !== game.version)
    return bad(`nobody can judge ${game.id}, rules version ${game.version}, yet.`);
  const expertise = { game, sounding, judge: openJudge(game, sounding) };
  const log = { ...record, seats: record.seats.length };
  const readings = await lookThrough(expertise, log, io);
  const work = reviewMatch(expertise, log, seed, effort, readings);
  let next = work.next();
  for (; !next.done; next = work.next()) io.progress(next.value?.step ?? 0, record.entries.length);
  const report = next.value;
  const ledgers = record.seats.map((_, seat) => ({
    seat: seatLetter(seat),
    ...ledgerOf(report, seat),
    turningPoints: turningPoints(report, seat),
  }));
  return good({ ...report, names: record.seats.map(({ name }) => name), ledgers });
}

/** What eyes make of a game's pictures. */
async function lookThrough({ game, sounding }: Expertise, log: Log<Kinds>, io: Io): Promise<Readings> {
  const painter = await loadPainter(game.id);
  if (!painter) return [];
  const work = readPictures(game, log, painter, sounding);
  for (;;) {
    const next = await work.next();
    if (next.done) return next.value;
    io.progress(next.value.done, next.value.all);
  }
}

const PARTS = ['start', 'luck', 'own', 'rivals', 'end'] as const;

/** What a seat's parts came to in each of the matches. */
const partOf = (reports: readonly Reviewed[], seat: number, part: (typeof PARTS)[number]): number[] =>
  reports.map(({ ledgers }) => ledgers[seat][part] / WHOLE);

/** Over many matches luck has to come to nothing, and what is left without it varies less than what happened. */
function summarize(reports: readonly Reviewed[]) {
  const [first] = reports;
  return first.names.map((name, seat) => ({
    seat: seatLetter(seat),
    name,
    matches: reports.length,
    ...Object.fromEntries(PARTS.map(part => [part, estimate(partOf(reports, seat, part))])),
    varianceLeft: varianceLeft(reports, seat),
  }));
}

/** Of the results' variance, the share that luck does not account for; null = all ended alike. */
function varianceLeft(reports: readonly Reviewed[], seat: number): number | null {
  const end = partOf(reports, seat, 'end');
  const luck = partOf(reports, seat, 'luck');
  const whole = varianceOf(countAll(end));
  return whole > 0 ? varianceOf(countAll(end.map((chance, nth) => chance - luck[nth]))) / whole : null;
}

function describeAll(reports: readonly Reviewed[]): string {
  const rows = summarize(reports).map(({ seat, name, varianceLeft: left }, nth) => [
    `${seat} ${name}`,
    ...PARTS.map(part => percentOf(estimate(partOf(reports, nth, part)))),
    left === null ? '–' : `${Math.round(100 * left)} %`,
  ]);
  return [
    `${reports.length} matches (± is 95 %)`,
    table([['seat', 'start', 'luck', 'decisions', 'rivals’ play', 'end', 'variance left'], ...rows]),
  ].join('\n');
}

const percent = (chance: number): string => `${((100 * chance) / WHOLE).toFixed(1)} %`;

function describe(report: Reviewed): string {
  const ledgers = report.ledgers.map((ledger, seat) => [
    `${seatLetter(seat)} ${report.names[seat]}`,
    ...PARTS.map(part => percent(ledger[part])),
  ]);
  const decisions = report.steps.flatMap(({ step, seat, turn, cost, decision }) =>
    decision
      ? [
          [
            `${step + 1}`,
            `${turn} ${seatLetter(seat)}`,
            decision.quality,
            percent(cost),
            decision.chosen,
            decision.options
              .slice(0, 3)
              .map(({ action, worth }) => `${action} ${percent(worth)}`)
              .join(', '),
            Object.entries(decision.reasons)
              .map(([name, value]) => `${name} ${value}`)
              .join(', '),
          ],
        ]
      : [],
  );
  return [
    table([['seat', 'start', 'luck', 'decisions', 'rivals’ play', 'end'], ...ledgers]),
    '',
    table([['entry', 'turn', 'quality', 'cost', 'chosen', 'worth', 'about'], ...decisions]),
  ].join('\n');
}
