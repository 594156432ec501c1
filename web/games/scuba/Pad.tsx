import { markOf, offered } from '../../board/forecast.tsx';
import { Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { DIRECTIONS } from './parts/spaces.ts';
import type { Touch } from './touch/use-touch.ts';
import { WORDS } from './words/table.ts';

/** Four directions for a thumb. One that is not possible says why when tried. */
export function Pad({ touch }: { readonly touch: Touch }) {
  const words = useWords(WORDS);
  return (
    <fieldset className="pad" aria-label={words.prompt.pad}>
      {DIRECTIONS.map(direction => {
        const to = touch.moves.ways.get(direction);
        const off = to === undefined;
        const forecast = { mark: to !== undefined && touch.lost.has(to) ? ('busts' as const) : null };
        return (
          <button
            key={direction}
            type="button"
            className={`btn ${off ? 'off' : ''} ${markOf(forecast)}`}
            {...(!off && offered(forecast))}
            aria-disabled={off || undefined}
            aria-label={words.prompt.way(direction)}
            onClick={() => touch.go(direction)}
          >
            <Icon id="arrow" className={`to-${direction}`} />
          </button>
        );
      })}
    </fieldset>
  );
}
