import type { Suit } from '@fathoms/games/locker/parts.ts';
import type { Who } from '../../../board/seats.ts';
import { plural } from '../../../words/plural.ts';
import { SKILLS, VARIANTS } from './de-cards.ts';
import type { Story } from './shape.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(items);
const card = (id: string) => `{${id}}`;
const cards = (ids: readonly string[]) => list(ids.map(card));
const some = (n: number) => `${n} ${plural('de', n, { one: 'Karte', other: 'Karten' })}`;
const suitOf = (id: string) => id.slice(0, id.indexOf('-')) as Suit;

/** `does(who, 'deckst', 'deckt')`: Du deckst, Ada deckt. */
const does = (who: Who, you: string, third: string) => `${who.name} ${who.you ? you : third}`;
const from = (who: Who) => (who.you ? 'von dir' : `von ${who.name}`);
const WANTS = ['nichts mehr', 'noch eine Karte', 'noch zwei Karten', 'noch drei Karten', 'noch vier Karten'];

const FIZZLES: Partial<Record<Suit, (id: string) => string>> = {
  map: id => `Die Kiste ist leer: ${card(id)} führt ins Nichts.`,
  knife: id => `Niemand hat etwas zu verlieren: ${card(id)} schneidet nur Wasser.`,
  drone: id => `Der Beutestapel ist leer: ${card(id)} sieht nichts.`,
  net: id => `Der Laderaum ist leer, und so bleibt auch ${card(id)}.`,
  harpoon: id => `Keine fremde Sorte ist zu holen: ${card(id)} geht ins Leere.`,
};

export const story: Story = {
  opened: ({ first, variant }, who) =>
    `Alle sind im Wasser; ${who(first).you ? 'du fängst' : `${who(first).name} fängt`} an.${variant ? ` Auf dem Tisch: ${VARIANTS[variant].name}.` : ''}`,
  dealt: ({ seat, diver, aside }, who) => {
    const put = aside.length > 0 ? ` (beiseite: ${list(aside.map(id => SKILLS[id].name))})` : '';
    return `${does(who(seat), 'tauchst', 'taucht')} mit der Fähigkeit ${SKILLS[diver].name}${put}.`;
  },
  named: ({ seat, victim }, who) =>
    `${does(who(seat), 'kappst', 'kappt')} die Leine ${from(who(victim))}: Was dort bei einem Zwischenfall verloren geht, ${who(seat).you ? 'bekommst du' : `bekommt ${who(seat).name}`}.`,
  turned: () => null,
  revealed: ({ seat, card: id }, who) => `${does(who(seat), 'deckst', 'deckt')} ${card(id)} auf.`,
  placed: ({ seat, card: id, from: source }, who) => {
    if (source === 'deck') return null;
    if (source === 'locker') return `${does(who(seat), 'fischst', 'fischt')} ${card(id)} aus der Kiste.`;
    if (source === seat) return `Das Netz holt ${card(id)} aus dem eigenen Laderaum zurück.`;
    return `${does(who(seat), 'harpunierst', 'harpuniert')} ${card(id)} ${from(who(source))}: ab in die Reihe.`;
  },
  tamed: ({ seat, card: id, by }, who) =>
    `${SKILLS[by].name}: ${card(id)} schwimmt direkt in den Laderaum ${from(who(seat))}.`,
  demanded: ({ card: id, count }) => `${card(id)} will ${WANTS[count] ?? `noch ${count} Karten`}.`,
  lapsed: ({ seat }, who) =>
    `Der Beutestapel ist leer: Der Kalmar geht leer aus, und ${who(seat).you ? 'du darfst' : `${who(seat).name} darf`} auftauchen.`,
  fizzled: ({ card: id }) => FIZZLES[suitOf(id)]?.(id) ?? `${card(id)} findet nichts zu tun.`,
  drew: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'ziehst', 'zieht')} ${some(count)} aus der Kiste und ${who(seat).you ? 'wählst' : 'wählt'} eine.`
      : count > 3
        ? 'Die ganze Kiste liegt offen vor dir.'
        : `Du ziehst ${cards(seen)} aus der Kiste.`,
  peeked: ({ seat, count, cards: seen }, who) =>
    seen === null || !who(seat).you
      ? `${does(who(seat), 'siehst', 'sieht')} ${count === 1 ? 'die nächste Karte' : `die nächsten ${count} Karten`} an.`
      : count === 1
        ? `Du spähst: ${cards(seen)} kommt als Nächstes.`
        : `Du spähst: Als Nächstes kommen ${cards(seen)}, in dieser Reihenfolge.`,
  knifed: ({ seat, from: source, cards: ids, to: target }, who) => {
    if (source === seat)
      return `${does(who(seat), 'gibst', 'gibt')} ${cards(ids)} an die gewendete Klinge verloren.`;
    return target === 'locker'
      ? `${does(who(seat), 'versenkst', 'versenkt')} ${cards(ids)} ${from(who(source))}.`
      : `${does(who(seat), 'kappst', 'kappt')} ${cards(ids)} ${from(who(source))} und ${who(seat).you ? 'behältst' : 'behält'} die Beute.`;
  },
  struck: ({ seat, at }, who) =>
    `${does(who(at), 'wendest', 'wendet')} die Klinge gegen ${who(seat).you ? 'dich' : who(seat).name}.`,
  sunk: ({ card: id, owner }, who) => `Der Konter ${from(who(owner))} schickt ${card(id)} in die Kiste.`,
  crashed: ({ seat, trigger, saved, lost, to: target }, who) => {
    const n = new Set([...lost, trigger]).size;
    const where = target === 'locker' ? 'in die Kiste' : `an ${who(target).you ? 'dich' : who(target).name}`;
    const kept =
      saved.length > 0 ? ` Gerettet für ${who(seat).you ? 'dich' : who(seat).name}: ${cards(saved)}.` : '';
    return `Zwischenfall! ${card(trigger)} ist eine zu viel: ${some(n)} ${n === 1 ? 'geht' : 'gehen'} ${where}.${kept}`;
  },
  returned: ({ seat, cards: home, bonus, raided }, who) => {
    const back = `${does(who(seat), 'tauchst', 'taucht')} ${home.length > 0 ? `mit ${some(home.length)}` : 'mit leeren Händen'} auf.`;
    if (bonus.length === 0) return back;
    return raided === null
      ? `${back} Schlüssel und Truhe heben ${cards(bonus)} aus der Kiste.`
      : `${back} Schlüssel und Truhe holen ${cards(bonus)} ${from(who(raided))}.`;
  },
  ended: ({ reason }) =>
    reason === 'deck'
      ? 'Der Beutestapel ist leer. Alle tauchen auf.'
      : 'Fünfzig Punkte: Der Tauchgang endet sofort.',
};
