/** The sounds a beat may name. How they are made is in `web/table/sound.ts`. */
const SOUND_NAMES = [
  'knock', // a piece is laid down
  'flip', // a card is turned
  'swish', // through the water
  'splash', // in or out of it
  'sink', // down for good
  'crash', // an incident, a shark
  'coin', // paid, or paid out
  'chime', // found, gained
  'fanfare', // home, or a stroke of luck
  'gasp', // out of air
  'bell', // the boat, the deck, the turn of a game
  'your-turn',
  'end',
] as const;
export type Sound = (typeof SOUND_NAMES)[number];
