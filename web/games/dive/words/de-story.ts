import type { Event, Pawn } from '@fathoms/games/dive/types.ts';
import { accusative, count, does, list, nominative, noun } from '../../../board/grammar/de.ts';
import type { Who, WhoIs } from '../../../board/seats.ts';
import { capital, type Story } from '../../../board/sentence.tsx';
import { HELPERS } from './de-cards.ts';

const levels = (numbers: readonly number[]) =>
  numbers.length > 2
    ? `Stufen ${numbers[0]} bis ${numbers.at(-1)}`
    : `${noun(numbers.length, 'Stufe', 'Stufen')} ${list(numbers.map(String))}`;

const CHIEF: Who = { name: 'Der Häuptling', you: false };
const CHIEF_HOLDS = 'den Häuptling';
const pawn = (which: Pawn, who: WhoIs): Who => (which === 'chief' ? CHIEF : who(which));
const named = (who: Who) => (who === CHIEF ? 'der Häuptling' : nominative(who));
const names = (people: readonly Who[]) => list(people.map(named));

/** Das Verb zu einer Aufzählung: `du hast`, `Ada hat`, `Ada und Jun haben`, `du und Ada habt`. */
const verb = (people: readonly Who[], you: string, third: string, all: string, youAll: string) =>
  people.length > 1 ? (people.some(one => one.you) ? youAll : all) : people[0]?.you ? you : third;
const have = (people: readonly Who[]) => verb(people, 'hast', 'hat', 'haben', 'habt');

/** Im Dativ und Akkusativ, wie die Sätze unten sie brauchen. */
const WITH = {
  octopus: 'dem Riesenkraken',
  orca: 'dem Orca',
  angler: 'dem Anglerfisch',
  green: 'der grünen Riesenschildkröte',
  clown: 'dem Clownfisch',
  dolphins: 'den Delfinen',
  white: 'dem Weißen Hai',
} as const;
const CALLED = {
  octopus: 'den Riesenkraken',
  orca: 'den Orca',
  angler: 'den Anglerfisch',
  green: 'die grüne Riesenschildkröte',
  clown: 'den Clownfisch',
  dolphins: 'die Delfine',
  white: 'den Weißen Hai',
} as const;

export const story: Story<Event> = {
  opened: ({ ages }, who) =>
    ages.length === 0
      ? 'Der Stapel liegt in seinem Rahmen. Dort unten wartet der heilige Stein.'
      : `Zuerst die Begleiter: Gewählt wird vom Jüngsten an, also ${names(ages.map(who))}.`,
  took: ({ seat, companion }, who) => `${does(who(seat), 'reist', 'reist')} mit ${WITH[companion]}.`,
  round: () => null,
  sounded: ({ echoes }) => `Das Sonar hört ${count(echoes.length, 'Echo', 'Echos')}.`,
  ready: () => null,
  withdrew: () => null,
  used: ({ seat, companion, to }, who) => {
    const name = CALLED[companion];
    if (to !== null) {
      const other = who(to).you ? 'dir' : who(to).name;
      return `${does(who(seat), 'rufst', 'ruft')} ${name} und ${who(seat).you ? 'gibst' : 'gibt'} ${other} den kleinen.`;
    }
    if (companion === 'octopus') return `${does(who(seat), 'legst', 'legt')} ${name} auf den Stapel.`;
    if (companion === 'orca') return `${does(who(seat), 'rufst', 'ruft')} ${name}: Noch zehn Sekunden!`;
    return `${does(who(seat), 'setzt', 'setzt')} ${name} ein.`;
  },
  revealed: ({ chief }) => (chief === null ? null : `Der Häuptling deckt ${chief.speeds.join(' · ')} auf.`),
  covered: ({ levels: covered }) => `Luftblasen verdecken beim Häuptling ${levels(covered)}.`,
  turned: ({ level, content }) => {
    if (!content) return null;
    const found = [
      ...(content.shark ? ['ein Hai'] : []),
      ...(content.helper ? [HELPERS[content.helper].a] : []),
    ];
    return `Stufe ${level}: ${found.length === 0 ? 'freies Wasser' : list(found)}.`;
  },
  judged: ({ right, wrong }, who) => {
    const [good, bad] = [right.map(who), wrong.map(who)];
    const told = [
      ...(good.length > 0 ? [`${names(good)} ${have(good)} recht`] : []),
      ...(bad.length > 0
        ? [`${names(bad)} ${verb(bad, 'irrst dich', 'irrt sich', 'irren sich', 'irrt euch')}`]
        : []),
    ];
    return told.length === 0 ? null : `${capital(told.join(', '))}.`;
  },
  lost: ({ seat, levels: gone, zone }, who) => {
    const whom = who(seat).you ? 'dir' : who(seat).name;
    return zone === 'deep'
      ? `In der Tiefsee spült dieser Fehler ${whom} alles fort.`
      : `Das Meer spült ${whom} ${levels(gone)} fort.`;
  },
  raced: ({ speeds, winner }, who) => {
    if (winner !== null) return null;
    const best = Math.max(...speeds.map(({ speed }) => speed));
    const tied = speeds.filter(({ speed }) => speed === best).map(one => pawn(one.pawn, who));
    const are = tied.some(one => one.you) ? 'seid' : 'sind';
    return `${capital(names(tied))} ${are} mit ${best} gleich schnell: Niemandem wird geholfen.`;
  },
  helped: ({ pawn: which, by, from, to, why }, who) => {
    const helped = pawn(which, who);
    const is = does(helped, 'bist', 'ist');
    if (why === 'nobody-ahead')
      return `${is} am schnellsten, aber niemand ist voraus: Der Manta schwimmt allein davon.`;
    if (why === 'too-deep') return `${is} am schnellsten, aber so tief unten trägt kein Manta mehr.`;
    return `${is} am schnellsten und ${helped.you ? 'reitest' : 'reitet'} ${HELPERS[by].rides} von ${from} nach ${to}.`;
  },
  spent: ({ seat, levels: gone }, who) =>
    `Für ${levels(gone)} ist keine Karte mehr da: ${capital(nominative(who(seat)))} ${who(seat).you ? 'legst' : 'legt'} diese Plättchen weg.`,
  thanked: ({ seat, for: other, to }, who) =>
    `${capital(nominative(who(other)))} ${who(other).you ? 'hast' : 'hat'} keinen Fehler gemacht: Die Delfine bringen ${accusative(who(seat))} auf ${to}.`,
  rested: ({ moves }, who) => {
    const gone = moves.filter(({ from, to }) => to > from);
    const blocked = moves.filter(move => move.blocked);
    const told = gone.map(({ pawn: which, from, to }) => `${named(pawn(which, who))} ${to - from}`);
    return [
      told.length === 0
        ? 'Rast: Niemand rückt vor.'
        : `Rast, Felder für Stufen, die noch stehen: ${list(told)}.`,
      ...blocked.map(
        move => `Der Weiße Hai hält ${move.pawn === 'chief' ? CHIEF_HOLDS : accusative(who(move.pawn))} auf.`,
      ),
    ].join(' ');
  },
  ended: ({ reason, winners }, who) => {
    const first = winners.map(one => pawn(one, who));
    const why = reason === 'stone' ? '' : 'Der Stapel ist leer. ';
    if (first[0] === CHIEF) return `${why}Der Häuptling ist am tiefsten und behält den heiligen Stein.`;
    return `${why}${capital(names(first))} ${verb(first, 'holst', 'holt', 'holen', 'holt')} den heiligen Stein.`;
  },
};
