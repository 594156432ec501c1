import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Owner, Portfolio, View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { topicText } from '../../../board/about.tsx';
import { Count } from '../../../board/Count.tsx';
import { offered } from '../../../board/forecast.tsx';
import { ProgramMark } from '../../../board/ProgramMark.tsx';
import type { Face } from '../../../board/screen.ts';
import { BOARD_WORDS } from '../../../board/words.ts';
import { Emblem, Icon, Mark } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { priced } from '../turn/forecast.ts';
import { keyOf, optionsFor } from '../turn/moves.ts';
import { scoresAfter } from '../turn/prospect.ts';
import type { Touch } from '../turn/use-touch.ts';
import { WORDS } from '../words/table.ts';

interface PortfoliosProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly faces: readonly Face[];
  readonly order: readonly Seat[];
  readonly touch: Touch;
}

/** Who owns what, and what it is worth now. */
export function Portfolios({ view, seat, faces, order, touch }: PortfoliosProps) {
  const words = useWords(WORDS);
  const { board } = words;
  const buying = touch.moves.options.some(({ subject }) => subject.at === 'stake') ? touch : null;
  const after = touch.mine && seat !== null ? scoresAfter(view, seat, touch.plan.option) : view.scores;
  return (
    <section className="pf panel">
      <h2>{board.portfolios}</h2>
      <table aria-label={board.portfolios}>
        <Heads />
        <tbody>
          {order.map(who => {
            const face = faces[who];
            const portfolio = view.portfolios[who];
            if (!face || !portfolio) return null;
            const score = view.scores[who] ?? 0;
            return (
              <Row
                key={who}
                {...{ who, face, portfolio, score, buying }}
                isTurn={view.active === who && view.winner === null}
                hand={view.hands[who]?.count ?? 0}
                isOwn={who === seat}
                change={(after[who] ?? 0) - score}
              />
            );
          })}
          {view.third && <Third portfolio={view.third} buying={buying} />}
        </tbody>
      </table>
    </section>
  );
}

const Heads = memo(function Heads() {
  const words = useWords(WORDS);
  return (
    <thead>
      <tr>
        <th className="c-name" scope="col">
          <span className="vh">{words.board.player}</span>
        </th>
        {COMPANIES.map(company => (
          <th key={company} scope="col">
            <Mark id={company} className="on-panel" />
            <span className="vh">{words.names[company]}</span>
          </th>
        ))}
        <th className="c-worth" scope="col">
          {words.board.worth}
        </th>
      </tr>
    </thead>
  );
});

interface RowProps {
  readonly who: Seat;
  readonly face: Face;
  readonly portfolio: Portfolio;
  readonly hand: number;
  readonly score: number;
  readonly change: number; // of the score, by what is planned
  readonly isTurn: boolean;
  readonly isOwn: boolean;
  readonly buying: Touch | null; // null = no share can be bought
}

const Row = memo(function Row(props: RowProps) {
  const { who, face, portfolio, hand, score, change, isTurn, isOwn, buying } = props;
  return (
    <tr
      className={`${face.you ? 'me' : ''} ${isTurn ? 'turn' : ''}`}
      data-about={topicText({ kind: 'portfolio', id: `${who}` })}
    >
      <th scope="row">
        <Name face={face} hand={hand} spot={isOwn ? undefined : `hand-${who}`} />
      </th>
      <Stakes owner={who} name={face.name} portfolio={portfolio} buying={buying} />
      <td className="wo">
        <b className="num">
          <Count value={score} />
        </b>
        {change > 0 && <small>+{change}</small>}
        {change < 0 && <small className="down">−{-change}</small>}
      </td>
    </tr>
  );
});

interface NameProps {
  readonly face: Face;
  readonly hand: number;
  readonly spot: string | undefined; // where cards to this hand fly; one's own lies open elsewhere
}

function Name({ face, hand, spot }: NameProps) {
  const { board } = useWords(WORDS);
  const { away } = useWords(BOARD_WORDS);
  return (
    <span className="pn">
      <span data-spot={spot} data-say="left">
        <Emblem colour={face.colour} />
      </span>
      <span>
        <b>{face.name}</b>
        <small>
          {face.level && <Icon id="bot" />}
          <ProgramMark face={face} />
          {face.level && <span className="vh">{board.bot}, </span>}
          {face.here ? <InHand count={hand} /> : away}
        </small>
      </span>
    </span>
  );
}

function InHand({ count }: { readonly count: number }) {
  const { board } = useWords(WORDS);
  return (
    <>
      <span className="long">{board.inHand(count)}</span>
      <span className="brief">
        <i />
        <span aria-hidden="true">{count}</span>
        <span className="vh">{board.inHand(count)}</span>
      </span>
    </>
  );
}

/** The imaginary player of a game for two. */
function Third({ portfolio, buying }: Pick<StakesProps, 'portfolio' | 'buying'>) {
  const { board } = useWords(WORDS);
  return (
    <tr className="x" data-about={topicText({ kind: 'third' })}>
      <th scope="row">
        <button type="button" className="pn" data-about={topicText({ kind: 'third' })} data-ask>
          <span className="em">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <use href="#em-tail" />
            </svg>
          </span>
          <span>
            <b>{board.third}</b>
            <small>{board.thirdNote}</small>
          </span>
        </button>
      </th>
      <Stakes owner="X" name={board.third} portfolio={portfolio} buying={buying} />
      <td className="wo z">
        <span className="num" aria-hidden="true">
          –
        </span>
        <span className="vh">{board.unscored}</span>
      </td>
    </tr>
  );
}

interface StakesProps {
  readonly owner: Owner;
  readonly name: string;
  readonly portfolio: Portfolio;
  readonly buying: Touch | null;
}

function Stakes({ owner, name, portfolio, buying }: StakesProps) {
  return COMPANIES.map(company => {
    const count = portfolio[company].length;
    return (
      <td key={company} className={count === 0 ? 'z' : ''} data-spot={`stake-${owner}-${company}`}>
        <Stake {...{ owner, name, company, buying }}>
          <span className="num">{count === 0 ? '–' : <Count value={count} />}</span>
        </Stake>
      </td>
    );
  });
}

interface StakeProps extends Omit<StakesProps, 'portfolio'> {
  readonly company: CompanyId;
  readonly children: ComponentChildren;
}

/** A holding; while a share may be bought out of it, a button. */
function Stake({ owner, name, company, buying: touch, children }: StakeProps) {
  const words = useWords(WORDS);
  const subject = { at: 'stake', from: owner, company } as const;
  const key = keyOf(subject);
  const [option] = touch ? optionsFor(touch.moves, key) : [];
  if (!touch || !option) return children;
  const isChosen = touch.plan.subject === key;
  return (
    <button
      type="button"
      className={`stake is-legal ${isChosen ? 'is-selected' : ''}`}
      {...offered(touch.marked(subject))}
      aria-pressed={isChosen}
      aria-label={priced(words.board.buyStake(name, words.names[company]), touch.forecast(option))}
      {...touch.keys.subject(subject)}
      onClick={() => touch.tap(subject)}
    >
      {isChosen ? <Icon id="check" /> : children}
    </button>
  );
}
