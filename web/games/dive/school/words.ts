import { capital } from '../../../board/sentence.tsx';
import { plural } from '../../../words/plural.ts';
import type { WordTable } from '../../../words/words.ts';
import { NAME } from '../words/school-name.ts';

const pictures = (n: number) => `${n} ${plural('en', n, { one: 'picture', other: 'pictures' })}`;
const side = (shark: boolean) => (shark ? 'shark' : 'no shark');
const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;
/** Small lengths in shares of the picture. */
const small = (share: number) => `${(100 * Math.abs(share)).toFixed(1)}\u00a0%`;
const pixels = (share: number) => `${(640 * share).toFixed(1)}`;

const en = {
  title: NAME.en,
  place: (lesson: number, picture: number, of: number) => `Lesson ${lesson} · picture ${picture} of ${of}`,
  free: 'no clock, no score',
  keys: 'Keys',
  share: 'Share',
  forEyes:
    'This page is for eyes: it trains to see sharks in a picture, and no words can stand for it. In a game of Dive with Sonar switched on, the stack is told instead: as sure or unsure as good eyes would be.',

  five: 'Five levels',
  onTop: 'on top',
  bottom: 'at the bottom',
  hidden: 'nothing is lifted yet',
  shark: 'Shark',
  none: 'No shark',
  says: (level: number, shark: boolean) => `Level ${level}: ${side(shark)}`,
  level: (level: number, said: boolean | null) =>
    `Level ${level}: ${said === null ? 'not said yet' : side(said)}`,
  at: (level: number) => `Speak of level ${level}`,

  ask: 'Where are the sharks?',
  askDetail: 'Tilt first. What stays is near, what slides is deep.',
  missing: (level: number) => `Say something about level ${level} first.`,
  ready: 'You can still change your mind.',
  liftAll: 'Lift the cards',
  lift: (level: number) => `Lift level ${level}`,
  rest: 'All at once',
  next: 'Next stack',
  more: (right: number) => `${right} of 5 right.`,
  nextUp: (level: number, said: boolean) => `For level ${level} you said ${side(said)}. Let us see.`,
  verdict: (level: number, shark: boolean, right: boolean) =>
    shark
      ? right
        ? `A shark on level ${level}. You saw it.`
        : `A shark on level ${level}. It got past you.`
      : right
        ? `No shark on level ${level}. Right.`
        : `No shark on level ${level}.`,

  byCard: 'Card by card',
  soFar: (right: number, of: number) => `${right} of ${of} so far`,
  still: 'still in the stack',
  right: 'right',
  wrong: 'not this time',
  youSaid: (shark: boolean) => `You said ${side(shark)}`,
  was: (thing: string) => `there was ${thing}`,

  again: 'Look at it again',
  back: 'Back to the card',
  ring: (thing: string, level: number) => `${capital(thing)}, level ${level}, is in the ring.`,
  card: (level: number, thing: string) => `Level ${level}: ${thing}`,
  measuring: 'Measuring what gave it away …',
  left: 'tilted left',
  rightView: 'tilted right',
  slides: 'How far things slide at this place',
  slide: (share: number) => small(share),
  cue: {
    faint: (shades: number) =>
      `Hardly to be seen: it changes the picture by ${shades.toFixed(1)} of 255 shades. Nobody is sure here.`,
    hole: (level: number, share: number) =>
      `Level ${level} has a hole over ${percent(share)} of it: seen through that, it looks sharper, and less deep than it lies.`,
    over: (thing: string, level: number) =>
      `It covers something on level ${level}: ${thing}. So it lies above that.`,
    under: (thing: string, level: number) =>
      `Something on level ${level} covers it: ${thing}. So it lies below that.`,
    stays: (share: number) => `It hardly moves when you tilt: ${small(share)} of the picture.`,
    slides: (share: number, apart: number) =>
      `It slides by ${small(share)} of the picture when you tilt. The nearest other level differs by ${apart.toFixed(0)} of 640 pixels.`,
    crisp: 'Nothing lies over it: its edges are as sharp as they were printed.',
    soft: (share: number) => `The water above has softened its edges by ${pixels(share)} of 640 pixels.`,
  },
  lookAlike: (thing: string) => `${capital(thing)}, no shark. `,
  largest: (thing: string) => `The largest thing here: ${thing}. `,
  nearest: (level: number) => `The nearest shark lies on level ${level}. `,
  nowhere: 'No shark lies on the first five levels. ',
  facts: {
    contrast: 'stands out by',
    shades: (n: number) => `${n.toFixed(0)} of 255 shades`,
    soft: 'edges soft by',
    pixels: (share: number) => `${pixels(share)} px`,
    covered: 'covered',
    by: (share: number, thing: string, level: number) => `${percent(share)} by ${thing}, level ${level}`,
    nothing: 'by nothing',
  },

  charts: {
    levels: 'Your eye, level by level',
    lessons: 'Lesson by lesson',
    all: 'all levels',
    pictures,
    you: 'you',
    never: 'always “no shark”',
    soon: (n: number) => `${n} of 20`,
    lesson: (n: number) => `lesson ${n}`,
    start: 'Your first lesson draws the first point here.',
    table: 'As a table',
    share: percent,
    range: (low: number, high: number) => `${Math.round(100 * low)} to ${Math.round(100 * high)}\u00a0%`,
    level: 'Level',
    lessonHead: 'Lesson',
    interval: '95 % interval',
    few: 'a share shows from 20 pictures on',
  },

  tells: {
    title: 'May we count your answers?',
    text: 'How well people see these pictures is a guess so far. If you agree, the server notes for each level what you said, what was there, the seconds and the number of views; no name, no cookie, no address.',
    yes: 'Yes, count them',
    no: 'No',
    label: 'My answers count',
    help: 'Sent without a name. Turn it off and nothing more is sent; what was counted cannot be found again, since nobody knows whose it was.',
  },
  sonar: {
    title: 'Cannot see the picture?',
    text: 'The sonar tells each level in words, as sure or unsure as good eyes would be.',
    link: 'Set up a game with sonar',
  },
  shared: {
    title: 'Share how well you see',
    text: 'A picture of your eye beside the bots’, and the way to this school.',
    link: 'Link to the school',
    alt: (share: string) => `Picture: ${share} of all levels right, level by level`,
    headline: (share: string) => `${share} of all levels right`,
    line: (n: number) => `${pictures(n)} of see-through cards, five levels each`,
    foot: 'School for the eye · How deep can you see?',
  },
};

