import type { Decision } from '@fathoms/bots/review/review.ts';
import { parse } from '@fathoms/games/shares/notation.ts';
import { cardId } from '@fathoms/games/shares/parts.ts';
import type { Action, Owner, View } from '@fathoms/games/shares/types.ts';
import type { Facts } from '@fathoms/kernel/game.ts';
import type { Pondered, ReviewScreen } from '../../board/review.ts';
import { type Who, whoIs } from '../../board/seats.ts';
import { capital } from '../../board/sentence.tsx';
import { Position } from './Position.tsx';
import { REVIEW } from './review/words.ts';
import { rich } from './rich.tsx';
import { companyName, digitsOf } from './turn/cards.ts';
import { forecastOf } from './turn/forecast.ts';
import { touched } from './turn/moves.ts';
import { homeOf } from './turn/prospect.ts';
import { WORDS } from './words/table.ts';

const read = (text: string): Action => {
  const action = parse(text);
  if (!action) throw new Error(`a review names what cannot be read: ${text}`);
  return action;
};

const number = (card: number): string => digitsOf(cardId(card));
const ownerOf = (from: Owner, { faces }: Pondered<View>): Who | null =>
  from === 'X' ? null : whoIs(faces)(from);

function did(text: string, at: Pondered<View>) {
  const { view, seat, faces, language } = at;
  const words = REVIEW[language].did;
  const who = whoIs(faces)(seat);
  const action = read(text);
  const say = (): string => {
    switch (action.type) {
      case 'take':
        return words.take(who, cardId(action.card));
      case 'buy':
        return words.buy(who, cardId(action.card), action.with.length);
      case 'expand':
        return words.expand(who, companyName(action.company), number(action.card));
      case 'draw':
        return words.draw(who);
      case 'decline':
        return words.decline(who, view.phase.name === 'ability' ? view.phase.company : 'pearl');
      case 'remove':
      case 'top':
        return words[action.type](who, number(action.card), homeOf(view, cardId(action.card)));
      case 'move':
        return words.move(
          who,
          number(action.card),
          homeOf(view, cardId(action.card)),
          companyName(action.to),
        );
      case 'play':
        return words.play(who, number(action.card), companyName(action.on));
      case 'acquire':
        return words.acquire(who, ownerOf(action.from, at), companyName(action.company));
    }
  };
  return rich(say(), WORDS[language]);
}

function nameOf(text: string, at: Pondered<View>): string {
  const { view, language } = at;
  const words = REVIEW[language].choice;
  const action = read(text);
  switch (action.type) {
    case 'take':
    case 'buy':
      return words[action.type](cardId(action.card));
    case 'expand':
      return words.expand(companyName(action.company), number(action.card));
    case 'draw':
    case 'decline':
      return words[action.type];
    case 'remove':
    case 'top':
      return words[action.type](number(action.card), homeOf(view, cardId(action.card)));
    case 'move':
      return words.move(number(action.card), companyName(action.to));
    case 'play':
      return words.play(number(action.card), companyName(action.on));
    case 'acquire':
      return words.acquire(ownerOf(action.from, at), companyName(action.company));
  }
}

/** Which cards pay is a choice of its own, so it is always told. */
function namePaid(text: string, at: Pondered<View>): string {
  const action = read(text);
  const name = nameOf(text, at);
  return 'with' in action && action.with.length > 0
    ? REVIEW[at.language].choice.with(name, action.with.map(number).join(', '))
    : name;
}

/** What the rules foresee of the chosen and the best, whose company it is, and how far the end is. */
function why({ chosen, best, reasons, instead }: Decision, at: Pondered<View>) {
  const told = [chosen, ...(best === chosen ? [] : [best])].map(text => effectOf(text, at));
  const lines = [...new Set([...told, holdings(reasons, at), holdings(instead, at), endOf(reasons, at)])];
  return rich(lines.filter(Boolean).join(' '), WORDS[at.language]);
}

function effectOf(text: string, at: Pondered<View>): string {
  const { language } = at;
  return REVIEW[language].effect(capital(nameOf(text, at)), foreseen(read(text), text, at));
}

function foreseen(action: Action, text: string, { view, seat, faces, language }: Pondered<View>): string {
  const { ahead } = WORDS[language];
  if (action.type === 'decline') return REVIEW[language].nothing;
  if (action.type === 'draw') {
    const [draws, players] = [view.draws + 1, view.hands.length];
    return draws === players && view.fresh ? ahead.drawEnds : ahead.draw(draws, players);
  }
  const price = 'with' in action ? action.with.length : 0;
  const option = { ...touched(action), verb: action.type, price, text, deal: null };
  const { say, why: cost } = forecastOf(option, view, seat, faces, WORDS[language]);
  return [cost, say].filter(Boolean).join(', ');
}

function holdings({ company, own, rival }: Facts, { language }: Pondered<View>): string {
  return typeof company === 'string' ? REVIEW[language].holdings(company, Number(own), Number(rival)) : '';
}

const NEAR = 20; // cards: before that nobody reckons with it

function endOf({ deck, depletions }: Facts, { view, language }: Pondered<View>): string {
  const isNear = view.ending === null && Number(depletions) > 0 && Number(deck) <= NEAR;
  return isNear ? REVIEW[language].end(Number(deck), Number(depletions)) : '';
}

export const review: ReviewScreen<View> = {
  did,
  choice: (text, at) => rich(namePaid(text, at), WORDS[at.language]),
  why,
  odds: () => null,
  Position,
};
