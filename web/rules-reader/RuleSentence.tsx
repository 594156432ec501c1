import type { RuleId } from '@fathoms/kernel/game.ts';
import { markHits } from './find.ts';
import { chapterOf, type RuleBook, ruleNumber, type Token, tokens } from './parse.ts';

interface SentenceProps {
  text: string;
  book: RuleBook;
  query?: string; // its words are marked
  onRule: (rule: RuleId) => void;
}

/** A rule's words: stressed ones stand out, other rules are links, cards go by their names. */
export function RuleSentence({ text, ...props }: SentenceProps) {
  return tokens(text, props.book).map((token, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    <Piece key={i} token={token} {...props} />
  ));
}

function Piece({ token, book, query = '', onRule }: Omit<SentenceProps, 'text'> & { token: Token }) {
  const words = <Marked text={token.text} query={query} />;
  if (token.kind === 'strong') return <em>{words}</em>;
  if (token.kind === 'part') return <b>{words}</b>;
  if (token.kind === 'text' || chapterOf(book, token.id) === null) return words;
  return (
    <button type="button" className="reader-link" onClick={() => onRule(token.id)}>
      {ruleNumber(token.id)}
    </button>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markHits(text, query).map(({ text: piece, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
    hit ? <mark key={i}>{piece}</mark> : <span key={i}>{piece}</span>,
  );
}
