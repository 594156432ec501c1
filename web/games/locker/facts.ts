import type { FactWords } from '../../board/screen.ts';
import type { WordTable } from '../../words/words.ts';
import * as de from './words/de-cards.ts';
import * as en from './words/en-cards.ts';

const skills = (of: { readonly [id: string]: { readonly name: string } }): FactWords =>
  Object.fromEntries(Object.entries(of).map(([id, { name }]) => [id, name]));

export const facts: WordTable<FactWords> = {
  en: {
    ...en.SHORT,
    ...skills(en.SKILLS),
    end: 'How it ended',
    deck: 'the deck ran out',
    fifty: 'somebody had fifty',
    diver: 'Diver card',
    incidents: 'Incidents a player',
    'ways home': 'Ways home a player',
    'turns each': 'Turns a player',
    'cards in the Locker': 'Cards in the Locker at the end',
    'cards in the Hold': 'Cards in a Hold at the end',
    'suits in the Hold': 'Suits in a Hold at the end',
    suits: 'What became of each suit',
  },
  de: {
    ...de.SHORT,
    ...skills(de.SKILLS),
    end: 'Wie es endete',
    deck: 'der Stapel war leer',
    fifty: 'jemand hatte fünfzig',
    diver: 'Taucherkarte',
    incidents: 'Zwischenfälle je Person',
    'ways home': 'Auftauchen je Person',
    'turns each': 'Züge je Person',
    'cards in the Locker': 'Karten in der Kiste am Ende',
    'cards in the Hold': 'Karten im Laderaum am Ende',
    'suits in the Hold': 'Sorten im Laderaum am Ende',
    suits: 'Was aus jeder Sorte wurde',
    'turned up': 'aufgedeckt',
    'brought home': 'heimgebracht',
    'sank the haul': 'versenkte den Fang',
    'sank with it': 'versank mit ihm',
  },
};
