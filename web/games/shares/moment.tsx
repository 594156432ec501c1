/** What a dividend, a fundraiser, an empty deck or a bonus share says. */
import type { Event, View } from '@fathoms/games/shares/types.ts';
import type { BeforeAfter, BigMoment } from '../../board/screen.ts';
import type { WhoIs } from '../../board/seats.ts';
import { capital } from '../../board/sentence.tsx';
import { Drawn } from './pieces/Bonus.tsx';
import { companyIn } from './turn/cards.ts';
import type { SharesWords } from './words/en.ts';

export function moment(
  events: readonly Event[],
  _views: BeforeAfter<View>,
  who: WhoIs,
  { moments, bonus, short, drawing }: SharesWords,
): BigMoment | null {
  const event = events.at(-1);
  switch (event?.type) {
    case 'declared': {
      const due = event.amounts.flatMap((count, seat) => (count > 0 ? [{ who: who(seat), count }] : []));
      return {
        title: moments.dividend(short[event.company]),
        line: `${capital(drawing(due))}.`,
        tone: 'gain',
      };
    }
    case 'fundraised': {
      const { title, line, detail } = moments.fundraiser;
      return { title, line, tone: 'gain', detail: detail(event.second) };
    }
    case 'depleted':
      return { title: moments.depleted.title, line: moments.depleted.line(event.nth), tone: 'plain' };
    case 'triggered':
      return { ...moments.end, tone: 'plain' };
    case 'resolved':
      return {
        title: bonus.title,
        line: event.share ? moments.gains(short[companyIn(event.share)]) : '',
        tone: 'plain',
        pieces: <Drawn found={event} />,
      };
    default:
      return null;
  }
}
