import { parse } from '@fathoms/games/dive/notation.ts';
import type { Content, View } from '@fathoms/games/dive/types.ts';
import type { CameProps } from '../../../board/review.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { helperArt } from '../model/art.ts';
import { diveOf } from '../model/choreography.ts';
import { WORDS } from '../words/table.ts';
import { callsOf, sureOf } from './calls.ts';
import { REVIEW } from './words.ts';

/** What was said of each level and how sure that was, beside the card that lay there. */
export function Came({ decision, news, language }: CameProps<View>) {
  const words = REVIEW[language].came;
  const action = parse(decision.chosen);
  const dive = diveOf(news);
  if (action?.type !== 'ready' || !dive) return null;
  const calls = callsOf(action.program);
  const sure = sureOf(decision.reasons);
  const columns = Math.max(dive.levels.length, calls.length);
  const levels = Array.from({ length: columns }, (_, i) => ({ level: i + 1, card: dive.levels[i]?.content }));
  return (
    <table className="dive-came">
      <caption className="vh">{words.label}</caption>
      <thead>
        <tr>
          <th scope="row">{words.level}</th>
          {levels.map(({ level }) => (
            <th key={level} scope="col" className="num">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.card}</th>
          {levels.map(({ level, card }) => (
            <td key={level}>{card ? <Card content={card} language={language} /> : '–'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.said}</th>
          {levels.map(({ level, card }) => (
            <td key={level}>
              <Said call={calls[level - 1]} card={card} language={language} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.sure}</th>
          {levels.map(({ level }) => (
            <td key={level} className="num">
              {sure[level - 1] === undefined ? '–' : `${sure[level - 1]}\u00a0%`}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type Spoken = Pick<CameProps, 'language'>;

function Card({ content, language }: { content: Content } & Spoken) {
  const { card } = WORDS[language];
  return (
    <span className={content.shark ? 'shark' : 'none'}>
      <Icon id={content.shark ? 'shark' : 'noshark'} />
      {content.helper && <Art id={helperArt(content.helper)} />}
      <span className="vh">{card(content.shark, content.helper)}</span>
    </span>
  );
}

interface SaidProps extends Spoken {
  call: boolean | undefined;
  card: Content | undefined; // none = it was never turned
}

function Said({ call, card, language }: SaidProps) {
  const words = WORDS[language];
  const { right, wrong } = REVIEW[language].came;
  if (call === undefined) return <>–</>;
  const isRight = card && call === card.shark;
  return (
    <span className={isRight === undefined ? undefined : isRight ? 'right' : 'wrong'}>
      <Icon id={call ? 'shark' : 'noshark'} />
      {card && <Icon id={isRight ? 'check' : 'close'} className="mark" />}
      <span className="vh">
        {call ? words.shark : words.noShark}
        {card && `, ${isRight ? right : wrong}`}
      </span>
    </span>
  );
}
