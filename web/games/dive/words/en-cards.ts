import type { Companions, Helpers, Sharks } from './shape.ts';

export const COMPANIONS: Companions = {
  octopus: {
    name: 'Giant Octopus',
    text: 'Lay it anywhere on the stack. It hides half the width of a card from everybody, you included, until the dive begins.',
    rule: 'DIVE-93',
  },
  orca: {
    name: 'Orca',
    text: 'A countdown of ten seconds starts. At zero everybody must stop programming, you too.',
    rule: 'DIVE-96',
  },
  angler: {
    name: 'Anglerfish',
    text: 'With a token on all five levels you may go on to a sixth. If you are right there, you are the fastest by yourself, and it is one more space.',
    rule: 'DIVE-100',
  },
  green: {
    name: 'Giant Green Turtle',
    text: 'For one whole round every green turtle that helps you takes you one space further: two instead of one.',
    rule: 'DIVE-106',
  },
  clown: {
    name: 'Clownfish',
    text: 'Put it under one of your levels: your speed there is three higher this round.',
    rule: 'DIVE-107',
  },
  dolphins: {
    name: 'Dolphins',
    text: 'Give the small one to another diver. If that diver makes no mistake in this dive, you advance one space.',
    rule: 'DIVE-109',
  },
  white: {
    name: 'Great White Shark',
    text: 'Opponents who make a mistake this round do not advance in the rest. If nobody does, it is you who stays.',
    rule: 'DIVE-111',
  },
};

export const HELPERS: Helpers = {
  green: {
    name: 'Green turtle',
    a: 'a green turtle',
    rides: 'the green turtle',
    gift: '1 space for the fastest',
  },
  red: {
    name: 'Red turtle',
    a: 'a red turtle',
    rides: 'the red turtle',
    gift: '2 spaces for the fastest',
  },
  manta: {
    name: 'Manta ray',
    a: 'a manta ray',
    rides: 'the manta ray',
    gift: 'takes the fastest to the next pawn ahead, at most to 15',
  },
};

export const SHARKS: Sharks = { S1: 'A slim reef shark.', S2: 'A hammerhead.', S3: 'A broad white shark.' };

/** A shark's name alone. */
export const SHARK_NAMES: Sharks = { S1: 'Reef shark', S2: 'Hammerhead', S3: 'White shark' };
