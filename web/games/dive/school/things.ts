/** What the drawings of a stack are called. */

import type { WordTable } from '../../../words/words.ts';
import { HELPERS as HELPERS_DE } from '../words/de-cards.ts';
import { HELPERS as HELPERS_EN } from '../words/en-cards.ts';

type Things = { readonly [sprite: string]: string };

const en: Things = {
  ...{ S1: 'a reef shark', S2: 'a hammerhead', S3: 'a white shark' },
  ...{ green: HELPERS_EN.green.a, red: HELPERS_EN.red.a, manta: HELPERS_EN.manta.a },
  ...{ dolphin: 'a dolphin', whale: 'a whale', octopus: 'an octopus', jelly: 'a jellyfish' },
  ...{ kelp: 'kelp', ribbon: 'ribbon weed', fan: 'a sea fan', brain: 'a brain coral', tube: 'a tube coral' },
  ...{ shoal: 'a shoal of fish', minnows: 'a shoal of small fish', star: 'a starfish', wreck: 'a wreck' },
  ...{ snake: 'a sea snake', rings: 'rings of bubbles', crab: 'a crab', clown: 'a clownfish' },
  ...{ angel: 'an angelfish', tang: 'a surgeonfish', perch: 'a perch', seahorse: 'a seahorse' },
};

const de: Things = {
  ...{ S1: 'ein Riffhai', S2: 'ein Hammerhai', S3: 'ein Weißer Hai' },
  ...{ green: HELPERS_DE.green.a, red: HELPERS_DE.red.a, manta: HELPERS_DE.manta.a },
  ...{ dolphin: 'ein Delfin', whale: 'ein Wal', octopus: 'ein Krake', jelly: 'eine Qualle' },
  ...{ kelp: 'Seetang', ribbon: 'Bandalgen', fan: 'eine Fächerkoralle', brain: 'eine Hirnkoralle' },
  ...{ tube: 'eine Röhrenkoralle', shoal: 'ein Fischschwarm', minnows: 'ein Schwarm kleiner Fische' },
  ...{ star: 'ein Seestern', wreck: 'ein Wrack', snake: 'eine Seeschlange', rings: 'Luftblasen' },
  ...{ crab: 'ein Krebs', clown: 'ein Clownfisch', angel: 'ein Kaiserfisch', tang: 'ein Doktorfisch' },
  ...{ perch: 'ein Barsch', seahorse: 'ein Seepferdchen' },
};

export const THINGS: WordTable<Things> = { en, de };
