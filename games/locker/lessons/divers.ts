import type { Lesson } from '@fathoms/kernel/lesson.ts';
import { goHome, goOn, turnUp } from './asks.ts';

/** A table with diver cards: the learner is the Reef Singer with Siren Song, and meets two Mermaids. */
export const divers: Lesson = {
  id: 'divers',
  title: { en: 'Divers', de: 'Taucherkarten' },
  about: { en: 'Everybody with a skill of their own.', de: 'Alle mit einer eigenen Fähigkeit.' },
  minutes: 2,
  goal: {
    say: { en: 'Dive as somebody with a skill.', de: 'Tauche als jemand mit einer Fähigkeit.' },
    more: {
      en: 'With diver cards everybody is dealt one of seventeen skills. Most of them change what one suit does for you.',
      de: 'Mit Taucherkarten bekommen alle eine von siebzehn Fähigkeiten. Die meisten ändern, was eine Sorte für dich tut.',
    },
  },
  seats: 2,
  options: { divers: 'on', variant: 'none', start: 'A' },
  seed: 'divers 6377',
  rivals: ['Pip'],
  chapters: [
    {
      title: { en: 'Siren Song', de: 'Sirenengesang' },
      steps: [
        {
          head: { en: 'This is who you are', de: 'Das bist du' },
          say: {
            en: 'You are the Reef Singer: a Mermaid you turn up swims straight into your hold.',
            de: 'Du bist die Riffsängerin: Eine Meerjungfrau, die du aufdeckst, schwimmt gleich in deinen Laderaum.',
          },
          lit: ['dealt'],
        },
        {
          head: { en: 'And this is Pip', de: 'Und das ist Pip' },
          say: {
            en: 'Pip’s Anchor saves itself and two cards after it. Everybody’s skill lies open, so you know what to expect.',
            de: 'Pips Anker rettet auch sich selbst und zwei Karten nach ihm. Alle Fähigkeiten liegen offen, du weißt also, womit du rechnen musst.',
          },
          lit: ['dealt'],
          asks: {
            say: { en: 'Press Dive in', de: 'Drücke Ins Wasser' },
            icon: 'dive',
            touch: ['teach:dealt'],
          },
        },
        {
          head: { en: 'Then as always', de: 'Dann wie immer' },
          say: {
            en: 'A turn is the same with divers: turn up a card. Tap a portrait whenever you want to read its skill again.',
            de: 'Ein Zug geht mit Taucherkarten genauso: Decke eine Karte auf. Tippe auf ein Bild, wenn du die Fähigkeit noch einmal lesen willst.',
          },
          lit: ['deck'],
          asks: turnUp(),
        },
        {
          head: { en: 'A Key, and on', de: 'Ein Schlüssel, und weiter' },
          say: {
            en: 'A Key lies in the line, as usual. The skill waits for a Mermaid.',
            de: 'Ein Schlüssel liegt in der Reihe, wie sonst auch. Die Fähigkeit wartet auf eine Meerjungfrau.',
          },
          lit: ['line'],
          asks: goOn(),
        },
        {
          head: { en: 'There she swims', de: 'Da schwimmt sie' },
          say: {
            en: 'The Mermaid never lay in the line: she is home already, 5 points, whatever happens now.',
            de: 'Die Meerjungfrau lag nie in der Reihe: Sie ist schon daheim, 5 Punkte, was auch kommt.',
          },
          lit: ['hold'],
          asks: goOn(),
        },
        {
          head: { en: 'Another one, and nothing sinks', de: 'Noch eine, und nichts sinkt' },
          say: {
            en: 'What is not in the line cannot sink it: Mermaids are never a danger to you. Bring the Key home.',
            de: 'Was nicht in der Reihe liegt, kann sie nicht versenken: Meerjungfrauen sind für dich nie gefährlich. Bring den Schlüssel heim.',
          },
          lit: ['hold', 'line'],
          asks: goHome({
            reveal: {
              en: 'You may: only a Key would sink you. The lesson ends here, though.',
              de: 'Das darfst du: Nur ein Schlüssel würde dich versenken. Die Lektion endet aber hier.',
            },
          }),
        },
      ],
      learnt: [
        { en: 'Skills lie open: read them first.', de: 'Fähigkeiten liegen offen: Lies sie zuerst.' },
        { en: 'Switch diver cards on in the set-up.', de: 'Taucherkarten schaltest du vor dem Spiel ein.' },
      ],
    },
  ],
};
