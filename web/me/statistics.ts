/** A guest's own results, added up by game. */
import { siteOf } from '../games/sites.ts';

export interface MyResult {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly score: number;
}

export interface GameStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number; // score
  readonly average: number; // score
}

/** Anything of another shape, or of a game this page does not know, is left out. */
export function readResults(answer: unknown): MyResult[] {
  const results = isObject(answer) && Array.isArray(answer.results) ? (answer.results as unknown[]) : [];
  return results.flatMap(result => {
    if (!isObject(result)) return [];
    const { table, game, seats, place, score } = result;
    if (typeof table !== 'string' || typeof game !== 'string' || !siteOf(game)) return [];
    if (typeof seats !== 'number' || typeof place !== 'number' || typeof score !== 'number') return [];
    return [{ table, game, seats, place, score }];
  });
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** One line a game, the most played first. */
export function addUp(results: readonly MyResult[]): GameStatistics[] {
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map(game => {
      const own = results.filter(result => result.game === game);
      const scores = own.map(({ score }) => score);
      return {
        game,
        played: own.length,
        won: own.filter(({ place }) => place === 1).length,
        best: Math.max(...scores),
        average: scores.reduce((sum, score) => sum + score, 0) / own.length,
      };
    })
    .sort((a, b) => b.played - a.played);
}

export async function fetchResults(): Promise<MyResult[]> {
  const answer = await fetch('/api/me/results');
  if (!answer.ok) throw new Error(`the results did not come: ${answer.status}`);
  return readResults(await answer.json());
}

export async function forgetMe(): Promise<void> {
  const answer = await fetch('/api/me', { method: 'DELETE' });
  if (!answer.ok) throw new Error(`not forgotten: ${answer.status}`);
}
