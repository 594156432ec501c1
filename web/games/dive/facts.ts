import type { FactWords } from '../../board/screen.ts';
import type { WordTable } from '../../words/words.ts';

export const facts: WordTable<FactWords> = {
  en: {
    end: 'How it ended',
    stone: 'the stone was reached',
    stack: 'the stack ran out',
    winner: 'Who won',
    'a diver': 'one diver',
    chief: 'the Chief',
    rounds: 'Rounds',
    'cards left': 'Cards left in the stack',
    'spaces from resting': 'Spaces by diving, a diver',
    'spaces from helpers': 'Spaces by helpers, a diver',
    'levels programmed': 'Levels a program',
    mistakes: 'Mistakes a diver',
  },
  de: {
    end: 'Wie es endete',
    stone: 'der Stein war erreicht',
    stack: 'der Stapel war leer',
    winner: 'Wer gewann',
    'a diver': 'eine Person',
    'several divers': 'mehrere',
    chief: 'der Häuptling',
    rounds: 'Runden',
    'cards left': 'Karten übrig im Stapel',
    'spaces from resting': 'Felder durch Tauchen, je Person',
    'spaces from helpers': 'Felder durch Helfer, je Person',
    'levels programmed': 'Ebenen je Programm',
    mistakes: 'Fehler je Person',
  },
};
