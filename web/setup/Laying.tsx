import { Shallows } from '../shell/Loading.tsx';
import { Bubbles, CardBack } from '../ui/pieces.tsx';

/** A table is being laid: cards on their way, and a word about it. */
export function Laying({ text }: { text: string }) {
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
        <p>{text}</p>
      </div>
    </main>
  );
}
