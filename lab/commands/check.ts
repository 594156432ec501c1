import { seatLetter } from '@fathoms/kernel/game.ts';
import { type Assurance, countRolls, withheldBy } from '@fathoms/table/record/check-luck.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { readArguments } from '../terminal/arguments.ts';
import { type Command, refuse } from '../terminal/io.ts';
import { openLogbook, readFileName } from '../terminal/record-file.ts';

export const check: Command = {
  usage: 'check FILE',
  summary: 'Plays a logbook again: legal moves, the same outcome, and luck that follows from its seed.',
  async run(args, io) {
    const parsed = readArguments(args, {});
    if (!parsed.ok) return refuse(io, parsed.problem);
    const file = readFileName(parsed.value.words);
    if (!file.ok) return refuse(io, file.problem);
    const logbook = openLogbook(file.value);
    if (!logbook.ok) return refuse(io, logbook.problem);
    const { record, replayed } = logbook.value;
    const end = record.end
      ? `won by ${winnersOf(record.end.outcome.places) || 'nobody with a seat'}`
      : 'still in play';
    const luck = luckOf(record, replayed.assurance);
    io.print(`${file.value}: sound. ${record.game}, ${record.entries.length} entries, ${end}; ${luck}.`);
    return 0;
  },
};

/** What the luck of a sound logbook follows from, and what that is worth. */
function luckOf(record: MatchRecord, assurance: Assurance): string {
  const { contributions = [], continues } = record;
  const added = contributions.filter(luck => luck !== null).length;
  const numbers = `${added} contribution${added === 1 ? '' : 's'}`;
  switch (assurance) {
    case 'untold':
      return 'its luck can be checked once it is over';
    case 'awaited':
      return `its luck is that of ${record.daily ?? 'several tables'}, whose seed is told when nobody plays it any more`;
    case 'daily':
      return `every roll follows from the seed of ${record.daily}: compare its commitment with what was published the day before; whoever ran the server could choose the seed before that`;
    case 'shared':
      return 'every roll follows from the seed, in the order in which another match used it: whoever had played that one, or ran the table, could know it';
    case 'continued': {
      const { own, taken } = countRolls(record);
      return `NOT CHECKED AS FAIR: it continues another match from entry ${continues} on, whose ${taken} rolls nothing here vouches for; the other ${own} follow from the promised seed`;
    }
    case 'seed':
      return 'every roll follows from the promised seed, which whoever ran the table could choose beforehand';
    case 'open':
      return `every roll follows from the promised seed and ${numbers}, added in the open: the last to add one could choose it together with the table`;
    case 'withheld':
      return `every roll follows from the promised seed and ${numbers}, but ${withheldBy(record).map(seatLetter).join(', ')} did not open a promised number: together with the table they could choose between the luck with it and without it`;
    case 'sealed':
      return `FAIR: every roll follows from the promised seed and ${numbers}, all promised before any was opened`;
  }
}

const winnersOf = (places: readonly number[]): string =>
  places.flatMap((place, seat) => (place === 1 ? [seatLetter(seat)] : [])).join(', ');
