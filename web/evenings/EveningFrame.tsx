import type { ComponentChildren } from 'preact';
import { Brand } from '../shell/Head.tsx';
import { Shallows } from '../shell/Loading.tsx';
import { useTitle } from '../shell/use-title.ts';

interface EveningFrameProps {
  title: string;
  subtitle: string;
  lead?: string;
  children: ComponentChildren;
}

/** Calm water, the name of the evening, and what there is to it. */
export function EveningFrame({ title, subtitle, lead, children }: EveningFrameProps) {
  useTitle(title);
  return (
    <div className="evening">
      <Shallows />
      <header className="evening-top">
        <Brand />
        <div>
          <h1>{title}</h1>
          <span>{subtitle}</span>
        </div>
      </header>
      <main className={lead === undefined ? 'evening-in' : 'evening-in evening-setup panel'}>
        {lead !== undefined && <p className="evening-lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
