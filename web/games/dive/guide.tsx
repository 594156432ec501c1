import './dive.css';
import { HELPERS, SHARK_ARTS } from '@fathoms/games/dive/ocean/cards.ts';
import { COMPANIONS, type View } from '@fathoms/games/dive/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { type Guide, type GuidePart, pointsOf } from '../../board/guide.ts';
import { capital } from '../../board/sentence.tsx';
import type { Language } from '../../settings/language.ts';
import { Art, Icon } from '../../ui/pieces.tsx';
import type { WordTable } from '../../words/words.ts';
import { de } from './guide/de.ts';
import { type DiveGuide, en } from './guide/en.ts';
import { now } from './guide/now.ts';
import { companionArt, helperArt, sharkArt } from './model/art.ts';
import { WORDS } from './words/table.ts';

const TEXTS: WordTable<DiveGuide> = { en, de };

const GOAL = { goal: ['DIVE-67', 'DIVE-68'] } as const;
const ROUND = {
  program: ['DIVE-8', 'DIVE-12', 'DIVE-13', 'DIVE-16'],
  dive: ['DIVE-28', 'DIVE-33', 'DIVE-34', 'DIVE-42'],
  rest: ['DIVE-59', 'DIVE-60'],
  deep: ['DIVE-65', 'DIVE-35'],
} as const;
const HELPER_RULES: { readonly [H in (typeof HELPERS)[number]]: readonly RuleId[] } = {
  green: ['DIVE-46', 'DIVE-42'],
  red: ['DIVE-47', 'DIVE-42'],
  manta: ['DIVE-48', 'DIVE-49', 'DIVE-50'],
};
const OTHERS = { whale: ['DIVE-29', 'DIVE-30'], other: ['DIVE-29'] } as const;
const LOOK = { tilt: ['DIVE-12'], fade: ['DIVE-20'], levels: ['DIVE-12', 'DIVE-64'] } as const;
const TOKENS = {
  five: ['DIVE-10', 'DIVE-13', 'DIVE-14', 'DIVE-15'],
  speed: ['DIVE-41', 'DIVE-42', 'DIVE-43', 'DIVE-44'],
  side: ['DIVE-16', 'DIVE-38'],
  rest: ['DIVE-59', 'DIVE-60', 'DIVE-18'],
} as const;
const END = {
  stone: ['DIVE-67', 'DIVE-68'],
  tie: ['DIVE-69', 'DIVE-130'],
  stack: ['DIVE-70'],
} as const;
const FINE = {
  begin: ['DIVE-3', 'DIVE-4', 'DIVE-6'],
  wrong: ['DIVE-34', 'DIVE-32', 'DIVE-37'],
  manta: ['DIVE-48', 'DIVE-49', 'DIVE-50', 'DIVE-52'],
  clock: ['DIVE-22', 'DIVE-23'],
  torch: ['DIVE-72', 'DIVE-73'],
  children: ['DIVE-74', 'DIVE-75', 'DIVE-76'],
  chief: ['DIVE-116', 'DIVE-117', 'DIVE-118', 'DIVE-131'],
} as const;

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
              <Art id="scene-stone" className="guide-big" />
              <b className="num guide-sum">23</b>
            </>
          ),
        },
      }),
    },
    {
      id: 'round',
      title: t.round.title,
      look: 'steps',
      points: pointsOf(ROUND, t.round, {
        dangers: ['deep'],
        pictures: {
          program: (
            <>
              <b className="num guide-tok">
                3<Icon id="noshark" />
              </b>
              <b className="num guide-tok shark">
                5<Icon id="shark" />
              </b>
            </>
          ),
          dive: <Art id="dive-reef" className="guide-big" />,
          rest: <Art id="pawn-sun" className="guide-big" />,
          deep: <b className="num guide-sum">16+</b>,
        },
      }),
    },
    {
      id: 'counts',
      title: t.counts.title,
      hint: t.counts.hint,
      look: 'pieces',
      points: [
        ...SHARK_ARTS.map(art => ({
          id: art,
          text: t.counts.shark(words.sharks[art]),
          rules: ['DIVE-30', 'DIVE-33'] as const,
          picture: <Art id={sharkArt(art)} />,
        })),
        ...HELPERS.map(helper => ({
          id: helper,
          name: words.helpers[helper].name,
          text: `${capital(words.helpers[helper].gift)}.`,
          rules: HELPER_RULES[helper],
          picture: <Art id={helperArt(helper)} />,
        })),
        ...pointsOf(OTHERS, t.counts, {
          pictures: { whale: <Art id="kin-dolphins" />, other: <Art id="sea-jelly" /> },
        }),
      ],
    },
    { id: 'look', title: t.look.title, look: 'lines', points: pointsOf(LOOK, t.look) },
    { id: 'tokens', title: t.tokens.title, look: 'lines', points: pointsOf(TOKENS, t.tokens) },
    {
      id: 'companions',
      title: t.companions.title,
      hint: t.companions.hint,
      look: 'pieces',
      points: COMPANIONS.map(id => ({
        id,
        name: words.companions[id].name,
        text: words.companions[id].text,
        rules: [words.companions[id].rule, 'DIVE-88'],
        picture: <Art id={companionArt(id)} />,
      })),
    },
    { id: 'end', title: t.end.title, look: 'lines', points: pointsOf(END, t.end) },
    { id: 'fine', title: t.fine.title, look: 'lines', points: pointsOf(FINE, t.fine) },
  ];
}

export const guide: Guide<View> = { parts, now: (table, language) => now(table, TEXTS[language].now) };
