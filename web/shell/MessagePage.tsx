import type { ComponentChildren } from 'preact';
import { Link } from 'wouter-preact';
import { Art, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Shallows } from './Loading.tsx';
import { useTitle } from './use-title.ts';

interface MessagePageProps {
  art: string;
  title: string;
  text: string;
  children?: ComponentChildren; // another way on than the harbour
}

/** A page with one drawing, one sentence and one way on. */
export function MessagePage({ art, title, text, children }: MessagePageProps) {
  const words = useWords();
  useTitle(title);
  return (
    <main className="lone">
      <Shallows />
      <section className="panel">
        <div className="empty">
          <Art id={art} />
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
            {children ?? (
              <Link className="btn primary" href="/">
                <Icon id="surface" />
                <span>{words.home}</span>
              </Link>
            )}
          </div>
        </div>
      </section>
    </main>
  );
}

export function NotFound() {
  const { gone } = useWords();
  return <MessagePage art="sea-octopus" title={gone.lostTitle} text={gone.lostText} />;
}

/** After a bug: nothing that was acknowledged is lost, so loading again is the cure. */
export function Fault() {
  const { fault, connection } = useWords();
  return (
    <MessagePage art="sea-octopus" title={fault.title} text={fault.text}>
      <button type="button" className="btn primary" onClick={() => location.reload()}>
        <Icon id="again" />
        <span>{connection.reload}</span>
      </button>
    </MessagePage>
  );
}
