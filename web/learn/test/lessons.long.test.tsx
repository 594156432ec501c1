// @vitest-environment happy-dom
/** Every lesson and puzzle of every game, on its rules and on its board. */
import { chooseAction } from '@fathoms/bots/levels.ts';
import { withSamples } from '@fathoms/bots/random.ts';
import { loadPainter } from '@fathoms/games/painters.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Answer, Lesson, LessonTarget, Puzzle, Said } from '@fathoms/kernel/lesson.ts';
import { answerTo, fitting, readMove, scriptOf } from '@fathoms/kernel/lesson.ts';
import type { LiveMatch } from '@fathoms/table/match/live.ts';
import { choiceFor, legalFor, seenBy } from '@fathoms/table/talk/messages.ts';
import { fireEvent } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { LessonBook, Site } from '../../board/screen.ts';
import { currentEngine, type LoadedRules } from '../../games/engines.ts';
import { SITES } from '../../games/sites.ts';
import { courseOf, playedTo } from '../course.ts';
import { optionsOf } from '../lay.ts';
import { controlOf, elementsOf } from '../targets.ts';
import { boardAt } from './board-at.tsx';

async function rulesOf(site: Site): Promise<LoadedRules> {
  const rules = await currentEngine(site.id);
  if (!rules) throw new Error(`no rules for ${site.id}`);
  return rules;
}

const teaching = SITES.filter(site => site.learn);

const textsOf = (lesson: Lesson): Said[] => [
  ...[lesson.title, lesson.about, lesson.goal.say, lesson.goal.more],
  ...lesson.chapters.flatMap(({ title, learnt, steps }) => [
    ...[title, ...learnt],
    ...steps.flatMap(({ head, say, asks, meanwhile }) => [
      ...[head, say],
      ...(asks ? [asks.say, ...Object.values(asks.others ?? {})] : []),
      ...(meanwhile ? [meanwhile] : []),
    ]),
  ]),
];

const puzzleTexts = ({ title, say, answers }: Puzzle): Said[] => [
  ...[title, say],
  ...Object.values(answers).map(({ why }) => why),
];

const SAMPLES = 4000; // of decisions too many to list: of Dive's 13,502 programs 62 have one level

/** What the learner may do, in notation. */
const possibleIn = (live: LiveMatch): readonly string[] =>
  withSamples(live.game, live.game.legal(live.state, 0), choiceFor(live, 0), SAMPLES, seeded('possible')).map(
    action => live.game.format(action),
  );

const SHARPEST = 2;
const SMALL = 240; // pixels: enough for a bot's eyes

/** What the strongest bot makes of the picture, in a game that has one. */
async function glimpseOf({ game, state }: LiveMatch): Promise<unknown> {
  const painter = await loadPainter(game.id);
  const scene = game.pictures?.glance(state);
  if (!painter || !scene) return null;
  const eyes = await painter.eyes();
  const open = await painter.open(scene, SMALL);
  return eyes.read(
    eyes.frames(SHARPEST).map(frame => open.frame(frame)),
    SHARPEST,
    seeded('glimpse'),
  );
}

/** Both languages have it, and neither is a copy of the other. */
function checkTexts(texts: readonly Said[]): void {
  for (const { en, de } of texts) {
    expect(en.trim(), `"${de}" in English`).not.toBe('');
    expect(de.trim(), `"${en}" in German`).not.toBe('');
    expect(de, 'is not translated').not.toBe(en);
  }
}

