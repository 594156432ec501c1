import { Bubbles, CardBack, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Card backs, not spinners. */
export function Loading() {
  const words = useWords();
  return (
    <main className="lone">
      <Shallows />
      <div className="laying" role="status">
        <div>
          <CardBack />
          <CardBack />
          <CardBack />
          <Bubbles />
        </div>
        <h1>{words.connection.connecting}</h1>
      </div>
    </main>
  );
}

/** Calm water behind a page that has little to say. */
export function Shallows() {
  return (
    <Sea
      width={1440}
      height={900}
      className="shallows"
      bands={[
        [240, 9, 8, 'w1', 1],
        [430, 12, 6, 'w2', 2.4],
        [640, 12, 5, 'w3', 4],
        [780, 10, 4, 'w4', 0.6],
      ]}
    />
  );
}
