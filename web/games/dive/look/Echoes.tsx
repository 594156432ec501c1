import type { Echo } from '@fathoms/games/dive/types.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { helperArt } from '../model/art.ts';
import { WORDS } from '../words/table.ts';

/** Sonar: what the picture would show, as uncertain sentences, the same for everybody. */
export function Echoes({ echoes }: { readonly echoes: readonly Echo[] }) {
  const { sonar } = useWords(WORDS);
  const sorted = echoes.toSorted((a, b) => a.level - b.level || (a.what === 'shark' ? -1 : 1));
  return (
    <section className="echoes" aria-labelledby="dive-echoes">
      <h2 id="dive-echoes">
        <Icon id="sonar" />
        {sonar.title}
      </h2>
      {sorted.length === 0 && <p>{sonar.silent}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, and the keyboard must reach all of it */}
      <ul tabIndex={0} aria-label={sonar.title}>
        {sorted.map((echo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two echoes may be alike
          <li key={i} className={`l${echo.level}`}>
            <b className="num" aria-hidden="true">
              {echo.level}
            </b>
            {echo.what === 'shark' ? (
              <Icon id="shark" />
            ) : echo.helper ? (
              <Art id={helperArt(echo.helper)} />
            ) : (
              <Icon id="sonar" />
            )}
            <span>
              <span className="said">{sonar.echo(echo.what, echo.helper, echo.level)} </span>
              <small>{sonar.sure(echo.sure)}</small>
            </span>
            <i className="bar" style={{ width: `${echo.sure}%` }} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
