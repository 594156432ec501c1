import { chooseAction } from '@fathoms/bots/levels.ts';
import { findHints } from '@fathoms/games/catalog.ts';
import type { Chance, Game } from '@fathoms/kernel/game.ts';
import type { ClientMessage, StateMessage } from '@fathoms/protocol/messages.ts';
import type { Fate, Page } from './page.ts';

interface Table {
  readonly game: Game;
  readonly luck: Chance;
  readonly report: { takeovers: number; drops: number; pauses: number };
}

/** Somebody does what people do: mostly move, sometimes take back, leave to a bot, come back, pause, agree. */
export async function habit({ game, luck, report }: Table, page: Page): Promise<void> {
  const table = page.table();
  const seat = table?.yours[0];
  const there = seat === undefined ? undefined : table?.seats[seat];
  if (!page.isOpen() || !table || seat === undefined || there?.kind !== 'human') return;
  if (table.asked?.waiting.includes(seat))
    return page.send({ t: 'answer', yes: luck.below(4) > 0 }, 'arrives');
  if (there.standIn) return luck.below(6) === 0 ? page.send({ t: 'back', seat }, 'arrives') : undefined;
  const odd = luck.below(40);
  if (odd === 0) {
    report.takeovers++;
    const away = table.seats.findIndex(other => other.kind === 'human' && !other.here && !other.standIn);
    const left = table.host && away >= 0 ? away : seat;
    return page.send({ t: 'stand-in', seat: left, level: 'minnow' }, 'arrives');
  }
  if (odd === 1) {
    report.pauses++;
    return page.send({ t: 'propose', what: { is: 'pause' } }, 'arrives');
  }
  const message = odd <= 3 ? takeBack(page, seat) : move(game, page, luck);
  if (!message) return;
  const fate = fateOf(luck);
  if (fate !== 'arrives') report.drops++;
  await page.send(message, fate);
}

const fateOf = (luck: Chance): Fate => {
  const at = luck.below(30);
  return at === 0 ? 'lost' : at === 1 ? 'answer-lost' : 'arrives';
};

function takeBack(page: Page, seat: number): ClientMessage {
  const state = page.states().get(seat);
  const nth = state?.nth ?? 0;
  return state?.undo ? { t: 'undo', seat, nth } : { t: 'propose', what: { is: 'undo', seat, nth } };
}

function move(game: Game, page: Page, luck: Chance): ClientMessage | null {
  const isDue = ({ seat, toAct }: StateMessage): boolean => seat !== null && toAct.includes(seat);
  const state = [...page.states().values()].find(isDue);
  const hints = findHints(game.id);
  if (!hints || !state || state.seat === null) return null;
  const seen = { seat: state.seat, view: state.view, news: state.news.flatMap(news => news.events) };
  const seed = `${luck.below(1_000_000)}`;
  const action = chooseAction(game, hints, 'random', seen, state.legal, state.choice, seed);
  return { t: 'act', seat: state.seat, nth: state.nth, action };
}
