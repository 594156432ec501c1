import { type CardId, type CompanyId, decadeOf } from '@fathoms/games/shares/parts.ts';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { topicText } from '../../../board/about.tsx';
import { markOf, offered } from '../../../board/forecast.tsx';
import { useHeight } from '../../../board/use-size.ts';
import { useWords } from '../../../words/words.ts';
import { digitsOf, numberOf } from '../turn/cards.ts';
import { priced } from '../turn/forecast.ts';
import { keyOf, optionsFor } from '../turn/moves.ts';
import { type Prospect, paysFrom } from '../turn/prospect.ts';
import type { Touch } from '../turn/use-touch.ts';
import { WORDS } from '../words/table.ts';
import { lineLayout, type TagPlace, TICKER_ROOM } from './layout.ts';
import { Digits, tagClass, tagStyle, WouldBe } from './Tag.tsx';

interface LineProps {
  readonly id: CompanyId;
  readonly stack: readonly CardId[];
  readonly told: readonly CardId[]; // as far as it is told
  readonly final: boolean; // nothing pays any more
  readonly prospect: Prospect | null;
  readonly slim: boolean;
  readonly tap: (company: CompanyId) => void;
  readonly touch: Touch | null; // null = none of its cards can be chosen, and none can go there
  readonly ticker: ((top: number) => ComponentChildren) | null; // below the card that would go there
}

const FOOT = { wide: 74, slim: 48, low: 30 }; // the lead and what it says; without the lead
const LOW = 130;
const LEAST = 29; // the newest card
const HEAD = { wide: 40, slim: 22 };

/** The sounding line: depth cards in the order they came, newest at the lead. */
export const Line = memo(function Line(props: LineProps) {
  const { id, stack, told, final, prospect, slim, tap, touch, ticker } = props;
  const words = useWords(WORDS);
  const ref = useRef<HTMLDivElement>(null);
  const height = useHeight(ref);
  const mayPick = touch?.moves.options.some(option => option.subject.at === 'stack') ?? false;
  const head = HEAD[slim ? 'slim' : 'wide'];
  const below = prospect?.chosen && !slim ? TICKER_ROOM : 0; // the ticker takes the lead's place and more
  const foot = FOOT[slim ? (height < LOW ? 'low' : 'slim') : 'wide'];
  const room = Math.max(LEAST, height - head - foot - below);
  const shown = prospect ? [...stack, prospect.card] : stack;
  const decades = shown.map(card => decadeOf(numberOf(card)));
  const layout = lineLayout(room, decades, slim, mayPick);
  const last = layout.tags.at(-1);
  const next = final ? null : paysFrom(told);
  return (
    <div ref={ref} className="hang">
      <div className="rope" style={{ height: head + layout.height + 8 }} aria-hidden="true" />
      <Place {...{ id, prospect, tap, touch }} />
      <ol
        className="tags"
        style={{ height: layout.height }}
        data-about={topicText({ kind: 'line', id })}
        aria-label={words.board.line(words.names[id], stack.map(digitsOf))}
        data-row
      >
        {layout.fold > 0 && <li className="more num">+{words.board.folded(layout.folded)}</li>}
        {layout.tags.map((place, i) => {
          const card = stack[place.index];
          const z = i + 1;
          if (card)
            return (
              <Depth
                key={card}
                {...{ id, card, place, z, touch }}
                newest={place.index === stack.length - 1 && !prospect}
              />
            );
          return null;
        })}
      </ol>
      {prospect && touch && last && (
        <div
          className="tags over"
          style={{ height: 0, marginTop: -layout.height, marginBottom: layout.height }}
        >
          <WouldBe
            id={prospect.card}
            place={last}
            chosen={prospect.chosen}
            mark={markOf(touch.forecast(prospect.option))}
          >
            {prospect.gain > 0 && <b className="paysmark">+{prospect.gain}</b>}
            {prospect.option.price > 0 && <b className="paysmark cost">−{prospect.option.price}</b>}
          </WouldBe>
        </div>
      )}
      <div
        className={`weight ${prospect?.chosen ? 'covered' : ''}`}
        data-spot={`stack-${id}`}
        data-say="below"
        data-about={topicText({ kind: 'line', id })}
      >
        <Lead />
        <NextDecade from={next} />
      </div>
      {ticker?.(head + layout.height)}
    </div>
  );
});

