import { parse } from '@fathoms/games/dive/notation.ts';
import type { View } from '@fathoms/games/dive/types.ts';
import type { CameProps } from '../../../board/review.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { helperArt } from '../model/art.ts';
import { diveOf, type LevelScene } from '../model/choreography.ts';
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
  const levels = dive.levels.slice(0, Math.max(dive.levels.length, calls.length));
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
          {levels.map(scene => (
            <td key={scene.level}>
              <Card {...scene} language={language} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.said}</th>
          {levels.map(({ level, content }) => (
            <td key={level}>
              <Said call={calls[level - 1]} shark={content.shark} language={language} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.sure}</th>
          {levels.map(({ level }) => (
            <td key={level} className="num">
              {sure[level - 1] === undefined ? '–' : `${sure[level - 1]} %`}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type Spoken = Pick<CameProps, 'language'>;

function Card({ content, language }: Pick<LevelScene, 'content'> & Spoken) {
  const { card } = WORDS[language];
  return (
    <span className={content.shark ? 'shark' : 'none'}>
      <Icon id={content.shark ? 'shark' : 'noshark'} />
      {content.helper && <Art id={helperArt(content.helper)} />}
      <span className="vh">{card(content.shark, content.helper)}</span>
    </span>
  );
}

function Said({ call, shark, language }: { call: boolean | undefined; shark: boolean } & Spoken) {
  const words = WORDS[language];
  const { right, wrong } = REVIEW[language].came;
  if (call === undefined) return <>–</>;
  const isRight = call === shark;
  return (
    <span className={isRight ? 'right' : 'wrong'}>
      <Icon id={call ? 'shark' : 'noshark'} />
      <Icon id={isRight ? 'check' : 'close'} className="mark" />
      <span className="vh">
        {call ? words.shark : words.noShark}, {isRight ? right : wrong}
      </span>
    </span>
  );
}
