import { COMPANIES, parseCard } from '@fathoms/games/shares/parts.ts';
import { previewExpand, shareOf } from '@fathoms/games/shares/preview.ts';
import type {
  Action,
  Choice,
  Deal,
  Event,
  Portfolio,
  SharesKinds,
  View,
} from '@fathoms/games/shares/types.ts';
import { type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { boardOf, columns, count, nameOf } from '../../terminal/board.ts';

const help = `Every card is a share, a depth or money. Expand a company with a higher number than its last: every share of
it is worth one more, and a new ten pays a dividend to whoever holds shares. Buy a share from your hand and pay with
other cards of your hand. Or draw. Actions: expand pearl 53 · buy 44 with 07 13 · draw · decline. A deal that costs
cards is written with those that pay; the list says how many. X is the third player.`;

function table(view: View, you: Seat): string {
  const head = `Turn ${view.turn} · deck ${view.deck} · ${count(view.draws, 'draw')} in a row${view.final ? ' · FINAL TURN' : ''}`;
  const companies = COMPANIES.map(company => {
    const { side, stack, price, worth } = view.companies[company];
    const depth = stack.map(number).join(' ') || 'no depth cards';
    return [`  ${company}`, side, `price ${price}`, `worth ${worth}`, depth];
  });
  const owners = view.portfolios.map((portfolio, seat) => [
    nameOf(seat, you, seat === view.active),
    count(view.scores[seat], 'point'),
    count(view.hands[seat].count, 'card'),
    portfolioText(portfolio),
  ]);
  if (view.third) owners.push(['  X (third player)', '', '', portfolioText(view.third)]);
  const lines = [head, columns(companies), columns(owners)];
  if (view.row.length > 0) lines.push(`Free shares: ${view.row.map(cardText).join(', ')}`);
  lines.push(`Your hand: ${view.hands[you]?.cards?.map(cardText).join(', ') || 'empty'}`);
  return lines.join('\n');
}

const number = (id: string): string => id.replace('ds-', '');
const cardText = (id: Parameters<typeof shareOf>[0]): string =>
  parseCard(id) !== null && id.startsWith('ds-') ? `${number(id)} ${shareOf(id)}` : id;

const portfolioText = (portfolio: Portfolio): string =>
  COMPANIES.filter(company => portfolio[company].length > 0)
    .map(company => `${company} ${portfolio[company].length}`)
    .join(' · ') || 'no shares';

function news(event: Event): string | null {
  const who = 'seat' in event ? seatLetter(event.seat) : '';
  switch (event.type) {
    case 'opened':
      return '';
    case 'started':
      return `${seatLetter(event.first)} begins.`;
    case 'founded':
      return `The third player begins with ${event.cards.map(cardText).join(', ')}.`;
    case 'turned':
      return `— turn ${event.turn}: ${who}${event.final ? ', the last' : ''} —`;
    case 'drew':
      return `${who} draws ${event.cards?.map(cardText).join(', ') ?? count(event.count, 'card')} (${event.why}).`;
    case 'dealt':
      return `${who} is dealt ${event.cards?.map(cardText).join(', ') ?? count(event.count, 'card')}.`;
    case 'bought':
      return `${who} buys ${cardText(event.card)}${event.paid.length > 0 ? `, paying ${event.paid.map(number).join(' ')}` : ''}.`;
    case 'took':
      return `${who} takes ${cardText(event.card)}.`;
    case 'expanded':
      return `${who} expands ${event.company} with ${number(event.card)}.`;
    case 'declared':
      return `${event.company} pays a dividend: ${event.amounts.map((n, seat) => `${seatLetter(seat)} ${n}`).join(', ')}.`;
    case 'fundraised':
      return 'A fundraiser: two cards for everybody.';
    case 'ended':
      return 'The game is over.';
    default:
      return null;
  }
}

function meaning(action: Action, view: View): string {
  switch (action.type) {
    case 'expand': {
      const company = COMPANIES[action.company];
      const { dividend } = previewExpand(view, company, `ds-${String(action.card).padStart(2, '0')}`);
      if (!dividend) return 'no dividend';
      return `pays ${dividend.map((n, seat) => `${seatLetter(seat)} ${n}`).join(', ')}`;
    }
    case 'draw':
      return 'one card from the deck';
    case 'take':
      return 'a free share';
    case 'decline':
      return 'let the ability pass';
    default:
      return 'costs nothing';
  }
}

/** Which deals can be afforded; the cards that pay are the player's to say. */
function more({ offers }: Choice): string {
  const rows = offers.map(({ deal, price }) => [
    `  ${dealText(deal)} with …`,
    `pay ${count(price, 'card')} of your hand`,
  ]);
  return columns(rows);
}

function dealText(deal: Deal): string {
  const card = 'card' in deal ? String(deal.card).padStart(2, '0') : '';
  switch (deal.type) {
    case 'move':
      return `move ${card} ${COMPANIES[deal.to]}`;
    case 'play':
      return `play ${card} ${COMPANIES[deal.on]}`;
    case 'acquire':
      return `acquire ${deal.from === 'X' ? 'X' : seatLetter(deal.from)} ${COMPANIES[deal.company]}`;
    default:
      return `${deal.type} ${card}`;
  }
}

export const sharesBoard = boardOf<SharesKinds>({ table, news, meaning, more, help });
