import type { Content } from '@fathoms/games/dive/types.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { helperArt } from '../model/art.ts';
import { type Dive, lastScene } from '../model/choreography.ts';
import { STRAIGHT } from '../model/look.ts';
import { CardFace } from '../pieces/CardFace.tsx';
import { WORDS } from '../words/table.ts';
import type { DiveTelling } from './use-telling.ts';

/** The card of this level lifts off the stack; what lies below comes into sight. */
export function Peel({ telling }: { readonly telling: DiveTelling }) {
  const words = useWords(WORDS);
  const { dive, scene, url } = telling;
  const level = Math.min(scene, dive.levels.length);
  const now = scene > 0 ? dive.levels[level - 1] : undefined;
  const resting = scene === lastScene(dive);
  const { under, settled } = belowOf(scene === 0 ? 0 : level, url);
  return (
    <div className={`peel ${scene === 0 ? 'closed' : ''} ${resting ? 'resting' : ''}`}>
      <div className={`below frame ${settled ? '' : 'unsettled'}`}>
        {under ? <img key={under} src={under} alt="" draggable={false} /> : <i className="bare" />}
      </div>
      {now && (
        <div key={level} className="lift">
          <CardFace content={now.content} url={url(`card-${level}`, STRAIGHT.tilt)} />
        </div>
      )}
      {now && !resting && <Call key={`call-${level}`} content={now.content} idle={isChildren(dive)} />}
      {dive.levels.length > 0 && scene > 0 && <Strip telling={telling} label={words.reveal.strip} />}
    </div>
  );
}

/** What lies below the card; until that picture has come, the last one before it, out of focus. */
function belowOf(level: number, url: DiveTelling['url']): { under: string | null; settled: boolean } {
  for (let above = level; above >= 0; above--) {
    const under = url(above === 0 ? 'before' : `under-${above}`, STRAIGHT.tilt);
    if (under) return { under, settled: above === level };
  }
  return { under: null, settled: false };
}

const isChildren = ({ programs }: Dive): boolean =>
  programs.some(program => program?.levels.every(({ tokens }) => tokens.length === 0));

function Call({ content, idle }: { readonly content: Content; readonly idle: boolean }) {
  const { reveal, helpers, sharks } = useWords(WORDS);
  return (
    <div className="call panel" aria-hidden="true">
      <b>{content.shark ? reveal.shark : reveal.noShark}</b>
      {content.art && <p>{sharks[content.art]}</p>}
      {content.helper && (
        <div className="h">
          <Art id={helperArt(content.helper)} />
          <span>
            <b>{helpers[content.helper].name}</b>
            {idle ? reveal.noHelp : helpers[content.helper].gift}
          </span>
        </div>
      )}
    </div>
  );
}

/** What each level really was, to look back at. */
function Strip({ telling, label }: { readonly telling: DiveTelling; readonly label: string }) {
  const words = useWords(WORDS);
  const { dive, scene, reached, go, url } = telling;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className="strip" role="group" aria-label={label} data-row="">
      {dive.levels.slice(0, reached).map(({ level, content }) => (
        <button
          key={level}
          type="button"
          className={scene === level ? 'on' : ''}
          aria-pressed={scene === level}
          aria-label={words.reveal.was(level, words.card(content.shark, content.helper))}
          onClick={() => go(level)}
        >
          <CardFace content={content} url={url(`card-${level}`, STRAIGHT.tilt)} />
          <span className="num" aria-hidden="true">
            {level}
          </span>
          <i className={content.shark ? 'sh' : ''} aria-hidden="true">
            <Icon id={content.shark ? 'shark' : 'noshark'} />
          </i>
        </button>
      ))}
    </div>
  );
}
