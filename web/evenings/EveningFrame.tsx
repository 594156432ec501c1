import type { ComponentChildren } from 'preact';
import { PlainPage } from '../shell/PlainPage.tsx';

interface EveningFrameProps {
  title: string;
  subtitle: string;
  lead?: string;
  children: ComponentChildren;
}

/** The name of the evening, and what there is to it. */
export function EveningFrame({ title, subtitle, lead, children }: EveningFrameProps) {
  return (
    <PlainPage className="evening" {...{ title, subtitle }}>
      <main className={lead === undefined ? 'evening-in' : 'evening-in evening-setup panel'}>
        {lead !== undefined && <p className="evening-lead">{lead}</p>}
        {children}
      </main>
    </PlainPage>
  );
}
