import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import { PromptBar } from '../../../board/Prompt.tsx';
import { capital } from '../../../board/sentence.tsx';
import { Button } from '../../../ui/pieces.tsx';
import { companyIn, digitsOf } from '../turn/cards.ts';
import type { Option } from '../turn/moves.ts';
import { touchedCard } from '../turn/plan.ts';
import { KEYS } from '../words/keys.ts';
import type { Mine } from './mine.ts';

/** The ability of the company just expanded: used where it lies, or let pass. */
export function AbilityPrompt(props: Mine & { readonly company: CompanyId }) {
  const { view, colour, words, touch, company } = props;
  const { prompt, abilities } = words;
  const { option, options } = touch.plan;
  if (option) return <Free {...props} option={option} />;
  if (options.length > 0) return <Which {...props} />;
  const { side } = view.companies[company];
  const ask = prompt.ability;
  const how =
    company === 'cleaning' || company === 'research' || company === 'wildlife'
      ? ask[company][side]
      : abilities[company][side].text;
  return (
    <PromptBar mine colour={colour} say={ask.say(company)} detail={how}>
      <Pass {...props} />
    </PromptBar>
  );
}

function Pass({ words, touch }: Mine) {
  const { decline } = touch.moves;
  if (!decline) return null;
  return (
    <Button teach="pass" shortcut={KEYS.pass} onClick={() => touch.take(decline)}>
      {words.prompt.ability.pass}
    </Button>
  );
}

/** Something was touched with which more than one thing can be done. */
function Which(props: Mine) {
  const { colour, words, touch } = props;
  const { prompt } = words;
  const { options } = touch.plan;
  const card = touchedCard(touch.plan);
  const number = card === null ? '' : digitsOf(card);
  const here = options.find(({ aim }) => aim === 'remove' || aim === 'top');
  if (options[0]?.verb === 'play') {
    return (
      <PromptBar mine colour={colour} say={prompt.second.say(number)} detail={prompt.second.detail}>
        <Pass {...props} />
      </PromptBar>
    );
  }
  const detail =
    here?.aim === 'remove'
      ? prompt.tag.removeOrMove
      : here?.aim === 'top'
        ? prompt.tag.topOrMove
        : prompt.tag.moveOnly;
  return (
    <PromptBar mine colour={colour} say={prompt.tag.say(number)} detail={detail}>
      <Pass {...props} />
      {here && (here.aim === 'remove' || here.aim === 'top') && (
        <Button
          sub={touch.forecast(here).say}
          mark={touch.forecast(here).mark}
          teach="here"
          shortcut={KEYS.here}
          onClick={() => touch.aim(here.aim)}
        >
          {prompt.tag[here.aim]}
        </Button>
      )}
    </PromptBar>
  );
}

/** Chosen, and it costs nothing. */
function Free(props: Mine & { readonly option: Option }) {
  const { colour, words, touch, option } = props;
  const { prompt } = words;
  const card = touchedCard(touch.plan);
  if (card === null) return null;
  const isPlay = option.verb === 'play';
  const say = isPlay
    ? prompt.second.free(option.aim as CompanyId, digitsOf(card))
    : prompt.free.buy(companyIn(card));
  return (
    <PromptBar
      mine
      colour={colour}
      say={say}
      detail={`${isPlay ? prompt.second.freeDetail : prompt.free.detail} ${capital(touch.forecast(option).say)}.`}
    >
      <Pass {...props} />
      <Button kind="primary" teach="confirm" shortcut={KEYS.confirm} onClick={touch.commit}>
        {isPlay ? prompt.second.commit : prompt.free.commit}
      </Button>
    </PromptBar>
  );
}
