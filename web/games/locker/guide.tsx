import './locker.css';
import { DIVER_IDS, DIVERS, SUITS, type Suit, VARIANTS } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { type Guide, type GuidePart, pointsOf } from '../../board/guide.ts';
import type { Language } from '../../settings/language.ts';
import { Art, CardBack, Icon, Mark } from '../../ui/pieces.tsx';
import type { WordTable } from '../../words/words.ts';
import { artOfDiver, artOfVariant, idOf } from './cards.ts';
import { de } from './guide/de.ts';
import { en, type LockerGuide } from './guide/en.ts';
import { now } from './guide-now.tsx';
import { LootCard } from './LootCard.tsx';
import { WORDS } from './words/table.ts';

export const TEXTS: WordTable<LockerGuide> = { en, de };

const SUIT_RULES: Record<Suit, readonly RuleId[]> = {
  anchor: ['LOCKER-40', 'LOCKER-41', 'LOCKER-43'],
  squid: ['LOCKER-46', 'LOCKER-47'],
  map: ['LOCKER-54', 'LOCKER-57', 'LOCKER-58'],
  key: ['LOCKER-59', 'LOCKER-61', 'LOCKER-63'],
  chest: ['LOCKER-59', 'LOCKER-61', 'LOCKER-63'],
  knife: ['LOCKER-66', 'LOCKER-67'],
  drone: ['LOCKER-69', 'LOCKER-70'],
  net: ['LOCKER-75', 'LOCKER-76'],
  harpoon: ['LOCKER-78', 'LOCKER-80'],
  mermaid: ['LOCKER-20', 'LOCKER-1'],
};

const TURN = {
  reveal: ['LOCKER-15', 'LOCKER-16'],
  effect: ['LOCKER-17', 'LOCKER-18'],
  choose: ['LOCKER-22', 'LOCKER-23'],
  incident: ['LOCKER-30', 'LOCKER-31', 'LOCKER-33', 'LOCKER-34'],
} as const;

const FINE = {
  setup: ['LOCKER-2', 'LOCKER-3', 'LOCKER-4'],
  locker: ['LOCKER-33', 'LOCKER-7'],
  chain: ['LOCKER-18', 'LOCKER-21', 'LOCKER-31'],
  incident: ['LOCKER-34', 'LOCKER-36', 'LOCKER-40'],
  squid: ['LOCKER-47', 'LOCKER-50', 'LOCKER-52'],
  must: ['LOCKER-75', 'LOCKER-79', 'LOCKER-54', 'LOCKER-66'],
  bonus: ['LOCKER-59', 'LOCKER-61', 'LOCKER-63'],
  drone: ['LOCKER-70', 'LOCKER-71', 'LOCKER-84'],
  open: ['LOCKER-5', 'LOCKER-7', 'LOCKER-27'],
} as const;

const SHOWN: Record<Suit, number> = {
  anchor: 5,
  squid: 3,
  map: 4,
  key: 6,
  chest: 7,
  knife: 4,
  drone: 5,
  net: 6,
  harpoon: 3,
  mermaid: 9,
};

const card = (suit: Suit, value: number, className = '') => (
  <LootCard id={idOf(suit, value)} size="sm" width={60} silent className={className} />
);

function parts(language: Language): GuidePart[] {
  const t = TEXTS[language];
  const words = WORDS[language];
  return [
    {
      id: 'goal',
      title: t.goal.title,
      look: 'picture',
      points: [
        {
          id: 'goal',
          text: t.goal.text,
          rules: ['LOCKER-85', 'LOCKER-27'],
          picture: (
            <>
              <span className="guide-pile">
                {card('key', 3, 'low')}
                {card('key', 6, 'best')}
              </span>
              {card('mermaid', 7, 'best')}
              <b className="num guide-sum">13</b>
            </>
          ),
        },
      ],
    },
    {
      id: 'turn',
      title: t.turn.title,
      look: 'steps',
      points: pointsOf(TURN, t.turn, {
        dangers: ['incident'],
        pictures: {
          reveal: <CardBack style={{ '--w': '60px' } as CSSProperties} />,
          effect: card('drone', 5),
          choose: (
            <>
              <span className="guide-key">
                <Icon id="eye" />
              </span>
              <span className="guide-key go">
                <Icon id="surface" />
              </span>
            </>
          ),
          incident: (
            <span className="guide-twice">
              {card('chest', 4)}
              {card('chest', 6)}
            </span>
          ),
        },
      }),
    },
    {
      id: 'cards',
      title: t.cards.title,
      hint: t.cards.hint,
      look: 'pieces',
      points: SUITS.map(suit => ({
        id: suit,
        name: words.short[suit],
        text: t.cards.pieces[suit],
        rules: SUIT_RULES[suit],
        picture: card(suit, SHOWN[suit]),
      })),
    },
    {
      id: 'end',
      title: t.end.title,
      look: 'lines',
      points: [{ id: 'end', text: t.end.text, rules: ['LOCKER-82', 'LOCKER-85', 'LOCKER-86'] }],
    },
    {
      id: 'fine',
      title: t.fine.title,
      look: 'lines',
      points: pointsOf(FINE, t.fine),
    },
    {
      id: 'divers',
      title: t.divers.title,
      hint: t.divers.hint,
      look: 'pieces',
      points: DIVER_IDS.map(id => ({
        id,
        name: words.skills[id].name,
        text: words.skills[id].text,
        rules: [words.skills[id].rule, 'LOCKER-10'],
        picture: <Art id={artOfDiver(DIVERS[id].character)} />,
      })),
    },
    {
      id: 'variants',
      title: t.variants.title,
      hint: t.variants.hint,
      look: 'pieces',
      points: VARIANTS.map(id => ({
        id,
        name: words.variants[id].name,
        text: words.variants[id].text,
        rules: [words.variants[id].rule, 'LOCKER-13'],
        picture: <Art id={artOfVariant(id)} />,
      })),
    },
  ];
}

export const guide: Guide<View> = {
  parts,
  now: (table, language) => now(table, TEXTS[language].now, WORDS[language], suit => <Mark id={suit} />),
};
