import type { Event } from '@fathoms/games/shares/types.ts';
import { count, does, from, list, nominative, pieces } from '../../../board/grammar/de.ts';
import { type Story, token } from '../../../board/sentence.tsx';
import type { Share } from './shape.ts';

const number = (id: string) => id.slice(-2);
const some = (n: number) => (n === 1 ? 'eine Karte' : count(n, 'Karte', 'Karten'));
const cost = (paid: readonly string[]) => (paid.length === 0 ? 'umsonst' : `für ${some(paid.length)}`);

/** `du ziehst 2, Ada und Pip 1`: gleiche Mengen zusammen, nur die erste mit Verb. */
export function drawing(shares: readonly Share[]): string {
  const counts = [...new Set(shares.map(share => share.count))];
  return counts
    .map((count, i) => {
      const group = shares.filter(share => share.count === count).map(share => share.who);
      const isYou = group.some(who => who.you);
      const alone = isYou ? 'ziehst ' : 'zieht ';
      const verb = i > 0 ? '' : group.length === 1 ? alone : isYou ? 'zieht ' : 'ziehen ';
      return `${list(group.map(nominative))} ${verb}${count}`;
    })
    .join(', ');
}

export const story: Story<Event> = {
  opened: ({ sides }) => {
    const turned = Object.entries(sides).filter(([, side]) => side === 'advanced');
    if (turned.length === 0) return 'Fünf Unternehmen gehen auf, alle mit der Grundseite oben.';
    if (turned.length === 5) return 'Fünf Unternehmen gehen auf, alle mit der Profiseite oben.';
    return `Fünf Unternehmen gehen auf; mit der Profiseite oben: ${pieces(turned.map(([company]) => company))}.`;
  },
  dealt: ({ seat, count, cards }, who) =>
    cards === null || !who(seat).you ? null : `Du bekommst ${count} Karten: ${pieces(cards)}.`,
  started: ({ first }, who) =>
    `${does(who(first), 'hast', 'hat')} die niedrigste Zahl und ${who(first).you ? 'fängst' : 'fängt'} an.`,
  drew: ({ seat, why, count, cards }, who) => {
    const shown = cards !== null && who(seat).you;
    if (why === 'draw') return shown ? `Du ziehst ${pieces(cards)}.` : `${who(seat).name} zieht eine Karte.`;
    if (why === 'seat') {
      const extra = shown ? pieces(cards) : some(count);
      return `${does(who(seat), 'nimmst', 'nimmt')} ${extra} für den späteren Platz in der Runde.`;
    }
    return shown ? `Auf deine Hand: ${pieces(cards)}.` : null;
  },
  laid: ({ cards }) => `Freie Aktien zur Wahl: ${pieces(cards)}.`,
  founded: ({ cards }) => `Die dritte Person eröffnet ein Portfolio: ${pieces(cards)}.`,
  took: ({ seat, card }, who) => `${does(who(seat), 'nimmst', 'nimmt')} ${token(card)} als freie Aktie.`,
  turned: () => null,
  bought: ({ seat, card, paid }, who) =>
    `${does(who(seat), 'kaufst', 'kauft')} die Aktie ${token(card)} ${cost(paid)}.`,
  expanded: ({ seat, company, card, over }, who) =>
    over === null
      ? `${does(who(seat), 'eröffnest', 'eröffnet')} die Leine von ${token(company)} mit ${number(card)}.`
      : `${does(who(seat), 'baust', 'baut')} ${token(company)} von ${number(over)} auf ${number(card)} aus.`,
  declared: ({ amounts, company }, who) => {
    const shares = amounts.flatMap((count, seat) => (count > 0 ? [{ who: who(seat), count }] : []));
    if (shares.length === 0)
      return `Ein neuer Zehnerbereich, aber niemand in der Runde besitzt ${token(company)}.`;
    return `Neuer Zehnerbereich, Dividende: ${drawing(shares)}.`;
  },
  offered: () => null,
  declined: ({ seat, company }, who) =>
    `${does(who(seat), 'lässt', 'lässt')} die Fähigkeit von ${token(company)} verstreichen.`,
  removed: ({ seat, card, from: home, paid }, who) =>
    `${does(who(seat), 'fischst', 'fischt')} ${number(card)} aus der Leine von ${token(home)}, ${cost(paid)}.`,
  moved: ({ seat, card, from: home, to, paid }, who) =>
    `${does(who(seat), 'versetzt', 'versetzt')} ${number(card)} von ${token(home)} zu ${token(to)}, ${cost(paid)}.`,
  topped: ({ seat, card, on, paid }, who) =>
    `${does(who(seat), 'ziehst', 'zieht')} ${number(card)} ans Ende der Leine von ${token(on)}, ${cost(paid)}.`,
  played: ({ seat, card, on, paid }, who) =>
    `${does(who(seat), 'lässt', 'lässt')} auch noch ${number(card)} bei ${token(on)} hinab, ${cost(paid)}.`,
  acquired: ({ seat, from: owner, card, price }, who) => {
    const buys = does(who(seat), 'kaufst', 'kauft');
    if (owner === 'X') return `${buys} die Aktie ${token(card)} der dritten Person für ${some(price)}.`;
    const gets = who(owner).you ? 'die du behältst' : `die ${who(owner).name} behält`;
    return `${buys} die Aktie ${token(card)} ${from(who(owner))} für ${some(price)}, ${gets}.`;
  },
  fundraised: ({ second }) =>
    second
      ? 'Wieder haben alle nur gezogen: zweite Spendenrunde, zwei Karten für alle.'
      : 'Alle haben nur gezogen: Spendenrunde, zwei Karten für alle.',
  missed: ({ seat, count }, who) =>
    `Keine Karte ist mehr da: ${who(seat).you ? 'Dir' : who(seat).name} ${count === 1 ? 'entgeht' : 'entgehen'} ${some(count)}.`,
  depleted: ({ nth }) =>
    nth === 1
      ? 'Der Nachziehstapel ist zum ersten Mal leer.'
      : 'Der Nachziehstapel ist zum zweiten Mal leer.',
  shuffled: ({ cards }) => `Die Ablage wird gemischt: ${some(cards.length)} im neuen Nachziehstapel.`,
  surfaced: ({ aside }) =>
    aside
      ? 'Noch eine Bonusaktie taucht auf und wartet.'
      : 'Eine Bonusaktie für die dritte Person taucht auf.',
  resolved: ({ share, added, discarded }) => {
    if (share === null) return 'Für die dritte Person ist keine Karte mehr da.';
    const rest = discarded.length === 0 ? '' : ` Abgelegt: ${pieces(discarded)}.`;
    const grown =
      added === null ? ' Nichts passt in diese Leine.' : ` ${number(added)} kommt in diese Leine.`;
    return `Die dritte Person gewinnt die Aktie ${token(share)}.${grown}${rest}`;
  },
  triggered: ({ reason }) =>
    reason === 'depletion'
      ? 'Der Stapel war zweimal leer: Das Ende naht. Alle haben noch einen letzten Zug.'
      : 'Zwei Spendenrunden hintereinander: Das Ende naht. Alle haben noch einen letzten Zug.',
  ended: () => 'Die Bücher sind geschlossen.',
};
