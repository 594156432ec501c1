/** What the log and the prompts say: one sentence an event, with the pieces it names drawn into it. */
import { type ComponentChildren, Fragment } from 'preact';
import { Mark } from '../ui/pieces.tsx';
import type { WhoIs } from './seats.ts';

/** A game's sentences in one language; an event without one does not compile. null = not worth a line. */
export type Story<Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, who: WhoIs) => string | null;
};

export function sentence<Event extends { readonly type: string }>(
  event: Event,
  who: WhoIs,
  story: Story<Event>,
): string | null {
  const tell = story[event.type as Event['type']] as (event: Event, who: WhoIs) => string | null;
  return tell(event, who);
}

const TOKEN = /\{([a-z]+(?:-\d+)?)\}/;

/** How a text names a piece: `{key-5}`, `{pearl}`. */
export const token = (id: string): string => `{${id}}`;

/** A sentence whose pieces are drawn: `draw` gets what stands in each pair of braces. */
export function rich(text: string, draw: (id: string) => ComponentChildren): ComponentChildren {
  return text.split(TOKEN).map((part, i) => {
    const key = `${i}:${part}`;
    return <Fragment key={key}>{i % 2 === 0 ? part : draw(part)}</Fragment>;
  });
}

/** A piece in a sentence: its mark and its name. */
export function Marked({ mark, children }: { readonly mark: string; readonly children: ComponentChildren }) {
  return (
    <span className="cardword">
      <Mark id={mark} /> {children}
    </span>
  );
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
