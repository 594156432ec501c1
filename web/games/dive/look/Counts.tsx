import { Art } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { helperArt, sharkArt } from '../model/art.ts';
import { WORDS } from '../words/table.ts';

const SHARKS = ['S1', 'S2', 'S3'] as const;

/** How to look, in one line, and what counts, small enough to stay on the table; a tap tells more. */
export function Counts() {
  const { counts, glass } = useWords(WORDS);
  return (
    <section className="tips panel">
      <p>{glass.tiltLine}</p>
      <button type="button" className="counts" data-about="counts:" data-ask aria-label={counts.label}>
        <b>{counts.title}</b>
        <span aria-hidden="true">
          {SHARKS.map(shark => (
            <Art key={shark} id={sharkArt(shark)} />
          ))}
          <i>+1</i>
          <Art id={helperArt('green')} />
          <i>+2</i>
          <Art id={helperArt('red')} />
          <i>↓</i>
          <Art id={helperArt('manta')} />
        </span>
      </button>
    </section>
  );
}
