import { type Game, seatLetter, type Viewer } from '@fathoms/kernel/game.ts';
import { replay } from '@fathoms/kernel/match.ts';
import type { MatchRecord } from '@fathoms/table/record/record.ts';
import { readArguments } from '../terminal/arguments.ts';
import { type Command, refuse } from '../terminal/io.ts';
import { openLogbook, readFileName } from '../terminal/record-file.ts';

export const exportRecord: Command = {
  usage: 'export FILE [--full]',
  summary: 'Every step with its news and the table after it, as a spectator saw it; --full hides nothing.',
  async run(args, io) {
    const parsed = readArguments(args, { full: { type: 'boolean' } });
    if (!parsed.ok) return refuse(io, parsed.problem);
    const file = readFileName(parsed.value.words);
    if (!file.ok) return refuse(io, file.problem);
    const logbook = openLogbook(file.value);
    if (!logbook.ok) return refuse(io, logbook.problem);
    const { game, record } = logbook.value;
    const full = parsed.value.flags.full === true;
    if (full && !record.end) return refuse(io, 'a match still in play keeps its secrets: no --full.');
    for (const line of exportLines(game, record, full ? 'all' : null)) io.print(JSON.stringify(line));
    return 0;
  },
};

/** Header, setup, every step, end. The rolls are part of the secrets. */
function exportLines(game: Game, record: MatchRecord, viewer: Viewer): unknown[] {
  const { entries, end, rolls, seats, options } = record;
  const views: unknown[] = [];
  const replayed = replay(game, { seats: seats.length, options, rolls, entries }, state => {
    views.push(game.view(state, viewer));
  });
  if (!replayed.ok) throw new Error('a checked logbook replays');
  const open = viewer === 'all';
  const redacted = (events: readonly unknown[]): unknown[] =>
    events.map(event => game.redact(event, viewer)).filter(event => event !== null);
  const { game: id, version, commitment, promises, contributions, continues } = record;
  const luck = {
    commitment,
    ...(promises && { promises }),
    ...(contributions && { contributions }),
    ...(continues !== undefined && { continues }),
  };
  return [
    { fathoms: open ? 'full' : 'public', game: id, version, seats, options, ...luck },
    { setup: { ...(open && { rolls }), events: redacted(replayed.opening), view: views[0] } },
    ...replayed.steps.map(({ entry, events }, i) => ({
      n: i + 1,
      seat: seatLetter(entry.seat),
      action: entry.action,
      ...(entry.by && { by: entry.by }),
      ...(open && { rolls: entry.rolls }),
      events: redacted(events),
      view: views[i + 1],
    })),
    ...(end ? [end] : []),
  ];
}