describe.each(teaching)('$id', site => {
  const load = async () => {
    const { learn, screen } = site;
    if (!learn || !screen) throw new Error(`${site.id} teaches without a board`);
    const book: LessonBook = await learn.book();
    return { learn, book, rules: await rulesOf(site), screen: await screen() };
  };

  test('the first lesson is what the home page says it is', async () => {
    const { learn, book } = await load();
    expect(book.lessons[0].id).toBe(learn.first);
    expect(book.lessons[0].minutes).toBe(learn.minutes);
    const ids = [...book.lessons, ...book.puzzles].map(({ id }) => id);
    expect(new Set(ids).size, 'an id is used twice').toBe(ids.length);
  });

  test('every lesson is played to its end by the rules, and every text is there twice', async () => {
    const { book, rules } = await load();
    for (const lesson of book.lessons) {
      const course = courseOf(rules.game, lesson, optionsOf(rules.game, lesson));
      expect(course.stops.length, lesson.id).toBeGreaterThan(0);
      for (const { step, moves } of course.stops) {
        const live = playedTo(
          rules.game,
          lesson,
          optionsOf(rules.game, lesson),
          course.script.slice(0, moves),
        );
        expect(
          rules.game.toAct(live.state),
          `${lesson.id}, "${step.head.en}": it is the learner's turn`,
        ).toContain(0);
        const possible = possibleIn(live);
        for (const key of Object.keys(step.asks?.others ?? {}))
          expect(
            possible.some(action => fitting({ [key]: true }, action)),
            `${lesson.id}, "${step.head.en}": ${key} may be done`,
          ).toBe(true);
      }
      expect(scriptOf(lesson).every(move => readMove(move).seat < lesson.seats)).toBe(true);
      checkTexts(textsOf(lesson));
    }
  });

  test.each([
    ['a wide screen', false],
    ['a phone', true],
  ])('on %s the board has everything a lesson points at', async (_, phone) => {
    const { book, rules, screen } = await load();
    let at: ReturnType<typeof boardAt> | null = null;
    const find = (board: HTMLElement, target: LessonTarget, where: string) => {
      const [found] = elementsOf(board, target, book.selectors);
      expect(found, `${where}: ${target}`).toBeDefined();
    };
    for (const lesson of book.lessons) {
      const { script, stops } = courseOf(rules.game, lesson, optionsOf(rules.game, lesson));
      for (const [n, { step, moves }] of stops.entries()) {
        const where = `${lesson.id}, "${step.head.en}"`;
        const group = stops.filter(stop => stop.moves === moves);
        const tries = group.some(({ step: { asks } }) => asks && !asks.take);
        // what is tried leads from step to step at the same board, which has been told how it came about
        const before = stops[n - 1];
        if (!at || !tries || before?.moves !== moves)
          at = boardAt(
            screen,
            rules,
            lesson,
            script.slice(0, moves),
            phone,
            tries && before ? script.slice(0, before.moves) : undefined,
          );
        const { board, acted } = at;
        for (const target of step.lit) find(board, target, where);
        if (!step.asks) continue;
        // a control may be there only after the one before it was touched
        for (let taps = 0; acted.length === 0; taps++) {
          expect(taps, `${where}: it never ends`).toBeLessThan(40);
          const { control, left } = controlOf(board, step.asks.touch, book.selectors);
          if (!step.asks.take && !left) {
            expect(taps, `${where}: nothing to touch`).toBeGreaterThan(0);
            break;
          }
          expect(control, `${where}: nothing to touch`).not.toBeNull();
          if (control) fireEvent.click(control);
        }
        expect(acted, `${where}: what was touched`).toEqual(step.asks.take ? [step.asks.take] : []);
      }
    }
    for (const puzzle of book.puzzles) {
      const { board } = boardAt(screen, rules, puzzle, puzzle.before, phone);
      for (const target of puzzle.lit) find(board, target, puzzle.id);
    }
  });

  test('every puzzle has an answer to whatever may be done, and the strongest bot would do the best of it', async () => {
    const { book, rules } = await load();
    const { game, hints } = rules;
    for (const puzzle of book.puzzles) {
      const live = playedTo(game, puzzle, optionsOf(game, puzzle), puzzle.before);
      const legal = legalFor(live, 0);
      const possible = possibleIn(live);
      const worth = (action: string): Answer['worth'] | undefined => answerTo(puzzle, action)?.worth;
      for (const action of possible) expect(worth(action), `${puzzle.id}: ${action}`).toBeDefined();
      for (const [key, answer] of Object.entries(puzzle.answers))
        expect(
          possible.some(action => answerTo(puzzle, action) === answer),
          `${puzzle.id}: ${key} answers something`,
        ).toBe(true);
      const glimpse = await glimpseOf(live);
      const seen = { ...seenBy(live, 0), ...(glimpse !== null && { glimpse }) };
      const chosen = ['a', 'b', 'c'].map(seed =>
        chooseAction(game, hints, 'barracuda', seen, legal, choiceFor(live, 0), seed),
      );
      // its search has luck of its own: it may once take what is nearly as good
      const found = chosen.map(worth).sort().join();
      expect(['best,best,best', 'best,best,fine'], `${puzzle.id}: ${chosen.join(', ')}`).toContain(found);
      expect(
        possible.some(action => worth(action) !== 'best'),
        `${puzzle.id}: nothing to get wrong`,
      ).toBe(true);
      checkTexts(puzzleTexts(puzzle));
    }
  });
});

test('somebody teaches', () => {
  expect(teaching.length).toBeGreaterThan(0);
});
