import type { Animals, Bands, Combos, Currents, EventCards } from './shape.ts';

export const ANIMALS: Animals = {
  anemone: { name: 'Sea anemone', a: 'a sea anemone' },
  parrot: { name: 'Parrotfish', a: 'a parrotfish' },
  seafan: { name: 'Sea fan', a: 'a sea fan' },
  stovepipe: { name: 'Stove-pipe sponge', a: 'a stove-pipe sponge' },
  seahorse: { name: 'Seahorse', a: 'a seahorse' },
  clown: { name: 'Clownfish', a: 'a clownfish' },
  vase: { name: 'Vase sponge', a: 'a vase sponge' },
  stingray: { name: 'Blue-spotted stingray', a: 'a blue-spotted stingray' },
  moray: { name: 'Moray eel', a: 'a moray eel' },
  lionfish: { name: 'Lionfish', a: 'a lionfish' },
  eagle: { name: 'Eagle ray', a: 'an eagle ray' },
  turtle: { name: 'Sea turtle', a: 'a sea turtle' },
  nurse: { name: 'Nurse shark', a: 'a nurse shark' },
  lemon: { name: 'Lemon shark', a: 'a lemon shark' },
  grouper: { name: 'Giant grouper', a: 'a giant grouper' },
  barracuda: { name: 'Great barracuda', a: 'a great barracuda' },
  manta: { name: 'Reef manta ray', a: 'a reef manta ray' },
  hammer: { name: 'Hammerhead shark', a: 'a hammerhead shark' },
};

export const COMBOS: Combos = {
  PA: 'Clownfish and anemone',
  PB: 'Lemon and nurse shark',
  TA: 'Three rays',
  TB: 'Fan and sponges',
};

export const BANDS: Bands = { red: '0–10 m', yellow: '10–20 m', green: '20–30 m', blue: '30–40 m' };

export const CURRENTS: Currents = {
  calm: 'Calm seas',
  left: 'Drift left',
  right: 'Drift right',
  'rip-left': 'Rip to the left',
  'rip-right': 'Rip to the right',
  up: 'Upwelling',
  down: 'Downwelling',
  shear: 'Shear',
};

export const EVENTS: EventCards = {
  ER1: { name: 'Buddy check', text: 'One air more.' },
  ER2: { name: 'Seasick in the swell', text: 'One point lost.' },
  ER3: { name: 'Holiday snapshot', text: 'Points for the album.' },
  ER4: { name: 'Playful seal', text: 'Points, but the seal will not let go: movement ends.' },
  ER5: { name: 'Flooded mask', text: 'Movement ends.' },
  ER6: { name: 'Reef clean-up', text: 'Points, and the dust here and around is gone.' },
  ER7: { name: 'Jellyfish sting', text: 'One air lost.' },
  ER8: { name: 'Boat wake', text: 'Another current card, at once.' },
  EY1: { name: 'Thermocline', text: 'Cold water: one air lost.' },
  EY2: { name: 'Bow-riding dolphins', text: 'One more step this turn.' },
  EY3: { name: 'Macro lens', text: 'A point for each yellow animal in the album, at least one.' },
  EY4: { name: 'Leg cramp', text: 'Movement ends; at most three steps next turn.' },
  EY5: { name: 'Octopus embrace', text: 'One point, but movement ends.' },
  EY6: { name: 'Buoyancy slip', text: 'Carried one row up.' },
  EY7: { name: 'Nitrox fill', text: 'A decompression token less; without one, one air more.' },
  EY8: { name: 'Buddy low on air', text: 'One air to the diver with least; three points for it.' },
  EG1: { name: 'Regulator free-flow', text: 'Two air lost.' },
  EG2: { name: 'Pony bottle', text: 'Two air more.' },
  EG3: { name: 'Coins in the wreck', text: 'Four points.' },
  EG4: { name: 'Silt-out', text: 'Dust on every space around.' },
  EG5: { name: 'Downdraught', text: 'Carried two rows down.' },
  EG6: { name: 'Cleaning station', text: 'See an animal here or next to here, or take a point.' },
  EG7: { name: 'Lost bearings', text: 'The next player picks left or right: carried two spaces that way.' },
  EG8: { name: 'Computer alarm', text: 'A decompression token more; in the base game one air lost.' },
  EB1: { name: 'Nitrogen narcosis', text: 'Two points lost, and movement ends.' },
  EB2: { name: 'Out of breath', text: 'Three air lost.' },
  EB3: { name: 'Treasure chest', text: 'Six points.' },
  EB4: { name: 'Whale song', text: 'Three points, and one for everybody else.' },
  EB5: { name: 'Updraught', text: 'Carried two rows up.' },
  EB6: { name: 'Lost fin', text: 'At most two steps next turn.' },
  EB7: { name: 'Stage cylinder', text: 'Three air more.' },
  EB8: { name: 'Torch failure', text: 'Nothing can be discovered until the end of the next turn.' },
};
