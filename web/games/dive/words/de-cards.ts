import type { Companions, Helpers, Sharks } from './shape.ts';

export const COMPANIONS: Companions = {
  octopus: {
    name: 'Riesenkrake',
    text: 'Leg ihn irgendwo auf den Stapel. Er verdeckt einen Kreis von halber Kartenbreite für alle, auch für dich, bis der Tauchgang beginnt.',
    rule: 'DIVE-93',
  },
  orca: {
    name: 'Orca',
    text: 'Ein Countdown von zehn Sekunden beginnt. Bei null müssen alle aufhören zu planen, auch du.',
    rule: 'DIVE-96',
  },
  angler: {
    name: 'Anglerfisch',
    text: 'Liegt auf allen fünf Stufen ein Plättchen, darfst du bis zur sechsten. Hast du dort recht, bist du von selbst am schnellsten, und es ist ein Feld mehr.',
    rule: 'DIVE-100',
  },
  green: {
    name: 'Grüne Riesen\u00ADschild\u00ADkröte', // too long a word for a small card
    text: 'Eine ganze Runde lang bringt dich jede grüne Schildkröte, die dir hilft, ein Feld weiter: zwei statt eins.',
    rule: 'DIVE-106',
  },
  clown: {
    name: 'Clownfisch',
    text: 'Leg ihn unter eine deiner Stufen: Dort bist du in dieser Runde um drei schneller.',
    rule: 'DIVE-107',
  },
  dolphins: {
    name: 'Delfine',
    text: 'Gib den kleinen jemand anderem. Macht diese Person in diesem Tauchgang keinen Fehler, rückst du ein Feld vor.',
    rule: 'DIVE-109',
  },
  white: {
    name: 'Weißer Hai',
    text: 'Wer von den anderen in dieser Runde einen Fehler macht, rückt bei der Rast nicht vor. Macht niemand einen, bleibst du stehen.',
    rule: 'DIVE-111',
  },
};

export const HELPERS: Helpers = {
  green: {
    name: 'Grüne Schildkröte',
    a: 'eine grüne Schildkröte',
    rides: 'auf der grünen Schildkröte',
    gift: '1 Feld für die Schnellsten',
  },
  red: {
    name: 'Rote Schildkröte',
    a: 'eine rote Schildkröte',
    rides: 'auf der roten Schildkröte',
    gift: '2 Felder für die Schnellsten',
  },
  manta: {
    name: 'Manta',
    a: 'ein Manta',
    rides: 'auf dem Manta',
    gift: 'trägt die Schnellsten zur nächsten Figur voraus, höchstens bis 15',
  },
};

export const SHARKS: Sharks = {
  S1: 'Ein schlanker Riffhai.',
  S2: 'Ein Hammerhai.',
  S3: 'Ein breiter Weißhai.',
};

/** A shark's name alone. */
export const SHARK_NAMES: Sharks = { S1: 'Riffhai', S2: 'Hammerhai', S3: 'Weißer Hai' };