interface DepthProps {
  readonly id: CompanyId;
  readonly card: CardId;
  readonly place: TagPlace;
  readonly z: number;
  readonly newest: boolean;
  readonly touch: Touch | null;
}

/** One depth card. It is a button only while an ability lets one choose it. */
function Depth({ id, card, place, z, newest, touch }: DepthProps) {
  const words = useWords(WORDS);
  const subject = { at: 'stack', card } as const;
  const key = keyOf(subject);
  const options = touch ? optionsFor(touch.moves, key) : [];
  const sole = options.length === 1 ? options[0] : undefined;
  const isChosen = touch?.plan.subject === key;
  const style = tagStyle(place, z);
  const label = words.board.tag(digitsOf(card), words.names[id]);
  if (!touch || options.length === 0) {
    return (
      <li className={tagClass(card, newest && 'topc')} style={style} data-card={card}>
        <Digits id={card} />
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={tagClass(card, newest && 'topc', 'is-legal', isChosen && 'is-selected')}
        style={style}
        {...offered(touch.marked(subject))}
        data-card={card}
        aria-pressed={isChosen}
        aria-label={
          sole ? priced(words.board.choose(label), touch.forecast(sole)) : words.board.choose(label)
        }
        {...touch.keys.subject(subject)}
        onClick={() => touch.tap(subject)}
      >
        <Digits id={card} />
      </button>
    </li>
  );
}

/** The whole line is the place to let a card down. */
function Place({ id, prospect, tap, touch }: Pick<LineProps, 'id' | 'prospect' | 'tap' | 'touch'>) {
  const words = useWords(WORDS);
  const name = words.names[id];
  const number = prospect && digitsOf(prospect.card);
  const forecast = prospect ? touch?.forecast(prospect.option) : undefined;
  const label =
    prospect && number
      ? prospect.option.verb === 'move'
        ? words.board.moveTo(name, number)
        : words.board.expandWith(name, number)
      : words.board.cannotPlace(name);
  return (
    <button
      type="button"
      className="place"
      data-idle={prospect ? undefined : ''}
      {...(forecast && offered(forecast))}
      aria-label={forecast ? priced(label, forecast) : label}
      aria-pressed={prospect ? prospect.chosen : undefined}
      tabIndex={prospect ? 0 : -1}
      {...(prospect && touch?.keys.company(id))}
      onClick={() => tap(id)}
    />
  );
}

/** From where on the next dividend is paid. */
function NextDecade({ from }: { readonly from: number | null }) {
  const { board } = useWords(WORDS);
  if (from === null) {
    return (
      <p className="next none">
        <i />
        <span className="long">{board.deepest}</span>
        <span className="brief">{board.deepestShort}</span>
      </p>
    );
  }
  return (
    <p className="next">
      <i />
      {from > 0 && <span className="long">{board.paysFrom}</span>}
      <b className="num">{from > 0 ? `${from}+` : board.firstPays}</b>
      {from === 0 && <span className="long">{board.firstPaysLong}</span>}
    </p>
  );
}

const Lead = () => (
  <svg className="lead" viewBox="0 0 34 38" aria-hidden="true">
    <circle className="ring" cx="17" cy="4" r="3" />
    <path className="body" d="M12,6 L22,6 L33,31 Q34,36 29,37 L5,37 Q0,36 1,31 Z" />
    <path className="shine" d="M13,9 L9,30 L13,30 L15,9 Z" />
  </svg>
);
