/** The rules as one tells them to a friend: what a game may give the rules reader. */
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import type { Language } from '../settings/language.ts';
import type { Face } from './screen.ts';

/** One thing worth knowing. Stressed words stand between `**`. */
export interface GuidePoint {
  readonly id: string; // the same in every language
  readonly name?: string;
  readonly text: string;
  readonly picture?: ComponentChildren; // decoration: the words say it all
  readonly danger?: true; // costs something: hatched
  readonly rules: readonly RuleId[]; // what it stands on, the main one first
}

export interface GuidePart {
  readonly id: string;
  readonly title: string;
  readonly hint?: string; // beside the title
  /** `picture`: one big statement · `steps`: in order, side by side · `pieces`: at a glance · `lines`: fine print */
  readonly look: 'picture' | 'steps' | 'pieces' | 'lines';
  readonly points: readonly GuidePoint[];
}

/** The table somebody reads the rules at, as that person may see it. */
export interface GuideTable<View = unknown> {
  readonly view: View;
  readonly seat: Seat | null; // null = watching
  readonly toAct: readonly Seat[];
  readonly legal: readonly string[];
  readonly faces: readonly Face[];
  readonly options: OptionValues;
}

export interface Guide<View = unknown> {
  readonly parts: (language: Language) => readonly GuidePart[];
  /** What applies to this very position: at most three sentences, dangers last. */
  readonly now?: (table: GuideTable<View>, language: Language) => readonly GuidePoint[];
}

const MOST = 3; // sentences

/** What is worth saying about a position: at most three sentences, dangers last and never left out for others. */
export function foremost(points: readonly GuidePoint[]): GuidePoint[] {
  const dangers = points.filter(({ danger }) => danger).slice(0, MOST);
  return [...points.filter(({ danger }) => !danger).slice(0, MOST - dangers.length), ...dangers];
}

/** Words of a point: its text, or its name and its text. */
export type Told = string | readonly string[];

interface Drawn<Id extends string> {
  readonly pictures?: { readonly [id in Id]?: ComponentChildren };
  readonly dangers?: readonly Id[];
}

/** Points in the order of `rules`, each with its words and what it stands on. */
export const pointsOf = <Id extends string>(
  rules: { readonly [id in Id]: readonly RuleId[] },
  words: { readonly [id in NoInfer<Id>]: Told },
  { pictures = {}, dangers = [] }: Drawn<NoInfer<Id>> = {},
): GuidePoint[] =>
  (Object.keys(rules) as Id[]).map(id => {
    const told = words[id];
    const [name, text] = typeof told === 'string' ? [undefined, told] : told;
    const picture = pictures[id];
    return {
      id,
      text: text ?? '',
      rules: rules[id],
      ...(name && { name }),
      ...(picture && { picture }),
      ...(dangers.includes(id) && { danger: true as const }),
    };
  });
