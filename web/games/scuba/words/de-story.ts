import type { EventId } from '@fathoms/games/scuba/parts.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { DiverDrift, Event, Reason } from '@fathoms/games/scuba/types.ts';
import { accusative, count, does, list, pieces } from '../../../board/grammar/de.ts';
import type { Who, WhoIs } from '../../../board/seats.ts';
import { type Story, token } from '../../../board/sentence.tsx';
import { kindOf } from '../parts/currents.ts';
import { columnIn, rowIn } from '../parts/spaces.ts';
import { animalOn, worthOf } from '../parts/tiles.ts';
import { CURRENTS, EVENTS } from './de-cards.ts';

const points = (n: number) => count(n, 'Punkt', 'Punkte');
/** At the beginning of a sentence. */
const dative = (who: Who) => (who.you ? 'Dir' : who.name);
const SIDES = { left: 'links', right: 'rechts' };

function where(space: SpaceId): string {
  const row = rowIn(space);
  if (space === 'boat') return 'aufs Boot';
  return row === 0
    ? `an die Oberfläche, Spalte ${columnIn(space)}`
    : `auf ${row * 5 - 5}–${row * 5} m, Spalte ${columnIn(space)}`;
}
function at(space: SpaceId): string {
  const row = rowIn(space);
  if (space === 'boat') return 'auf dem Boot';
  return row === 0 ? `an der Oberfläche, Spalte ${columnIn(space)}` : `auf ${row * 5 - 5}–${row * 5} m`;
}

const carried = (divers: readonly DiverDrift[], who: WhoIs) =>
  divers.filter(({ from, to }) => from !== to).map(({ seat, to }) => `${accusative(who(seat))} ${where(to)}`);

const PENALTIES: { readonly [R in Exclude<Reason, EventId | 'animal'>]: (who: Who, n: number) => string } = {
  deco: (who, n) => `${does(who, 'kommst', 'kommt')} zu früh hoch: minus ${points(n)}.`,
  surface: (who, n) => `Die Skipperin muss ${accusative(who)} holen: minus ${points(n)}.`,
  rescue: (who, n) => `Die Bergung kostet ${accusative(who)} ${points(n)}.`,
  solo: (who, n) => `Alle warten auf ${accusative(who)}: minus ${points(n)}.`,
  boat: (who, n) => `Das Boot ist ohne ${accusative(who)} fort: minus ${points(n)}.`,
};

