/** What the rules foresee, in this board's words. */
import { foresee } from '@fathoms/games/shares/foresee.ts';
import { parse } from '@fathoms/games/shares/notation.ts';
import type { Action, View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { type Forecast, named } from '../../../board/forecast.tsx';
import type { Face } from '../../../board/screen.ts';
import { whoIs } from '../../../board/seats.ts';
import type { SharesWords } from '../words/en.ts';
import { companyIn, numberOf } from './cards.ts';
import type { Option } from './moves.ts';
import { scoresAfter } from './prospect.ts';

export function forecastOf(
  option: Option,
  view: View,
  seat: Seat,
  faces: readonly Face[],
  words: SharesWords,
): Forecast {
  const { ahead } = words;
  const { mark, dividend, ability } = foresee(view, seat, actionFor(option, view, seat));
  const after = scoresAfter(view, seat, option);
  const flows = view.scores.flatMap((from, of) => {
    const to = after[of] ?? from;
    return from === to ? [] : [{ seat: of, from, to }];
  });
  const who = whoIs(faces);
  const paid = (dividend ?? []).flatMap((count, of) => (count > 0 ? [{ who: who(of), count }] : []));
  const parts = [
    paid.length > 0 ? ahead.pays(paid) : option.verb === 'expand' ? ahead.paysNobody : '',
    ...flows.map(({ seat: of, from, to }) => ahead.flow(who(of), from, to)),
    flows.length === 0 ? ahead.sameWorth : '',
    option.verb === 'buy' ? ahead.nextPrice(view.companies[shareIn(option)].price + 1) : '',
    ability ? ahead.ability : '',
  ];
  const say = [mark ? ahead.nothing : '', ...parts].filter(Boolean).join(', ');
  return { mark, say, ...(option.price > 0 && { why: ahead.costs(option.price) }), flows };
}

/** An option's accessible name with its price and what it will do. */
export const priced = (name: string, forecast: Forecast): string =>
  named(forecast.why ? `${name}, ${forecast.why}` : name, forecast);

function shareIn({ subject }: Option) {
  if (subject.at === 'stake') throw new Error('a share in a portfolio is acquired, not bought');
  return companyIn(subject.card);
}

/** Which cards pay makes no difference to what follows. */
function actionFor({ text, deal, price, subject }: Option, view: View, seat: Seat): Action {
  const written = text === null ? null : parse(text);
  if (written) return written;
  if (deal === null) throw new Error('an option without an action');
  const own = subject.at === 'hand' ? subject.card : null;
  const hand = (view.hands[seat]?.cards ?? []).filter(card => card !== own).map(numberOf);
  return { ...deal, with: hand.slice(0, price) };
}
