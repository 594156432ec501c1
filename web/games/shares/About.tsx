import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { AboutPanel, type AboutProps, placeOver, readTopic } from '../../board/about.tsx';
import type { Face } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
import { Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { companyIn, digitsOf, isShare } from './turn/cards.ts';
import { paysFrom } from './turn/prospect.ts';
import type { Topic } from './turn/use-touch.ts';
import type { SharesWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

const WIDTH = 264;
const HEIGHT = 290; // about

interface Props extends AboutProps {
  readonly view: View;
  readonly faces: readonly Face[];
}

/** What something is, in words, with the way into the rules. */
export function About({ view, faces, ...props }: Props) {
  const words = useWords(WORDS);
  const topic = readTopic<Topic>(props.asked.about);
  const { mark, title, side, text, facts, rule } = textOf(topic, view, faces, words);
  return (
    <AboutPanel {...props} {...{ title, rule }} place={placeOver(props, WIDTH, HEIGHT)}>
      <h2>
        {mark && <Mark id={mark} className="on-panel" />}
        {title}
      </h2>
      {side && <p className="side-name">{side}</p>}
      <p className="tx">{text}</p>
      {facts.map(fact => (
        <p key={fact} className="facts">
          {fact}
        </p>
      ))}
      {topic.kind === 'discards' && <Discards view={view} />}
    </AboutPanel>
  );
}

function Discards({ view }: { readonly view: View }) {
  const words = useWords(WORDS);
  const cards = view.discards.filter(isShare).toReversed();
  return (
    <ul className="discards">
      {cards.map(id => (
        <li key={id} className={`chip s-${companyIn(id)}`}>
          <Mark id={companyIn(id)} />
          <b className="num">{digitsOf(id)}</b>
          <span className="vh">{words.short[companyIn(id)]}</span>
        </li>
      ))}
    </ul>
  );
}

interface Text {
  readonly mark?: CompanyId;
  readonly title: string;
  readonly side?: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly rule: RuleId;
}

function textOf(topic: Topic, view: View, faces: readonly Face[], words: SharesWords): Text {
  const { about, board } = words;
  switch (topic.kind) {
    case 'company': {
      const { side, price, worth, stack } = view.companies[topic.id];
      const { text, rule } = words.abilities[topic.id][side];
      const next = stack.length === 0 ? about.first : about.next(paysFrom(stack));
      return {
        mark: topic.id,
        title: words.names[topic.id],
        side: board.side[side],
        text,
        facts: [about.price(price), about.worth(worth), next],
        rule,
      };
    }
    case 'card': {
      const number = digitsOf(topic.id);
      const company = companyIn(topic.id);
      return {
        mark: company,
        title: number,
        text: about.card(number, words.names[company]),
        facts: [about.decade(number)],
        rule: 'SHARES-1',
      };
    }
    case 'discards':
      return {
        title: about.discards,
        text: view.discards.length === 0 ? about.noDiscards : '',
        facts: [],
        rule: 'SHARES-57',
      };
    case 'third':
      return { title: board.third, text: about.third, facts: [], rule: 'SHARES-117' };
    case 'line': {
      const { stack } = view.companies[topic.id];
      return {
        mark: topic.id,
        title: about.lineTitle(words.names[topic.id]),
        text: about.line(stack.length),
        facts: [stack.length === 0 ? about.first : about.next(paysFrom(stack)), about.mark],
        rule: 'SHARES-36',
      };
    }
    case 'portfolio': {
      const seat = Number(topic.id);
      const facts = [about.owns(view.scores[seat] ?? 0), about.hidden(view.hands[seat]?.count ?? 0)];
      return {
        title: about.portfolioTitle(whoIs(faces)(seat)),
        text: about.portfolio,
        facts,
        rule: 'SHARES-22',
      };
    }
    case 'deck':
      return { title: about.deckTitle, text: about.deck(view.deck), facts: [], rule: 'SHARES-46' };
    case 'hand':
      return { title: about.handTitle, text: about.hand, facts: [], rule: 'SHARES-23' };
    case 'fund':
      return {
        title: about.fundTitle,
        text: about.fund(view.draws, view.hands.length),
        facts: view.fresh ? [about.fundEnds] : [],
        rule: 'SHARES-47',
      };
  }
}