export type SchoolWords = typeof en;

const bilder = (n: number) => `${n} ${plural('de', n, { one: 'Bild', other: 'Bilder' })}`;
const seite = (shark: boolean) => (shark ? 'Hai' : 'kein Hai');
const komma = (text: string) => text.replace('.', ',');
const klein = (share: number) => komma(small(share));

const de: SchoolWords = {
  title: NAME.de,
  place: (lesson, picture, of) => `Lektion ${lesson} · Bild ${picture} von ${of}`,
  free: 'keine Uhr, keine Punkte',
  keys: 'Tasten',
  share: 'Teilen',
  forEyes:
    'Diese Seite ist für Augen: Sie übt, Haie in einem Bild zu sehen, und keine Worte können es ersetzen. In einer Partie Dive mit Sonar wird der Stapel stattdessen erzählt: so sicher oder unsicher, wie gute Augen wären.',

  five: 'Fünf Stufen',
  onTop: 'obenauf',
  bottom: 'ganz unten',
  hidden: 'noch ist nichts abgehoben',
  shark: 'Hai',
  none: 'Kein Hai',
  says: (level, shark) => `Stufe ${level}: ${seite(shark)}`,
  level: (level, said) => `Stufe ${level}: ${said === null ? 'noch nicht gesagt' : seite(said)}`,
  at: level => `Von Stufe ${level} sprechen`,

  ask: 'Wo sind die Haie?',
  askDetail: 'Erst kippen. Was bleibt, ist nah; was gleitet, liegt tief.',
  missing: level => `Sag zuerst etwas zu Stufe ${level}.`,
  ready: 'Noch kannst du dich anders entscheiden.',
  liftAll: 'Karten abheben',
  lift: level => `Stufe ${level} abheben`,
  rest: 'Alle auf einmal',
  next: 'Nächster Stapel',
  more: right => `${right} von 5 richtig.`,
  nextUp: (level, said) => `Zu Stufe ${level} hast du „${seite(said)}“ gesagt. Sehen wir nach.`,
  verdict: (level, shark, right) =>
    shark
      ? right
        ? `Ein Hai auf Stufe ${level}. Du hast ihn gesehen.`
        : `Ein Hai auf Stufe ${level}. Er ist dir entgangen.`
      : right
        ? `Kein Hai auf Stufe ${level}. Richtig.`
        : `Kein Hai auf Stufe ${level}.`,

  byCard: 'Karte für Karte',
  soFar: (right, of) => `bisher ${right} von ${of}`,
  still: 'noch im Stapel',
  right: 'richtig',
  wrong: 'diesmal nicht',
  youSaid: shark => `Du hast „${seite(shark)}“ gesagt`,
  was: thing => `dort war ${thing}`,

  again: 'Noch einmal ansehen',
  back: 'Zurück zur Karte',
  ring: (thing, level) => `Im Ring: ${thing}, Stufe ${level}.`,
  card: (level, thing) => `Stufe ${level}: ${thing}`,
  measuring: 'Es wird gemessen, woran man es sah …',
  left: 'nach links gekippt',
  rightView: 'nach rechts gekippt',
  slides: 'Wie weit hier alles gleitet',
  slide: klein,
  cue: {
    faint: shades =>
      `Kaum zu sehen: Das Bild ändert sich dadurch um ${komma(shades.toFixed(1))} von 255 Tönen. Da ist niemand sicher.`,
    hole: (level, share) =>
      `Stufe ${level} hat ein Loch über ${percent(share)} davon: Dadurch gesehen wirkt es schärfer und weniger tief, als es liegt.`,
    over: (thing, level) => `Es verdeckt etwas auf Stufe ${level}: ${thing}. Also liegt es darüber.`,
    under: (thing, level) => `Etwas auf Stufe ${level} verdeckt es: ${thing}. Also liegt es darunter.`,
    stays: share => `Beim Kippen bewegt es sich kaum: um ${klein(share)} des Bildes.`,
    slides: (share, apart) =>
      `Beim Kippen gleitet es um ${klein(share)} des Bildes. Die nächste andere Stufe weicht um ${apart.toFixed(0)} von 640 Bildpunkten ab.`,
    crisp: 'Nichts liegt darüber: Seine Ränder sind so scharf, wie sie gedruckt sind.',
    soft: share =>
      `Das Wasser darüber hat seine Ränder um ${komma(pixels(share))} von 640 Bildpunkten aufgeweicht.`,
  },
  lookAlike: thing => `${capital(thing)}, kein Hai. `,
  largest: thing => `Das Größte hier: ${thing}. `,
  nearest: level => `Der nächste Hai liegt auf Stufe ${level}. `,
  nowhere: 'Auf den ersten fünf Stufen liegt kein Hai. ',
  facts: {
    contrast: 'hebt sich ab um',
    shades: n => `${n.toFixed(0)} von 255 Tönen`,
    soft: 'Ränder weich um',
    pixels: share => `${komma(pixels(share))} Punkte`,
    covered: 'verdeckt',
    by: (share, thing, level) => `zu ${percent(share)}: ${thing}, Stufe ${level}`,
    nothing: 'von nichts',
  },

  charts: {
    levels: 'Dein Auge, Stufe für Stufe',
    lessons: 'Lektion für Lektion',
    all: 'alle Stufen',
    pictures: bilder,
    you: 'du',
    never: 'immer „kein Hai“',
    soon: n => `${n} von 20`,
    lesson: n => `Lektion ${n}`,
    start: 'Deine erste Lektion zeichnet hier den ersten Punkt.',
    table: 'Als Tabelle',
    share: percent,
    range: (low, high) => `${Math.round(100 * low)} bis ${Math.round(100 * high)}\u00a0%`,
    level: 'Stufe',
    lessonHead: 'Lektion',
    interval: '95-%-Intervall',
    few: 'ein Anteil zeigt sich ab 20 Bildern',
  },

  tells: {
    title: 'Dürfen wir deine Antworten zählen?',
    text: 'Wie gut Menschen diese Bilder sehen, ist bisher geschätzt. Wenn du zustimmst, notiert der Server zu jeder Stufe, was du gesagt hast, was dort war, die Sekunden und die Zahl der Ansichten; keinen Namen, kein Cookie, keine Adresse.',
    yes: 'Ja, zählt sie',
    no: 'Nein',
    label: 'Meine Antworten zählen',
    help: 'Ohne Namen gesendet. Schalte es aus, und nichts wird mehr gesendet; was gezählt ist, lässt sich nicht wiederfinden, denn niemand weiß, von wem es war.',
  },
  sonar: {
    title: 'Du siehst das Bild nicht?',
    text: 'Das Sonar erzählt jede Stufe in Worten, so sicher oder unsicher, wie gute Augen wären.',
    link: 'Eine Partie mit Sonar einrichten',
  },
  shared: {
    title: 'Teilen, wie gut du siehst',
    text: 'Ein Bild deines Auges neben denen der Bots, und der Weg in diese Schule.',
    link: 'Link zur Schule',
    alt: share => `Bild: ${share} aller Stufen richtig, Stufe für Stufe`,
    headline: share => `${share} aller Stufen richtig`,
    line: n => `${bilder(n)} aus durchsichtigen Karten, je fünf Stufen`,
    foot: 'Schule des Sehens · Wie tief siehst du?',
  },
};

export const SCHOOL: WordTable<SchoolWords> = { en, de };
