import { foresee } from '@fathoms/games/scuba/foresee.ts';
import type { Action, Event, ScubaKinds, View } from '@fathoms/games/scuba/types.ts';
import { type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { boardOf, columns, count, nameOf } from '../../terminal/board.ts';

const help = `Swim down from the boat, look at tiles, see animals and be back at the surface before your air runs out. A turn
has up to four steps; where it ends, depth costs air. Spaces are row/column, S3 is the surface, the boat is the boat.
On the chart: r y g b are hidden tiles by colour, +R10 is an animal (see the list), * is dust, letters are divers.
Actions: step 4/5 · turn (the tile here) · see R01 · stop.`;

const ROWS = 9;

function table(view: View, you: Seat): string {
  const { dive } = view;
  const head = [
    `Round ${view.round}, turn ${view.turn}`,
    view.open ? `current ${view.open}` : 'no current yet',
    `${count(dive.allowance.steps, 'step')} left`,
  ].join(' · ');
  const divers = view.divers.map((diver, seat) => [
    nameOf(seat, you, seat === view.active),
    `at ${diver.at}`,
    `${diver.air} air`,
    ...(view.decompression ? [`${count(diver.deco, 'token')}`] : []),
    count(diver.count, 'animal'),
    diver.score === null ? 'score hidden' : count(diver.score, 'point'),
    diver.status,
  ]);
  const seen = view.shown.map(
    ({ tile, species, points, at, discs }) =>
      `  ${tile} ${species}, ${count(points, 'point')}, at ${at}${discs.length > 0 ? `, seen by ${discs.map(seatLetter).join(' ')}` : ''}`,
  );
  return [head, chart(view), columns(divers), ...seen].join('\n');
}

/** The reef, a row a line; whatever lies on a space in three letters. */
function chart(view: View): string {
  const [first, last] = view.columns;
  const wide = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const rows = Array.from({ length: ROWS }, (_, i) => i + 1);
  const cell = (at: string): string => {
    const here = view.divers.flatMap((diver, seat) => (diver.at === at ? [seatLetter(seat)] : [])).join('');
    const back = view.backs.find(one => one.at === at)?.band[0] ?? '';
    const shown = view.shown.filter(one => one.at === at).map(one => `+${one.tile}`);
    const dust = view.dust.some(one => one.at === at && one.seats.length > 0) ? '*' : '';
    return `${here}${dust}${back}${shown.join('')}` || '·';
  };
  const surface = wide.map(column => (column === 5 ? `[${cell('boat')}]` : cell(`S${column}`)));
  return columns([
    ['', ...wide.map(String)],
    ['S', ...surface],
    ...rows.map(row => [String(row), ...wide.map(column => cell(`${row}/${column}`))]),
  ]);
}

function news(event: Event): string | null {
  const who = 'seat' in event && event.seat !== null ? seatLetter(event.seat) : '';
  switch (event.type) {
    case 'opened':
      return `${seatLetter(event.first)} begins.`;
    case 'began':
      return `— round ${event.round}, turn ${event.turn}: ${who} —`;
    case 'stepped':
      return `${who} swims to ${event.to}.`;
    case 'turned':
      return `${who} turns the tile: ${event.front}.`;
    case 'saw':
      return `${who} sees the ${event.species}.`;
    case 'breathed':
      if (event.change === 0) return '';
      return `${who} ${event.change < 0 ? 'uses' : 'gains'} ${Math.abs(event.change)} air (${event.by}), ${event.air} left.`;
    case 'drawn':
      return `A current: ${event.card}.`;
    case 'happened':
      return `An event for ${who}: ${event.card}${event.idle ? ', without effect' : ''}.`;
    case 'surfaced':
      return `${who} is at the surface.`;
    case 'died':
      return `${who} has no air left and drowns.`;
    default:
      return null;
  }
}

function meaning(action: Action, view: View, seat: Seat): string {
  const words = {
    step: 'swim there',
    turn: 'look at the hidden tile here',
    see: 'see this animal',
    point: 'take a point instead',
    push: 'the diver drifts this way',
    stop: `end the turn, ${view.divers[seat].airDue} air`,
  };
  const { mark } = foresee(view, seat, action);
  const warning = { busts: ' — you drown!', wastes: ' — comes to nothing' };
  return `${words[action.type]}${mark ? warning[mark] : ''}`;
}

export const scubaBoard = boardOf<ScubaKinds>({ table, news, meaning, help });
