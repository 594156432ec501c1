import type { Suit } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { ComponentChildren } from 'preact';
import { foremost, type GuidePoint, type GuideTable } from '../../board/guide.ts';
import { faceAt } from '../../board/seats.ts';
import { Icon } from '../../ui/pieces.tsx';
import { suitIn, valueIn } from './cards.ts';
import type { LockerGuide } from './guide/en.ts';
import type { LockerWords } from './words/en.ts';

const FEW = 4; // cards left when the end is worth a word

/** What applies to this very line: what it brings, what the Squid wants, what would sink it. */
export function now(
  { view, seat, faces }: GuideTable<View>,
  t: LockerGuide['now'],
  words: LockerWords,
  mark: (suit: Suit) => ComponentChildren,
): GuidePoint[] {
  const { phase, exploration } = view;
  if (phase.name === 'over') return [{ id: 'over', text: t.over, rules: ['LOCKER-85'] }];
  if (seat !== view.active) {
    const who = faceAt(faces, view.active).name;
    return [{ id: 'begin', text: t.begin(who), rules: ['LOCKER-23'] }];
  }
  if (exploration.length === 0 && !view.revealed)
    return [{ id: 'first', text: t.first, rules: ['LOCKER-15'] }];
  return foremost([
    ...asked(phase.name, t, mark),
    ...standing(view, t, mark),
    ...endgame(view, t),
    ...dangers(view, t, words),
    { id: 'choose', text: t.choose, rules: ['LOCKER-22'] },
  ]);
}

function asked(
  phase: View['phase']['name'],
  t: LockerGuide['now'],
  mark: (suit: Suit) => ComponentChildren,
): GuidePoint[] {
  if (phase === 'net')
    return [{ id: 'net', text: t.net, rules: ['LOCKER-75', 'LOCKER-77'], picture: mark('net') }];
  if (phase === 'harpoon')
    return [{ id: 'harpoon', text: t.harpoon, rules: ['LOCKER-78', 'LOCKER-79'], picture: mark('harpoon') }];
  if (phase === 'knife')
    return [{ id: 'knife', text: t.knife, rules: ['LOCKER-66'], picture: mark('knife') }];
  if (phase === 'map') return [{ id: 'map', text: t.map, rules: ['LOCKER-54'], picture: mark('map') }];
  return [];
}

function standing(
  { exploration, owed, demand, locker, divers, active }: View,
  t: LockerGuide['now'],
  mark: (suit: Suit) => ComponentChildren,
): GuidePoint[] {
  const suits = new Set(exploration.map(({ card }) => suitIn(card)));
  const saved = exploration.filter(card => card.saved).length;
  const plain = divers[active] !== 'D07' && divers[active] !== 'D08'; // those two change the bonus
  const points: GuidePoint[] = [];
  if (owed > 0)
    points.push({
      id: 'hungry',
      text: t.hungry(owed),
      rules: ['LOCKER-24', 'LOCKER-46'],
      picture: mark('squid'),
    });
  if (suits.has('key') && suits.has('chest') && plain && locker > 0)
    points.push({
      id: 'pair',
      text: t.pair(Math.min(exploration.length, locker)),
      rules: ['LOCKER-59', 'LOCKER-60'],
      picture: (
        <>
          {mark('key')}
          {mark('chest')}
        </>
      ),
    });
  if (owed === 0 && demand.length > 0)
    points.push({ id: 'fed', text: t.fed, rules: ['LOCKER-46'], picture: mark('squid') });
  if (suits.has('anchor') && saved > 0)
    points.push({ id: 'saved', text: t.saved(saved), rules: ['LOCKER-40'], picture: mark('anchor') });
  return points;
}

const endgame = ({ deck }: View, t: LockerGuide['now']): GuidePoint[] =>
  deck > 0 && deck <= FEW ? [{ id: 'last', text: t.last, rules: ['LOCKER-82', 'LOCKER-83'] }] : [];

/** Cards these divers turn up go straight home: no reason to fear a second one. */
const TAMED: { readonly [diver: string]: Suit } = { D13: 'squid', D16: 'mermaid' };

function dangers(
  { exploration, variant, divers, active }: View,
  t: LockerGuide['now'],
  words: LockerWords,
): GuidePoint[] {
  const lost = exploration.filter(card => !card.saved).length;
  if (lost === 0) return [];
  const tamed = TAMED[divers[active] ?? ''];
  const ids = exploration.map(({ card }) => card).filter(card => suitIn(card) !== tamed);
  if (ids.length === 0) return [];
  const byValue = variant === 'V5';
  const names = byValue
    ? [...new Set(ids.map(valueIn))].map(String)
    : [...new Set(ids.map(suitIn))].map(suit => words.short[suit]);
  const listed = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${t.or} ${names.at(-1)}`;
  return [
    {
      id: 'sinks',
      text: byValue ? t.sinksValue(listed, lost) : t.sinks(listed, lost),
      danger: true,
      rules: [byValue ? 'LOCKER-134' : 'LOCKER-30', 'LOCKER-33'],
      picture: (
        <span className="guide-warn">
          <Icon id="down" />
        </span>
      ),
    },
  ];
}
