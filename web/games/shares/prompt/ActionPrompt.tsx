import type { CardId, CompanyId } from '@fathoms/games/shares/parts.ts';
import { previewExpand } from '@fathoms/games/shares/preview.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Forecast } from '../../../board/forecast.tsx';
import { PromptBar } from '../../../board/Prompt.tsx';
import { whoIs } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';
import { Button } from '../../../ui/pieces.tsx';
import { companyIn, digitsOf } from '../turn/cards.ts';
import { touchedCard } from '../turn/plan.ts';
import { triedBuy } from '../turn/tried.ts';
import type { SharesWords } from '../words/en.ts';
import { KEYS } from '../words/keys.ts';
import type { Mine } from './mine.ts';

/** Buy, expand or draw. */
export function ActionPrompt(props: Mine) {
  const { view, colour, words, touch } = props;
  const { prompt } = words;
  const { plan, moves } = touch;
  const card = touchedCard(plan);
  if (card === null) {
    const detail = view.final ? prompt.action.final : prompt.action.detail;
    return (
      <PromptBar mine colour={colour} say={prompt.action.say} detail={detail}>
        {moves.draw && <DrawButton {...props} draw={moves.draw} />}
      </PromptBar>
    );
  }
  if (plan.option?.verb === 'expand') return <Expand {...props} company={plan.option.aim as CompanyId} />;
  const canExpand = plan.options.some(option => option.verb === 'expand');
  const canBuy = plan.options.some(option => option.verb === 'buy');
  const company = companyIn(card);
  const detail = !canExpand
    ? prompt.card.onlyShare(company)
    : canBuy
      ? prompt.card.both(company)
      : prompt.card.onlyDepth;
  return (
    <PromptBar mine colour={colour} say={prompt.card.say(digitsOf(card))} detail={detail}>
      {moves.draw && <DrawButton {...props} draw={moves.draw} />}
      <BuyButton {...props} kind="plain" />
    </PromptBar>
  );
}

function DrawButton({ view, words, touch, draw }: Mine & { readonly draw: string }) {
  const { prompt } = words;
  const isEmpty = view.deck + view.discards.length === 0;
  const sub = isEmpty ? prompt.drawEmpty : view.final ? prompt.drawSub(view.deck) : drawing(view, words);
  return (
    <Button
      icon="eye"
      reveals
      sub={sub}
      mark={isEmpty ? 'wastes' : null}
      teach="draw"
      shortcut={KEYS.draw}
      onClick={() => touch.take(draw)}
    >
      {prompt.draw}
    </Button>
  );
}

/** Draws in a row lead to a fundraiser; two fundraisers in a row to the end. */
function drawing({ draws, hands, fresh, ending }: View, { ahead }: SharesWords): string {
  const isLast = draws + 1 === hands.length;
  return isLast && fresh && ending === null ? ahead.drawEnds : ahead.draw(draws + 1, hands.length);
}

/** Buys the card touched; where it is too dear, says so. */
function BuyButton({ view, seat, words, touch, kind }: Mine & { readonly kind: 'plain' | 'quiet' }) {
  const { prompt } = words;
  const card = touchedCard(touch.plan);
  if (card === null) return null;
  const option = touch.plan.options.find(({ verb }) => verb === 'buy');
  const { price } = view.companies[companyIn(card)];
  if (!option) {
    const others = (view.hands[seat]?.count ?? 1) - 1;
    const refuse = () => touch.refuse(triedBuy(card), prompt.why.dear(price, others));
    return (
      <Button off shortcut={KEYS.buy} sub={prompt.buyShort(price - others)} onClick={refuse}>
        {prompt.buyFor(price)}
      </Button>
    );
  }
  const forecast = touch.forecast(option);
  const buy = () => (option.text === null ? touch.aim('buy') : touch.take(option.text));
  return (
    <Button kind={kind} sub={forecast.say} mark={forecast.mark} teach="buy" shortcut={KEYS.buy} onClick={buy}>
      {prompt.buyFor(option.price)}
    </Button>
  );
}

function Expand(props: Mine & { readonly company: CompanyId }) {
  const { view, colour, words, touch, company } = props;
  const { expand } = words.prompt;
  const card = touchedCard(touch.plan);
  if (card === null) return null;
  const { option } = touch.plan;
  const forecast = option ? touch.forecast(option) : undefined;
  const worth = forecast ? worthOf(forecast, props) : '';
  const draws = previewExpand(view, company, card).dividend?.some(count => count > 0) ?? false;
  return (
    <PromptBar
      mine
      colour={colour}
      say={expand.say(company, digitsOf(card))}
      detail={`${consequence(props, company, card)} ${worth}`}
    >
      <BuyButton {...props} kind="quiet" />
      <Button
        kind="primary"
        mark={forecast?.mark}
        icon={draws ? 'eye' : 'dive'}
        reveals={draws}
        sub={forecast?.mark ? words.ahead.nothing : draws ? expand.sub : undefined}
        teach="confirm"
        shortcut={KEYS.confirm}
        onClick={touch.commit}
      >
        {expand.commit}
      </Button>
    </PromptBar>
  );
}

/** Whose portfolio gains or loses. */
function worthOf({ flows }: Forecast, { faces, words }: Mine): string {
  const who = whoIs(faces);
  const told = flows.map(({ seat, from, to }) => words.ahead.flow(who(seat), from, to));
  return `${capital(told.length > 0 ? told.join(', ') : words.ahead.sameWorth)}.`;
}

/** What the ticker shows, as a sentence. */
function consequence({ view, faces, words }: Mine, company: CompanyId, card: CardId): string {
  const { expand } = words.prompt;
  const { newDecade, dividend } = previewExpand(view, company, card);
  const top = view.companies[company].stack.at(-1);
  const over = top ? digitsOf(top) : null;
  if (view.final) return expand.noDividend(over);
  if (!newDecade && over !== null) return expand.sameDecade(over);
  const who = whoIs(faces);
  const shares = (dividend ?? []).flatMap((count, seat) => (count > 0 ? [{ who: who(seat), count }] : []));
  const yours = shares.filter(share => share.who.you);
  const others = shares.filter(share => !share.who.you);
  if (shares.length === 0) return expand.nobody;
  return expand.draws(words.drawing([...yours, ...others]));
}
