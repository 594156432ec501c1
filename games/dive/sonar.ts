import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import { glimpseOf, SHARP, SHARPER } from './observer.ts';
import { HELPERS } from './ocean/cards.ts';
import { ANGLER_LEVEL } from './parts.ts';
import type { DiveKinds, Echo, Glimpse, State } from './types.ts';

const FAINT = 150; // thousandths below which there is no echo
const CLEAR = 600; // of a helper's chance, so that its kind is told

/** What the sonar is held over. */
type Heard = Pick<State, 'stack' | 'version'>;

/** The reading of a round, in words for everybody: what a sharp observer makes of the stack. */
export function sound({ stack, version }: Heard, chance: Chance): Echo[] {
  const { sharks, helpers } = glimpseOf(stack, version < 3 ? SHARPER : SHARP, chance);
  return sharks.flatMap((shark, i) => [...sharkEcho(shark, i + 1), ...helperEcho(helpers[i], i + 1)]);
}

const percent = (thousandths: number): number => Math.min(99, Math.round(thousandths / 10));

const sharkEcho = (shark: number, level: number): Echo[] =>
  shark < FAINT ? [] : [{ what: 'shark', level, sure: percent(shark), helper: null }];

function helperEcho(odds: Glimpse['helpers'][number], level: number): Echo[] {
  const sum = odds.green + odds.red + odds.manta;
  if (sum < FAINT) return [];
  const helper = HELPERS.find(kind => odds[kind] * 1000 >= CLEAR * sum) ?? null;
  return [{ what: 'helper', level, sure: percent(sum), helper }];
}

/** What a seat has seen of the stack, or heard of it; null = nothing. */
export const readingIn = ({ view, glimpse }: Seen<DiveKinds>): Glimpse | null =>
  (glimpse as Glimpse | null | undefined) ?? (view.sonar && glimpseFromEchoes(view.sonar));

const SILENCE = 50; // thousandths: what a level without an echo may still hide

/** What the echoes tell a bot: the same as anybody. */
export function glimpseFromEchoes(echoes: readonly Echo[]): Glimpse {
  const levels = Array.from({ length: ANGLER_LEVEL }, (_, i) => i + 1);
  const found = (what: Echo['what'], level: number): Echo | undefined =>
    echoes.find(echo => echo.what === what && echo.level === level);
  return {
    sharks: levels.map(level => 10 * (found('shark', level)?.sure ?? SILENCE / 10)),
    helpers: levels.map(level => helperOdds(found('helper', level))),
  };
}

function helperOdds(echo: Echo | undefined): Glimpse['helpers'][number] {
  const share = Math.floor((10 * (echo?.sure ?? SILENCE / 10)) / HELPERS.length);
  const odds = { green: share, red: share, manta: share };
  if (!echo?.helper) return odds;
  return { green: 0, red: 0, manta: 0, [echo.helper]: 10 * echo.sure };
}
