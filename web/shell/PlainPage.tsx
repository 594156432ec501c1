import type { ComponentChildren } from 'preact';
import { Brand } from './Head.tsx';
import { Shallows } from './Loading.tsx';
import { useTitle } from './use-title.ts';

interface PlainPageProps {
  title: string;
  subtitle?: string;
  className: string;
  behind?: ComponentChildren; // the water
  children: ComponentChildren;
}

/** A page that is no table: water, the way home, its title, and what there is to it. */
export function PlainPage({ title, subtitle, className, behind = <Shallows />, children }: PlainPageProps) {
  useTitle(title);
  return (
    <div className={`plain-page ${className}`}>
      {behind}
      <header className="plain-top">
        <Brand />
        <div>
          <h1>{title}</h1>
          {subtitle && <span>{subtitle}</span>}
        </div>
      </header>
      {children}
    </div>
  );
}
