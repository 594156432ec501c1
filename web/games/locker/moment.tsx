/** What an incident or a way home says: whose it is, what it cost or brought. */
import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { Event, View } from '@fathoms/games/locker/types.ts';
import type { BeforeAfter, BigMoment } from '../../board/screen.ts';
import type { WhoIs } from '../../board/seats.ts';
import { Icon } from '../../ui/pieces.tsx';
import { suitIn, valueIn } from './cards.ts';
import { LootCard } from './LootCard.tsx';
import type { LockerWords } from './words/en.ts';

export function moment(
  events: readonly Event[],
  { before, after }: BeforeAfter<View>,
  who: WhoIs,
  { moments, suits }: LockerWords,
): BigMoment | null {
  const event = events.at(-1);
  if (event?.type === 'crashed') {
    const { seat, trigger, saved, to } = event;
    const lost = [...new Set([...event.lost, trigger])];
    const points = lost.reduce((sum, card) => sum + valueIn(card), 0);
    const twin = [...event.lost, ...saved].find(card => card !== trigger && suitIn(card) === suitIn(trigger));
    const score = { before: before.scores[seat] ?? 0, after: after.scores[seat] ?? 0 };
    return {
      title: moments.incident(who(seat)),
      line: to === 'locker' ? moments.sinks(lost.length, points) : moments.lostTo(lost.length, who(to)),
      tone: 'loss',
      detail: `${saved.length > 0 ? moments.saved(saved.length) : moments.noneSaved} ${moments.hold(who(seat), score.before, score.after)}`,
      pieces: twin && <Meeting cards={[twin, trigger]} caption={moments.meets(suits[suitIn(trigger)])} />,
    };
  }
  if (event?.type === 'returned') {
    const { seat, cards, bonus, raided } = event;
    const [from, to] = [before.scores[seat] ?? 0, after.scores[seat] ?? 0];
    return {
      title: moments.home(who(seat)),
      line: moments.brings(cards.length + bonus.length, from, to),
      tone: to > from ? 'gain' : 'plain',
      ...(bonus.length > 0 && { detail: moments.bonus(bonus.length, raided === null ? null : who(raided)) }),
      pieces: <Haul cards={[...cards, ...bonus]} />,
    };
  }
  return null;
}

/** The two cards that do not go together, side by side. */
function Meeting({ cards, caption }: { readonly cards: readonly CardId[]; readonly caption: string }) {
  return (
    <figure className="meeting">
      {cards.map(card => (
        <LootCard key={card} id={card} silent />
      ))}
      <i>
        <Icon id="close" />
      </i>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const MOST = 6; // cards drawn of a long haul

function Haul({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="brought">
      {cards.slice(-MOST).map(card => (
        <LootCard key={card} id={card} silent />
      ))}
    </div>
  );
}
