/** The small shared drawings: icons, seat emblems, suit marks, baked art, the cut-paper sea. */
import type { ComponentChildren, CSSProperties } from 'preact';
import { artUrl, sceneOf, thumbOf } from '../art/index.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

export function Icon({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg className={`ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#ic-${id}`} />
    </svg>
  );
}

/** There is more one can do about this. */
export const Dots = () => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" />
  </svg>
);

/** A suit's or company's mark: its glyph on its shape, in its colour (class `s-<id>` sets the colours). */
export function Mark({ id, className = '' }: { id: string; className?: string }) {
  return (
    <svg className={`mk s-${id} ${className}`} viewBox="-1 -1 26 26" aria-hidden="true">
      <use href={`#mk-${id}`} />
    </svg>
  );
}

/** The bare shape a suit's drawing sits on. */
export function Medal({ id }: { id: string }) {
  return (
    <svg className="medal" viewBox="-1 -1 26 26" aria-hidden="true">
      <use href={`#sh-${id}`} />
    </svg>
  );
}

export const SEAT_COLOURS = ['sun', 'red', 'blue', 'green', 'plum'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const EMBLEMS: Record<SeatColour, string> = {
  sun: 'scallop',
  red: 'star',
  blue: 'nautilus',
  green: 'leaf',
  plum: 'urchin',
};

/** A seat is always colour and shape together. */
export function Emblem({ colour, className = '' }: { colour: SeatColour; className?: string }) {
  return (
    <span className={`em seat-${colour} ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#em-${EMBLEMS[colour]}`} />
      </svg>
    </span>
  );
}

/** A baked gouache drawing. Decorative unless `label` is given. */
export function Art({
  id,
  className = '',
  label = '',
  style,
}: {
  id: string;
  className?: string;
  label?: string;
  style?: CSSProperties;
}) {
  return <img className={`art ${className}`} src={artUrl(id)} alt={label} draggable={false} style={style} />;
}

/** A small drawing out of the sheet: many of them come as fast as one. */
export function Thumb({ id, className = '' }: { id: string; className?: string }) {
  return <span className={`art ${className}`} style={thumbOf(id)} aria-hidden="true" />;
}

interface SceneProps {
  id: string;
  sizes: string;
  lazy?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A large drawing; `sizes` says how wide its place is, so that nobody fetches more pixels than are shown. */
export function Scene({ id, sizes, lazy = false, className = '', style }: SceneProps) {
  const { src, srcSet, width, height } = sceneOf(id);
  return (
    <img
      className={`art ${className}`}
      {...{ sizes, srcSet, src, width, height, style }}
      alt=""
      draggable={false}
      loading={lazy ? 'lazy' : 'eager'}
    />
  );
}

export function CardBack({ className = '', style }: { className?: string; style?: CSSProperties }) {
  return (
    <div className={`card cback ${className}`} style={style} aria-hidden="true">
      <div className="in">
        <svg viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
          <use href={`#cardback`} />
        </svg>
      </div>
    </div>
  );
}

interface ButtonProps {
  children: ComponentChildren;
  onClick?: () => void;
  kind?: 'plain' | 'primary' | 'quiet';
  icon?: string;
  sub?: ComponentChildren; // a second, smaller line
  reveals?: boolean; // carries the eye: shows something hidden, cannot be taken back
  off?: boolean; // looks disabled, still explains itself when tried
  small?: boolean;
  className?: string;
  type?: 'button' | 'submit';
  label?: string;
  teach?: string; // the name a lesson points at it by
  mark?: 'busts' | 'wastes' | null | undefined; // drawn as a pattern: what it will do
  shortcut?: Shortcut | undefined;
  nth?: number; // of the shortcut's keys, where it has several
}

export function Button({
  children,
  onClick,
  kind = 'plain',
  icon,
  sub,
  reveals = false,
  off = false,
  small = false,
  className = '',
  type = 'button',
  label,
  teach,
  mark = null,
  shortcut,
  nth = 0,
}: ButtonProps) {
  const classes = [
    'btn',
    kind === 'plain' ? '' : kind,
    reveals ? 'reveal' : '',
    off ? 'off' : '',
    small ? 'sm' : '',
    mark ? `marked ${mark}` : '',
    className,
  ];
  return (
    <button
      type={type}
      className={classes.filter(Boolean).join(' ')}
      onClick={onClick}
      aria-disabled={off || undefined}
      aria-label={label}
      data-teach={teach}
      data-may={mark ?? undefined}
      {...shortcutOf(shortcut, nth)}
    >
      {icon && <Icon id={icon} />}
      <span>
        {children}
        {sub && <small>{sub}</small>}
      </span>
    </button>
  );
}

/** Three slow bubbles: somebody is thinking. */
export function Bubbles() {
  return (
    <span className="bub" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** One band of water: where its wavy edge lies, how high the waves are, how many, its colour token. */
export type Band = readonly [y: number, amplitude: number, waves: number, colour: string, seed: number];

/** Flat cut-paper bands of water, never a gradient. */
export function Sea({
  width,
  height,
  bands,
  className = '',
}: {
  width: number;
  height: number;
  bands: readonly Band[];
  className?: string;
}) {
  return (
    <svg
      className={`sea ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bands.map(([y, amplitude, waves, colour, seed]) => (
        <path
          key={y}
          d={wave(width, y, amplitude, waves, height, seed)}
          style={{ fill: `var(--${colour})` }}
        />
      ))}
    </svg>
  );
}

function wave(
  width: number,
  y: number,
  amplitude: number,
  waves: number,
  height: number,
  seed: number,
): string {
  const steps = waves * 4;
  let d = '';
  let before: [number, number] | null = null;
  for (let i = -1; i <= steps + 1; i++) {
    const turn = (i / 4) * Math.PI * 2;
    const lift =
      Math.sin(turn + seed) * 0.7 +
      Math.sin(turn * 0.53 + seed * 1.9) * 0.5 +
      Math.sin(turn * 1.7 + seed * 3.1) * 0.18;
    const point: [number, number] = [(i / steps) * width, y + amplitude * lift];
    if (before === null) d = `M${point[0].toFixed(1)},${point[1].toFixed(1)}`;
    else
      d += ` Q${before[0].toFixed(1)},${before[1].toFixed(1)} ${((point[0] + before[0]) / 2).toFixed(1)},${((point[1] + before[1]) / 2).toFixed(1)}`;
    before = point;
  }
  return `${d} L${width + 50},${height} L-50,${height} Z`;
}
