/** What every portfolio was worth after each turn, from public news alone. */
import { type CardId, COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import { portfolioScore, shareValues } from '@fathoms/games/shares/scoring.ts';
import type { Event } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { timelineOf } from '../../board/news.ts';
import type { TimePoint } from '../../board/screen.ts';
import { companyIn } from './turn/cards.ts';

interface Tally {
  pearlAdvanced: boolean;
  readonly depths: Record<CompanyId, number>;
  readonly shares: Record<CompanyId, number>[]; // per seat
}

const none = (): Record<CompanyId, number> => ({
  cleaning: 0,
  treasure: 0,
  pearl: 0,
  research: 0,
  wildlife: 0,
});

export function timeline(history: readonly News[], seats: number): readonly TimePoint[] {
  const tally: Tally = {
    pearlAdvanced: false,
    depths: none(),
    shares: Array.from({ length: seats }, none),
  };
  return timelineOf<Event>(history, {
    begins: event => (event.type === 'turned' ? event.turn : null),
    hear: event => hear(tally, event),
    scores: () => scoresOf(tally),
  });
}

function scoresOf({ depths, shares, pearlAdvanced }: Tally): number[] {
  const values = shareValues(
    COMPANIES.map(company => depths[company]),
    pearlAdvanced,
  );
  return shares.map(held =>
    portfolioScore(
      COMPANIES.map(company => held[company]),
      values,
    ),
  );
}

function hear(tally: Tally, event: Event): void {
  switch (event.type) {
    case 'opened':
      tally.pearlAdvanced = event.sides.pearl === 'advanced';
      break;
    case 'took':
    case 'bought':
      own(tally, event.seat, event.card, 1);
      break;
    case 'expanded':
      tally.depths[event.company]++;
      break;
    case 'played':
      tally.depths[event.on]++;
      break;
    case 'removed':
      tally.depths[event.from]--;
      break;
    case 'moved':
      tally.depths[event.from]--;
      tally.depths[event.to]++;
      break;
    case 'acquired':
      own(tally, event.seat, event.card, 1);
      if (event.from !== 'X') own(tally, event.from, event.card, -1);
      break;
    case 'resolved':
      if (event.share !== null && event.added !== null) tally.depths[companyIn(event.share)]++;
      break;
    default:
      break; // neither shares nor depths change
  }
}

function own(tally: Tally, seat: Seat, card: CardId, count: number): void {
  const held = tally.shares[seat];
  if (!held) throw new Error(`no seat ${seat}`);
  held[companyIn(card)] += count;
}
