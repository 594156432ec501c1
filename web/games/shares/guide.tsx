import './shares.css';
import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { type Guide, type GuidePart, pointsOf } from '../../board/guide.ts';
import type { Language } from '../../settings/language.ts';
import { Art, CardBack, Icon } from '../../ui/pieces.tsx';
import type { WordTable } from '../../words/words.ts';
import { de } from './guide/de.ts';
import { en, type SharesGuide } from './guide/en.ts';
import { now } from './guide/now.ts';
import { DsCard } from './pieces/DsCard.tsx';
import { WORDS } from './words/table.ts';

const TEXTS: WordTable<SharesGuide> = { en, de };

const GOAL = { goal: ['SHARES-139', 'SHARES-140'] } as const;
const TURN = {
  buy: ['SHARES-18', 'SHARES-21', 'SHARES-22', 'SHARES-23'],
  expand: ['SHARES-30', 'SHARES-31', 'SHARES-32'],
  draw: ['SHARES-46', 'SHARES-23'],
  dividend: ['SHARES-36', 'SHARES-37', 'SHARES-41'],
} as const;
const READ = {
  card: ['SHARES-1', 'SHARES-28', 'SHARES-33', 'SHARES-23'],
  price: ['SHARES-22', 'SHARES-26'],
  worth: ['SHARES-139'],
  ten: ['SHARES-3', 'SHARES-37', 'SHARES-38'],
  any: ['SHARES-30', 'SHARES-43'],
} as const;
const END = {
  deck: ['SHARES-57', 'SHARES-59', 'SHARES-64'],
  twice: ['SHARES-52', 'SHARES-53'],
  last: ['SHARES-66', 'SHARES-67', 'SHARES-68', 'SHARES-69'],
  score: ['SHARES-140', 'SHARES-141', 'SHARES-142'],
} as const;
const FINE = {
  begin: ['SHARES-5', 'SHARES-6', 'SHARES-9', 'SHARES-11'],
  fundraiser: ['SHARES-47', 'SHARES-49'],
  pay: ['SHARES-24', 'SHARES-25', 'SHARES-27'],
  ability: ['SHARES-72', 'SHARES-73', 'SHARES-76'],
  two: ['SHARES-112', 'SHARES-115', 'SHARES-117', 'SHARES-119', 'SHARES-127'],
  hands: ['SHARES-16', 'SHARES-20'],
} as const;
const MORE: Record<CompanyId, readonly RuleId[]> = {
  cleaning: ['SHARES-79', 'SHARES-81'],
  treasure: ['SHARES-84', 'SHARES-87'],
  pearl: ['SHARES-90', 'SHARES-92'],
  research: ['SHARES-95', 'SHARES-97'],
  wildlife: ['SHARES-103', 'SHARES-109'],
};

const PLUS = (
  <span className="guide-key">
    <Icon id="plus" />
  </span>
);

function parts(language: Language): GuidePart[] {
  const t = TEXTS[language];
  const words = WORDS[language];
  return [
    {
      id: 'goal',
      title: t.goal.title,
      look: 'picture',
      points: pointsOf(GOAL, t.goal, {
        pictures: {
          goal: (
            <>
              <DsCard id="ds-44" width={62} small />
              <DsCard id="ds-10" width={62} small />
              <b className="num guide-sum">2 × 4</b>
            </>
          ),
        },
      }),
    },
    {
      id: 'turn',
      title: t.turn.title,
      look: 'steps',
      points: pointsOf(TURN, t.turn, {
        pictures: {
          buy: <DsCard id="ds-23" width={60} small />,
          expand: (
            <span className="guide-line">
              <b>12</b>
              <b>38</b>
              <b className="new">41</b>
            </span>
          ),
          draw: <CardBack className="guide-back" />,
          dividend: (
            <>
              <Art id="co-treasure" className="guide-small" />
              {PLUS}
            </>
          ),
        },
      }),
    },
    { id: 'read', title: t.read.title, look: 'lines', points: pointsOf(READ, t.read) },
    {
      id: 'companies',
      title: t.companies.title,
      hint: t.companies.hint,
      look: 'lines',
      points: COMPANIES.flatMap(id =>
        (['basic', 'advanced'] as const).map((side, i) => ({
          id: `${id}-${side}`,
          name: words.short[id],
          text: `**${t.companies[side]}.** ${words.abilities[id][side].text}`,
          rules: [words.abilities[id][side].rule, ...MORE[id].slice(i, i + 1)],
          picture: <Art id={`co-${id}`} />,
        })),
      ),
    },
    { id: 'end', title: t.end.title, look: 'lines', points: pointsOf(END, t.end) },
    { id: 'fine', title: t.fine.title, look: 'lines', points: pointsOf(FINE, t.fine) },
  ];
}

export const guide: Guide<View> = {
  parts,
  now: (table, language) => now(table, TEXTS[language].now, WORDS[language]),
};
