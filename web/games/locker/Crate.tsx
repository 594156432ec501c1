import { DIVERS, type DiverId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { topicText } from '../../board/about.tsx';
import { Count } from '../../board/Count.tsx';
import { markOf, named, offered } from '../../board/forecast.tsx';
import { ProgramMark } from '../../board/ProgramMark.tsx';
import type { Face } from '../../board/screen.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Art, Emblem, Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { Chips } from './Chips.tsx';
import { artOfDiver, stacksOf } from './cards.ts';
import { Fan } from './Fan.tsx';
import type { HoldsLayout } from './layout.ts';
import type { Topic, Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

export interface CrateProps {
  readonly seat: Seat;
  readonly face: Face;
  readonly hold: View['holds'][number];
  readonly score: number;
  readonly cards: number;
  readonly diver: DiverId | null;
  readonly isActive: boolean; // it is this seat's turn
  readonly isCut: boolean; // the Saboteur's victim
  readonly isOut: boolean; // above the pressure limit
  readonly layout: HoldsLayout;
  readonly touch: Touch;
}

/** A player's hold: a crate afloat, with the suits standing in it. One that stays as it is is not drawn anew. */
export const Crate = memo(function Crate(props: CrateProps) {
  const { seat, face, hold, score, cards, isActive, layout, touch } = props;
  const words = useWords(WORDS);
  const stacks = useMemo(() => stacksOf(hold), [hold]);
  const whole = touch.moves.crates.get(seat);
  const isChosen = whole !== undefined && whole === touch.chosen;
  const classes = [
    'crate',
    `seat-${face.colour}`,
    isActive ? 'turn' : '',
    isActive && touch.mine ? 'me' : '',
    whole ? 'may' : '',
    isChosen ? 'chosen' : '',
  ];
  const label = words.board.hold(face, score, cards);
  const forecast = whole === undefined ? undefined : touch.forecasts.get(whole);
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={label}>
      {layout.style === 'fans' ? (
        <Fan stacks={stacks} owner={seat} face={face} width={layout.inner} touch={touch} />
      ) : (
        <Chips stacks={stacks} owner={seat} face={face} touch={touch} />
      )}
      {isActive && !touch.mine && <span className="turnflag">{words.board.active(face)}</span>}
      <Plank {...props} />
      {whole && (
        <button
          type="button"
          className="whole"
          {...offered(forecast)}
          data-aim={whole}
          aria-pressed={isChosen}
          aria-label={named(words.board.choose(label), forecast)}
          {...touch.keyOf(whole)}
          onClick={event => touch.choose(whole, event)}
        >
          {forecast && <span className={`cratetag ${markOf(forecast)}`}>{forecast.say}</span>}
        </button>
      )}
    </section>
  );
});

function Plank({ seat, face, score, cards, diver, isCut, isOut, touch }: CrateProps) {
  const words = useWords(WORDS);
  const shell = useWords();
  const board = useWords(BOARD_WORDS);
  const forecast = touch.chosen === null ? undefined : touch.forecasts.get(touch.chosen);
  const flow = forecast?.flows.find(one => one.seat === seat);
  return (
    <div
      className={diver ? 'plank pictured' : 'plank'}
      data-spot={`crate-${seat}`}
      data-about={topicText<Topic>({ kind: 'crate', id: `${seat}` })}
      style={{ '--seat-n': seat } as CSSProperties}
    >
      <Emblem colour={face.colour} />
      <div className="who">
        <b>{face.name}</b>
        <span>
          {face.level && <Icon id="bot" />}
          <ProgramMark face={face} />
          {face.level && <em>{shell.levels[face.level]} · </em>}
          {isOut ? words.board.out : face.here ? words.board.cards(cards) : board.away}
        </span>
      </div>
      {isCut && (
        <span
          className="cut"
          data-about={topicText<Topic>({ kind: 'cut' })}
          role="img"
          aria-label={words.board.victim(face)}
          title={words.board.victim(face)}
        >
          <Art id="dv-saboteur" />
        </span>
      )}
      {diver && <Portrait diver={diver} face={face} />}
      <div className={flow ? 'score num marked busts' : 'score num'}>
        <span className="vh">{words.board.points(score)}</span>
        <span aria-hidden="true">
          {flow ? (
            <>
              <s>{score}</s> → {flow.to}
            </>
          ) : (
            <Count value={score} />
          )}
        </span>
      </div>
    </div>
  );
}

function Portrait({ diver, face }: { readonly diver: DiverId; readonly face: Face }) {
  const words = useWords(WORDS);
  const { character, loot } = DIVERS[diver];
  const suit: string | undefined = loot[0];
  return (
    <button
      type="button"
      className={`portrait s-${suit ?? 'none'}`}
      data-about={topicText<Topic>({ kind: 'diver', id: diver })}
      data-ask
      aria-label={words.board.diver(face, words.characters[character], words.skills[diver].name)}
    >
      <Art id={artOfDiver(character)} />
    </button>
  );
}
