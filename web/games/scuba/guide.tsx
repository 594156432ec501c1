import './scuba.css';
import {
  BANDS,
  COMBINATION_IDS,
  COMBINATIONS,
  EVENT_IDS,
  type EventId,
  SPECIES,
  SPECIES_BAND,
  SPECIES_POINTS,
  type Species,
} from '@fathoms/games/scuba/parts.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { type Guide, type GuidePart, pointsOf } from '../../board/guide.ts';
import type { Language } from '../../settings/language.ts';
import { Art, Icon } from '../../ui/pieces.tsx';
import type { WordTable } from '../../words/words.ts';
import { de } from './guide/de.ts';
import { en, type ScubaGuide } from './guide/en.ts';
import { now } from './guide/now.ts';
import { animalArt, bandClass, EVENT_ART } from './parts/art.ts';
import { WORDS } from './words/table.ts';

const TEXTS: WordTable<ScubaGuide> = { en, de };

const GOAL = { goal: ['SCUBA-145', 'SCUBA-149', 'SCUBA-93'] } as const;
const TURN = {
  dust: ['SCUBA-12', 'SCUBA-17'],
  current: ['SCUBA-19', 'SCUBA-21', 'SCUBA-24'],
  dive: ['SCUBA-43', 'SCUBA-44', 'SCUBA-55', 'SCUBA-74'],
  air: ['SCUBA-89', 'SCUBA-91'],
} as const;
const AIR = {
  bands: ['SCUBA-89', 'SCUBA-51'],
  deep: ['SCUBA-66', 'SCUBA-89'],
  up: ['SCUBA-44'],
  rip: ['SCUBA-39'],
} as const;
const END = {
  trigger: ['SCUBA-130', 'SCUBA-131', 'SCUBA-132'],
  solo: ['SCUBA-135', 'SCUBA-137', 'SCUBA-140', 'SCUBA-142'],
  place: ['SCUBA-105', 'SCUBA-94'],
  score: ['SCUBA-145', 'SCUBA-150', 'SCUBA-151'],
} as const;
const FINE = {
  begin: ['SCUBA-4', 'SCUBA-6', 'SCUBA-8', 'SCUBA-10'],
  first: ['SCUBA-14', 'SCUBA-48', 'SCUBA-49'],
  dust: ['SCUBA-58', 'SCUBA-59', 'SCUBA-79'],
  see: ['SCUBA-56', 'SCUBA-69', 'SCUBA-70'],
  drift: ['SCUBA-21', 'SCUBA-22', 'SCUBA-28', 'SCUBA-29'],
  against: ['SCUBA-45'],
  snorkel: ['SCUBA-97', 'SCUBA-98', 'SCUBA-101', 'SCUBA-104'],
  deco: ['SCUBA-107', 'SCUBA-111', 'SCUBA-116', 'SCUBA-117', 'SCUBA-115'],
  safe: ['SCUBA-121', 'SCUBA-123', 'SCUBA-125'],
} as const;

/** What the rules add about single cards. */
const EVENT_RULES: { readonly [E in EventId]?: RuleId } = {
  ER3: 'SCUBA-153',
  ER4: 'SCUBA-153',
  ER6: 'SCUBA-153',
  EY4: 'SCUBA-83',
  EB6: 'SCUBA-83',
  ER5: 'SCUBA-84',
  EY5: 'SCUBA-84',
  EG5: 'SCUBA-81',
  EB5: 'SCUBA-81',
  EY6: 'SCUBA-81',
};

const animal = (species: Species) => <Art id={animalArt(species)} />;

function parts(language: Language): GuidePart[] {
  const t = TEXTS[language];
  const words = WORDS[language];
  const together = (species: Species): string => {
    const id = COMBINATION_IDS.find(key =>
      (COMBINATIONS[key].species as readonly Species[]).includes(species),
    );
    if (!id) return '';
    return ` ${COMBINATIONS[id].species.length === 2 ? t.animals.pair(words.combos[id]) : t.animals.triple(words.combos[id])}`;
  };
  return [
    {
      id: 'goal',
      title: t.goal.title,
      look: 'picture',
      points: pointsOf(GOAL, t.goal, {
        pictures: {
          goal: (
            <span className="guide-scene">
              <Art id="scene-boat" />
              <Art id="diver-sun" />
              <Art id="sea-turtleG" />
            </span>
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
          dust: <Art id="ev-silt" className="guide-big" />,
          current: (
            <>
              <span className="guide-key">
                <Icon id="right" />
              </span>
              <Art id="an-clown" className="guide-small" />
            </>
          ),
          dive: <Art id="diver-sun" className="guide-big" />,
          air: <Art id="ev-air" className="guide-big" />,
        },
        dangers: ['air'],
      }),
    },
    { id: 'air', title: t.air.title, look: 'lines', points: pointsOf(AIR, t.air, { dangers: ['rip'] }) },
    {
      id: 'animals',
      title: t.animals.title,
      hint: t.animals.hint,
      look: 'pieces',
      points: SPECIES.map((species, i) => {
        const band = BANDS[SPECIES_BAND[i] ?? 0];
        return {
          id: species,
          name: words.animals[species].name,
          text: `**${t.animals.points(SPECIES_POINTS[i] ?? 0)}**, ${words.bands[band]}.${together(species)}`,
          rules: [
            'SCUBA-66',
            'SCUBA-67',
            ...(together(species) ? (['SCUBA-146', 'SCUBA-147'] as const) : []),
          ],
          picture: <span className={`guide-tile ${bandClass(band)}`}>{animal(species)}</span>,
        };
      }),
    },
    {
      id: 'events',
      title: t.events.title,
      hint: t.events.hint,
      look: 'pieces',
      points: EVENT_IDS.map(id => {
        const more = EVENT_RULES[id];
        return {
          id,
          name: words.events[id].name,
          text: words.events[id].text,
          rules: ['SCUBA-80', ...(more ? [more] : [])],
          picture: <Art id={EVENT_ART[id]} />,
        };
      }),
    },
    { id: 'end', title: t.end.title, look: 'lines', points: pointsOf(END, t.end) },
    { id: 'fine', title: t.fine.title, look: 'lines', points: pointsOf(FINE, t.fine) },
  ];
}

export const guide: Guide<View> = {
  parts,
  now: (table, language) => now(table, TEXTS[language].now),
};
