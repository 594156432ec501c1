/** The sounds a beat may name, and what they are made of. `web/table/synth.ts` makes samples of it. */
export const SOUND_NAMES = [
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

/** A tone that may glide, or noise in a band; both swell and fade. */
export interface Voice {
  readonly at?: number; // seconds from its beginning
  readonly length: number;
  readonly loud: number; // beside the other voices of the same sound
  readonly from: number; // hertz: of the tone, or of the band of noise
  readonly to?: number; // glides there
  readonly noise?: number; // how narrow the band is, 0.5 to 30; none = a tone
  readonly rise?: number; // seconds until it is loudest
}

/** A game's own sounds; those it leaves out are the table's. */
export type SoundSet = { readonly [S in Sound]?: readonly Voice[] };

/** Something hard that is struck: its partials, the higher ones gone sooner. */
export const struck = (
  from: number,
  at: number,
  length: number,
  partials: readonly number[],
  loud = 0.5,
): readonly Voice[] =>
  partials.map((partial, i) => ({
    from: from * partial,
    at,
    length: length / (1 + 0.6 * i),
    loud: loud / (1 + 0.8 * i),
    rise: 0.004,
  }));

export const WOOD: readonly number[] = [1, 2.57, 4.1]; // a bar
export const METAL: readonly number[] = [1, 1.48, 2.09, 2.56, 3.9]; // a coin
export const BRONZE: readonly number[] = [0.5, 1, 1.19, 1.5, 2, 2.74]; // a bell
export const STRING: readonly number[] = [1, 2, 3];

/** One bubble after the other, each smaller than the last. */
export const bubbles = (at: number, many: number, from = 380, loud = 0.4): readonly Voice[] =>
  Array.from({ length: many }, (_, i) => ({
    from: from * (1 + 0.22 * i),
    to: from * (1 + 0.22 * i) * 2.1,
    at: at + i * 0.085 + (i % 2) * 0.03,
    length: 0.11,
    loud: loud * (1 - i / (many + 3)),
    rise: 0.02,
  }));
