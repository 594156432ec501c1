import { LEVELS } from '@fathoms/games/dive/parts.ts';
import type { Action, Choice, DiveKinds, Event, Pawn, Program, View } from '@fathoms/games/dive/types.ts';
import { type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { boardOf, columns, count, nameOf } from '../../terminal/board.ts';

const help = `Say for each level from the top whether a shark swims there, and put tokens on it: right, and you sink as many
spaces as levels; wrong, and that level and all below are lost. The highest sum of tokens is the fastest, and only the
fastest is helped. A terminal has no picture: the sonar says what it may be, with how sure it is.
ready 4n 5n 2s dives three levels with token 4, 5 and 2: none, none, shark. In the children's game: ready nns.`;

function table(view: View, you: Seat): string {
  const divers = view.divers.map((diver, seat) => [
    nameOf(seat, you, false),
    `space ${diver.space}`,
    `${diver.zone} waters`,
    ...(diver.companion ? [`with ${diver.companion}`] : []),
    diver.ready ? 'ready' : '',
  ]);
  if (view.chief) divers.push(['  Chief', `space ${view.chief.space}`, `${view.chief.zone} waters`, '']);
  const echoes = Array.from({ length: LEVELS }, (_, i) => {
    const here = (view.sonar ?? []).filter(({ level }) => level === i + 1);
    const heard = here.map(({ what, sure, helper }) => `${helper ?? what} ${sure} %`);
    return `  level ${i + 1}: ${heard.join(', ') || 'silence'}`;
  });
  const head = `Round ${view.round} · ${count(view.cards, 'card')} in the stack`;
  return [head, columns(divers), ...(view.phase === 'program' ? ['Sonar:', ...echoes] : [])].join('\n');
}

const pawn = (who: Pawn): string => (who === 'chief' ? 'the Chief' : seatLetter(who));
const everybody = (seats: readonly Seat[]): string => seats.map(seatLetter).join(', ') || 'nobody';

const programText = (program: Program | null): string =>
  program?.levels.map(({ tokens, shark }) => `${tokens.join('')}${shark ? 's' : 'n'}`).join(' ') ?? 'nothing';

function news(event: Event): string | null {
  switch (event.type) {
    case 'opened':
      return '';
    case 'round':
      return `— round ${event.round} —`;
    case 'sounded':
      return 'The sonar has a new reading.';
    case 'ready':
      return `${seatLetter(event.seat)} is ready.`;
    case 'revealed':
      return `Programs: ${event.programs.map((program, seat) => `${seatLetter(seat)} ${programText(program)}`).join(' · ')}`;
    case 'turned':
      return `Level ${event.level}: ${event.content?.shark ? 'a shark' : 'no shark'}${event.content?.helper ? `, and a helper (${event.content.helper})` : ''}.`;
    case 'judged':
      return `  right: ${everybody(event.right)}; wrong: ${everybody(event.wrong)}`;
    case 'lost':
      return `  ${seatLetter(event.seat)} loses level ${event.levels.join(', ')}.`;
    case 'raced':
      return event.winner === null ? '  a tie: nobody is fastest' : `  fastest: ${pawn(event.winner)}`;
    case 'helped':
      return `  ${pawn(event.pawn)} is helped by ${event.by}: ${event.from} → ${event.to}.`;
    case 'rested':
      return event.moves.map(({ pawn: who, from, to }) => `${pawn(who)} ${from} → ${to}`).join(' · ');
    case 'ended':
      return `The dive is over; ${event.winners.map(pawn).join(' and ')} won.`;
    default:
      return null;
  }
}

function meaning(action: Action): string {
  const words = {
    take: 'this companion dives with you',
    ready: 'seal this program',
    withdraw: 'not ready yet',
    octopus: 'lay the octopus over the others’ picture',
    announce: 'use your companion',
    dolphins: 'send the dolphins',
  };
  return words[action.type];
}

const more = ({ children, levels, tokens }: Choice): string =>
  children
    ? `  ready, then a letter for each of up to ${levels} levels: s shark, n none`
    : `  ready, then for each of up to ${levels} levels its tokens (${tokens.join(' ')}, each once) and s or n: ready 4n 5n 2s`;

// no picture in letters: the sonar's reading serves everybody at the table alike
export const diveBoard = boardOf<DiveKinds>({
  table,
  news,
  meaning,
  more,
  help,
  options: { sonar: 'on' },
});