export const story: Story<Event> = {
  opened: ({ first }, who) => `Das Riff liegt still. ${does(who(first), 'tauchst', 'taucht')} zuerst.`,
  began: () => null,
  cleared: () => null,
  dusted: () => null,
  drawn: ({ card, wake, shuffled }) => {
    const again = shuffled ? ' Alle Strömungskarten werden neu gemischt.' : '';
    if (kindOf(card) === 'calm') return `Stille See: Nichts bewegt sich.${again}`;
    return `${wake ? 'Noch eine Karte' : 'Die See'}: ${CURRENTS[kindOf(card)]}.${again}`;
  },
  drifted: ({ tiles, divers }, who) => {
    const moved = carried(divers, who);
    const lost = tiles.flatMap(({ tile, to }) => (to === null ? (animalOn(tile) ?? []) : []));
    const told = [
      ...(moved.length > 0 ? [`Das Wasser trägt ${list(moved)}.`] : []),
      ...(lost.length > 0 ? [`Aus den Augen verloren: ${pieces(lost)}.`] : []),
    ];
    return told.length > 0 ? told.join(' ') : null;
  },
  breathed: ({ seat, change, air, by }, who) => {
    if (change === 0) return null;
    if (change > 0) return `${does(who(seat), 'hast', 'hat')} ${change} Luft mehr: ${air}.`;
    if (by === 'depth') return `${does(who(seat), 'atmest', 'atmet')} ${-change} Luft: noch ${air}.`;
    if (by === 'rip') return `Der Sog kostet ${accusative(who(seat))} ${-change} Luft: noch ${air}.`;
    return `Das kostet ${accusative(who(seat))} ${-change} Luft: noch ${air}.`;
  },
  stepped: ({ seat, from, to }, who) =>
    from === 'boat' && rowIn(to) === 1
      ? `${does(who(seat), 'lässt dich', 'lässt sich')} vom Boot fallen.`
      : null,
  turned: ({ seat, at: space, front }, who) =>
    front === 'empty'
      ? `${does(who(seat), 'drehst', 'dreht')} ein Plättchen um, ${at(space)}: nur Wasser.`
      : null,
  happened: ({ seat, card, idle }, who) =>
    idle
      ? `${EVENTS[card].name}: Das berührt ${accusative(who(seat))} hier nicht.`
      : `${does(who(seat), 'deckst', 'deckt')} ein Ereignis auf: ${EVENTS[card].name}. ${EVENTS[card].text}`,
  saw: ({ seat, at: space, species, card }, who) =>
    card
      ? `${does(who(seat), 'beobachtest', 'beobachtet')} ${at(space)} ${token(species)}: neu im Album.`
      : `${does(who(seat), 'beobachtest', 'beobachtet')} noch einmal ${token(species)}: ${points(worthOf(species))}.`,
  left: ({ tile }) => {
    const species = animalOn(tile);
    return species && `Alle haben ${token(species)} beobachtet; das Plättchen geht vom Brett.`;
  },
  scored: ({ seat, points: n, by }, who) => {
    if (by === 'animal') return null;
    if (by in PENALTIES) return PENALTIES[by as keyof typeof PENALTIES](who(seat), -n);
    return n > 0
      ? `${does(who(seat), 'bekommst', 'bekommt')} ${points(n)}.`
      : `${does(who(seat), 'verlierst', 'verliert')} ${points(-n)}.`;
  },
  moved: ({ seat, from, to }, who) =>
    from === to
      ? `${does(who(seat), 'bleibst', 'bleibt')} an Ort und Stelle.`
      : `Das Wasser trägt ${accusative(who(seat))} ${where(to)}.`,
  halted: () => null,
  spurred: ({ seat, limit }, who) =>
    `${does(who(seat), 'darfst', 'darf')} in diesem Zug ${limit} Schritte gehen.`,
  slowed: () => null,
  darkened: () => null,
  asked: () => null,
  picked: ({ seat, about, side }, who) =>
    seat === null
      ? `Der Zufall schickt ${accusative(who(about))} nach ${SIDES[side]}.`
      : `${does(who(seat), 'schickst', 'schickt')} ${accusative(who(about))} nach ${SIDES[side]}.`,
  saturated: ({ seat, change, tokens }, who) =>
    change > 0
      ? `${does(who(seat), 'nimmst', 'nimmt')} eine Dekomarke: jetzt ${tokens}.`
      : `${does(who(seat), 'atmest', 'atmet')} Stickstoff ab: noch ${tokens === 0 ? 'keine Marke' : count(tokens, 'Marke', 'Marken')}.`,
  surfaced: ({ seat, at: space }, who) => `${does(who(seat), 'bist', 'ist')} zurück ${at(space)}.`,
  died: ({ seat, at: space }, who) => `${dative(who(seat))} geht ${at(space)} die Luft aus.`,
  evacuated: ({ seat, from }, who) => `${dative(who(seat))} geht ${at(from)} die Luft aus: geborgen.`,
  staged: ({ stage, soloRound }) => {
    if (stage === 'finish') return 'Das Ende naht: diese Runde, dann noch eine.';
    if (stage === 'final') return 'Die letzte Runde beginnt.';
    return stage === 'solo' ? `Jemand ist noch unten: Zusatzrunde ${soloRound} von 2.` : null;
  },
  departed: ({ solo }, who) => `Das Boot fährt ohne ${accusative(who(solo))} ab.`,
  ended: ({ reason }) =>
    reason === 'home' ? 'Der Tauchgang ist vorbei.' : 'Niemand ist mehr im Wasser. Der Tauchgang ist vorbei.',
};
