/** From the news of a dive to the scenes it is shown in: the programs, each level, the rest. Pure. */
import type { Helper } from '@fathoms/games/dive/ocean/cards.ts';
import type { ChiefCard, Content, Event, Pawn, Program, Unmoved } from '@fathoms/games/dive/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../../board/news.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
export type Spaces = ReadonlyMap<Pawn, number>;

export interface Help {
  readonly pawn: Pawn;
  readonly by: Helper;
  readonly from: number;
  readonly to: number;
  readonly why: Unmoved | null;
}

export interface LevelScene {
  readonly level: number;
  readonly content: Content;
  readonly right: readonly Seat[];
  readonly wrong: readonly Seat[];
  readonly lost: readonly Told<'lost'>[];
  readonly race: Told<'raced'> | null;
  readonly help: Help | null;
  readonly covered: readonly number[]; // the Chief's levels that are under Bubbles from here on
  readonly spaces: Spaces; // afterwards
  readonly events: readonly Event[]; // what to say about it
}

/** A whole dive. Scene 0 shows the programs, scene k level k, the last one the rest. */
export interface Dive {
  readonly round: number;
  readonly programs: readonly (Program | null)[];
  readonly chief: ChiefCard | null;
  readonly covered: readonly number[]; // from the start
  readonly start: Spaces;
  readonly opening: readonly Event[]; // what to say about the programs
  readonly levels: readonly LevelScene[];
  readonly spent: readonly Told<'spent'>[];
  readonly thanked: readonly Told<'thanked'>[];
  readonly rest: Told<'rested'>;
  readonly last: readonly Event[]; // what to say about the rest
  readonly ended: Told<'ended'> | null;
}

/** The last dive among this news, if it can still be told: a round long over has faded. */
export function diveOf(fresh: readonly News[]): Dive | null {
  const events = eventsIn<Event>(fresh);
  const from = events.findLastIndex(event => event.type === 'revealed');
  const revealed = events[from];
  if (revealed?.type !== 'revealed' || revealed.programs.every(program => program === null)) return null;
  const story = events.slice(from + 1);
  const rest = story.find(event => event.type === 'rested');
  if (!rest) return null;
  const start = startOf(story);
  const levels = levelsOf(story, start);
  if (levels === null) return null;
  return {
    round: rest.round,
    programs: revealed.programs,
    chief: revealed.chief,
    covered: coveredBefore(story),
    start,
    opening: [
      revealed,
      ...story.slice(
        0,
        story.findIndex(({ type }) => type === 'turned'),
      ),
    ],
    levels,
    spent: story.filter(event => event.type === 'spent'),
    thanked: story.filter(event => event.type === 'thanked'),
    rest,
    last: story.filter(({ type }) => type === 'spent' || type === 'thanked' || type === 'rested'),
    ended: story.find(event => event.type === 'ended') ?? null,
  };
}

/** Where everybody stood: the first place somebody is told to move from. */
function startOf(story: readonly Event[]): Spaces {
  const spaces = new Map<Pawn, number>();
  const stood = (pawn: Pawn, from: number) => {
    if (!spaces.has(pawn)) spaces.set(pawn, from);
  };
  for (const event of story) {
    if (event.type === 'helped') stood(event.pawn, event.from);
    else if (event.type === 'thanked') stood(event.seat, event.from);
    else if (event.type === 'rested') for (const { pawn, from } of event.moves) stood(pawn, from);
  }
  return spaces;
}

const coveredBefore = (story: readonly Event[]): number[] => {
  const first = story.findIndex(event => event.type === 'turned');
  return story.slice(0, Math.max(first, 0)).flatMap(event => (event.type === 'covered' ? event.levels : []));
};

function levelsOf(story: readonly Event[], start: Spaces): LevelScene[] | null {
  const scenes: LevelScene[] = [];
  let spaces = start;
  let covered = coveredBefore(story);
  const turns = story.flatMap((event, at) => (event.type === 'turned' ? [at] : []));
  for (const [i, at] of turns.entries()) {
    const turned = story[at];
    if (turned?.type !== 'turned' || turned.content === null) return null;
    const part = story.slice(at + 1, turns[i + 1]);
    const judged = part.find(event => event.type === 'judged');
    const help = part.find(event => event.type === 'helped') ?? null;
    covered = [...covered, ...part.flatMap(event => (event.type === 'covered' ? event.levels : []))];
    if (help) spaces = new Map(spaces).set(help.pawn, help.to);
    scenes.push({
      level: turned.level,
      content: turned.content,
      right: judged?.right ?? [],
      wrong: judged?.wrong ?? [],
      lost: part.filter(event => event.type === 'lost'),
      race: part.find(event => event.type === 'raced') ?? null,
      help,
      covered,
      spaces,
      events: part.filter(isAbout),
    });
  }
  return scenes;
}

/** What is said beside the card; the end of the dive has a scene of its own. */
const isAbout = ({ type }: Event): boolean =>
  type === 'judged' || type === 'lost' || type === 'raced' || type === 'helped' || type === 'covered';

export const lastScene = ({ levels }: Dive): number => levels.length + 1;

/** Where the pawns stand once a scene has been shown. */
export function spacesAt(dive: Dive, scene: number): Spaces {
  if (scene === 0) return dive.start;
  if (scene < lastScene(dive)) return dive.levels[scene - 1]?.spaces ?? dive.start;
  const end = new Map(dive.levels.at(-1)?.spaces ?? dive.start);
  for (const { seat, to } of dive.thanked) end.set(seat, to);
  for (const { pawn, to } of dive.rest.moves) end.set(pawn, to);
  return end;
}

/** How one level of somebody's program looks in the table of programs. */
export type Mark = 'ahead' | 'passed' | 'right' | 'fastest' | 'wrong' | 'lost' | 'spent' | 'covered';

export function markOf(dive: Dive, scene: number, pawn: Pawn, level: number): Mark {
  const shown = dive.levels.filter(one => one.level <= scene);
  if (pawn === 'chief') {
    const covered = shown.at(-1)?.covered ?? dive.covered;
    if (covered.includes(level)) return 'covered';
  } else {
    const now = shown.find(one => one.level === level);
    if (now?.wrong.includes(pawn)) return 'wrong';
    if (shown.some(one => one.lost.some(({ seat, levels }) => seat === pawn && levels.includes(level))))
      return 'lost';
    const over = scene >= lastScene(dive);
    if (over && dive.spent.some(({ seat, levels }) => seat === pawn && levels.includes(level)))
      return 'spent';
  }
  if (level > scene || !shown.some(one => one.level === level)) return 'ahead';
  const now = shown.find(one => one.level === level);
  if (now?.race?.winner === pawn) return 'fastest';
  return level === scene ? 'right' : 'passed';
}
