import type { Content } from '@fathoms/games/dive/types.ts';
import { Art, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { helperArt, sharkArt } from '../model/art.ts';
import { WORDS } from '../words/table.ts';

/** The clean card. Where no picture came along, what counts is drawn instead. */
export function CardFace({ content, url }: { readonly content: Content; readonly url: string | null }) {
  const words = useWords(WORDS);
  const label = words.card(content.shark, content.helper);
  if (url) return <img src={url} alt={label} draggable={false} />;
  return (
    <div className="drawn" role="img" aria-label={label}>
      {content.art && <Art id={sharkArt(content.art)} className="shark" />}
      {content.helper && <Art id={helperArt(content.helper)} className="helper" />}
      {!content.art && !content.helper && <Icon id="calm" />}
    </div>
  );
}
