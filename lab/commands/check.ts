import { seatLetter } from '@fathoms/kernel/game.ts';
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
    const luck = replayed.fair ? `every ${rollsOf(record)}` : 'its luck can be checked once it is over';
    io.print(`${file.value}: sound. ${record.game}, ${record.entries.length} entries, ${end}; ${luck}.`);
    return 0;
  },
};

/** What the luck of a sound logbook follows from. */
function rollsOf({ contributions = [], continues }: MatchRecord): string {
  const added = contributions.filter(luck => luck !== null).length;
  const seeds =
    added > 0 ? `the promised seed and ${added} contribution${added > 1 ? 's' : ''}` : 'the promised seed';
  return continues === undefined
    ? `roll follows from ${seeds}`
    : `roll after entry ${continues}, where it continues another match, follows from ${seeds}`;
}

const winnersOf = (places: readonly number[]): string =>
  places.flatMap((place, seat) => (place === 1 ? [seatLetter(seat)] : [])).join(', ');
