import { COMPANIES } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import { foremost, type GuidePoint, type GuideTable } from '../../../board/guide.ts';
import { faceAt } from '../../../board/seats.ts';
import type { SharesWords } from '../words/en.ts';
import type { SharesGuide } from './en.ts';

const THIN = 10; // cards left in the deck when that is worth a word

/** What this turn allows, and what comes nearer. */
export function now(
  { view, seat, faces }: GuideTable<View>,
  t: SharesGuide['now'],
  words: SharesWords,
): GuidePoint[] {
  if (view.phase.name === 'over') return [{ id: 'over', text: t.over, rules: ['SHARES-140'] }];
  const whose: GuidePoint =
    seat === view.active
      ? asked(view, t, words)
      : { id: 'waiting', text: t.waiting(faceAt(faces, view.active).name), rules: ['SHARES-22'] };
  return foremost([whose, ...best(view, t, words), ...nearer(view, t)]);
}

function asked({ phase }: View, t: SharesGuide['now'], words: SharesWords): GuidePoint {
  if (phase.name === 'draft') return { id: 'draft', text: t.draft, rules: ['SHARES-11', 'SHARES-13'] };
  if (phase.name === 'ability') {
    const name = words.names[phase.company];
    return { id: 'ability', text: t.ability(name), rules: ['SHARES-72', 'SHARES-75'] };
  }
  return { id: 'action', text: t.action, rules: ['SHARES-18'] };
}

function best({ companies }: View, t: SharesGuide['now'], words: SharesWords): GuidePoint[] {
  const ranked = COMPANIES.toSorted((a, b) => companies[b].worth - companies[a].worth);
  const [first, second] = ranked;
  if (!first || !second || companies[first].worth === companies[second].worth) return [];
  return [{ id: 'best', text: t.best(words.names[first], companies[first].worth), rules: ['SHARES-139'] }];
}

function nearer({ final, draws, fresh, hands, deck, depletions }: View, t: SharesGuide['now']): GuidePoint[] {
  if (final) return [{ id: 'final', text: t.final, danger: true, rules: ['SHARES-68', 'SHARES-69'] }];
  const points: GuidePoint[] = [];
  if (draws > 0)
    points.push({
      id: 'fundraiser',
      text: fresh ? t.doubled : t.fundraiser(hands.length - draws),
      rules: ['SHARES-47', 'SHARES-52'],
      ...(fresh && { danger: true as const }),
    });
  if (depletions === 1 && deck <= THIN)
    points.push({ id: 'thin', text: t.thin(deck), danger: true, rules: ['SHARES-59'] });
  return points;
}
