import type { Decision } from '@fathoms/bots/review/review.ts';
import { parse } from '@fathoms/games/locker/notation.ts';
import { type CardId, SUITS } from '@fathoms/games/locker/parts.ts';
import type { Action, View } from '@fathoms/games/locker/types.ts';
import type { Facts, Seat } from '@fathoms/kernel/game.ts';
import type { Pondered, ReviewScreen } from '../../board/review.ts';
import { whoIs } from '../../board/seats.ts';
import { capital } from '../../board/sentence.tsx';
import { idOf } from './cards.ts';
import { forecastOf } from './forecast.ts';
import { Position } from './Position.tsx';
import { REVIEW } from './review/words.ts';
import { cardName, rich } from './rich.tsx';
import { WORDS } from './words/table.ts';

const read = (text: string): Action => {
  const action = parse(text);
  if (!action) throw new Error(`a review names what cannot be read: ${text}`);
  return action;
};

/** The card a choice is about, as the seat saw it. */
function cardAt(view: View, of: Seat, suit: number): CardId {
  const name = SUITS[suit] ?? 'anchor';
  return idOf(name, view.holds[of]?.[name][0] ?? 0);
}

function did(text: string, { view, seat, faces, language }: Pondered<View>) {
  const words = REVIEW[language].did;
  const who = whoIs(faces);
  const action = read(text);
  const say = (): string => {
    switch (action.type) {
      case 'reveal':
      case 'return':
        return words[action.type](who(seat), view.exploration.length);
      case 'net':
        return words.place(who(seat), cardAt(view, seat, action.suit));
      case 'map':
        return words.place(who(seat), cardIdOf(text));
      case 'knife':
      case 'harpoon':
        return words[action.type](who(seat), who(action.from), cardAt(view, action.from, action.suit));
      case 'blade':
        return words.blade(who(seat), cardAt(view, seat, action.suit));
      case 'name':
        return words.name(who(seat), who(action.victim));
      case 'strike':
        return words.strike(who(seat), who(action.at));
      case 'raid':
        return words.raid(who(seat), who(action.from));
    }
  };
  return rich(say(), WORDS[language]);
}

/** `map key-5` names its card itself. */
const cardIdOf = (text: string): CardId => text.slice(text.indexOf(' ') + 1) as CardId;

function choice(text: string, { view, seat, faces, language }: Pondered<View>) {
  const words = REVIEW[language].choice;
  const who = whoIs(faces);
  const action = read(text);
  const say = (): string => {
    switch (action.type) {
      case 'reveal':
      case 'return':
        return words[action.type];
      case 'net':
      case 'blade':
        return words.own(cardAt(view, seat, action.suit));
      case 'map':
        return words.own(cardIdOf(text));
      case 'knife':
      case 'harpoon':
        return words.of(who(action.from), cardAt(view, action.from, action.suit));
      case 'name':
        return words.who(who(action.victim));
      case 'strike':
        return words.who(who(action.at));
      case 'raid':
        return words.who(who(action.from));
    }
  };
  return rich(say(), WORDS[language]);
}

/** Odds and what is at stake, or what the cards in question do; both as the rules reckon them. */
function why({ chosen, best, reasons, instead }: Decision, at: Pondered<View>) {
  const words = REVIEW[at.language];
  const { bad, total, stake } = reasons;
  if (typeof total === 'number' && typeof bad === 'number') {
    const risk = riskOf(bad, total, at);
    if (bad > 0) return Number(stake) > 0 ? `${risk} ${words.stake(Number(stake))}` : risk;
    return at.view.peek.cards ? `${risk} ${effectOf('reveal', {}, at)}` : risk; // safe itself, but what does it do?
  }
  const told = [effectOf(chosen, reasons, at), ...(best === chosen ? [] : [effectOf(best, instead, at)])];
  return told.filter(Boolean).join(' ') || null;
}

function riskOf(bad: number, total: number, { view, language }: Pondered<View>): string {
  const words = REVIEW[language];
  const isKnown = total === 1 && view.deck > 1;
  if (isKnown) return bad > 0 ? words.knownBad : words.knownGood;
  return bad === 0 ? words.noneSinks(total) : words.sink(bad, total);
}

/** What one choice does: to the scores, and to the next card. */
function effectOf(text: string, { sinks, left }: Facts, at: Pondered<View>): string {
  const { view, seat, faces, language } = at;
  const words = REVIEW[language];
  const action = read(text);
  const { say, flows } = forecastOf(action, view, seat, faces, WORDS[language]);
  const card = cardIn(action, text, view, seat);
  const parts = [
    say && (card ? words.effect(cardName(card, WORDS[language]), say) : `${capital(say)}.`),
    ...flows.map(({ seat: of, from, to }) => words.score(whoIs(faces)(of), from, to)),
    typeof sinks === 'number' && typeof left === 'number' && left > 0 && words.after(sinks, left),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The card a choice places, takes or gives up. */
function cardIn(action: Action, text: string, view: View, seat: Seat): CardId | null {
  switch (action.type) {
    case 'map':
      return cardIdOf(text);
    case 'net':
    case 'blade':
      return cardAt(view, seat, action.suit);
    case 'knife':
    case 'harpoon':
      return cardAt(view, action.from, action.suit);
    case 'reveal':
      return view.peek.cards?.[0] ?? null;
    default:
      return null;
  }
}

function odds({ bad, total }: Facts) {
  return typeof bad === 'number' && typeof total === 'number' && total > 1 ? { bad, total } : null;
}

export const review: ReviewScreen<View> = { did, choice, why, odds, Position };
