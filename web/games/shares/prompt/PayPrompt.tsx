import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import type { Owner } from '@fathoms/games/shares/types.ts';
import { PromptBar } from '../../../board/Prompt.tsx';
import { type Who, whoIs } from '../../../board/seats.ts';
import { capital } from '../../../board/sentence.tsx';
import { Button } from '../../../ui/pieces.tsx';
import { companyIn, digitsOf } from '../turn/cards.ts';
import type { Option } from '../turn/moves.ts';
import { KEYS } from '../words/keys.ts';
import type { Mine } from './mine.ts';

/** Which cards pay: any will do. The button counts down, then commits. */
export function PayPrompt(props: Mine) {
  const { colour, words, touch } = props;
  const { pay } = words.prompt;
  const { option, paid, due } = touch.plan;
  if (!option || option.verb === 'take' || option.verb === 'expand') return null;
  const forecast = touch.forecast(option);
  const seller = option.subject.at === 'stake' ? sellerOf(option.subject.from, props) : null;
  const ready = seller ? `${pay.toOwner(seller.name)} ${pay.ready}` : pay.ready;
  return (
    <PromptBar
      mine
      colour={colour}
      say={wanted(option, seller, props)}
      detail={`${due > 0 ? pay.due(paid.length, due) : ready} ${capital(forecast.say)}.`}
    >
      <Button kind="quiet" icon="undo" onClick={touch.back}>
        {pay.back}
      </Button>
      {due > 0 ? (
        <Button sub={pay.more(due)} shortcut={KEYS.fill} onClick={touch.fill}>
          {pay.fill}
        </Button>
      ) : (
        <Button
          kind="primary"
          mark={forecast.mark}
          sub={pay.commitSub(option.price)}
          teach="confirm"
          shortcut={KEYS.confirm}
          onClick={touch.commit}
        >
          {pay.commit[option.verb]}
        </Button>
      )}
    </PromptBar>
  );
}

const sellerOf = (from: Owner, { faces }: Mine): Who | null => (from === 'X' ? null : whoIs(faces)(from));

function wanted({ subject, aim, verb, price }: Option, seller: Who | null, { words }: Mine): string {
  const { pay } = words.prompt;
  if (subject.at === 'stake') return pay.acquire(price, subject.company, seller);
  const number = digitsOf(subject.card);
  switch (verb) {
    case 'remove':
      return pay.remove(price, number);
    case 'move':
      return pay.move(price, number, aim as CompanyId);
    case 'top':
      return pay.top(price, number);
    case 'play':
      return pay.play(price, number, aim as CompanyId);
    default:
      return pay.buy(price, companyIn(subject.card));
  }
}
