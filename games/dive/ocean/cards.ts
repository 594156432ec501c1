/** The 36 Ocean cards: what is on each, and where in the canonical layout (rules/dive.md 2.4). */

export const SIZES = ['S', 'M', 'L'] as const;
export type Size = (typeof SIZES)[number];

export const SHARK_ARTS = ['S1', 'S2', 'S3'] as const;
export type SharkArt = (typeof SHARK_ARTS)[number];

export const HELPERS = ['green', 'red', 'manta'] as const;
export type Helper = (typeof HELPERS)[number];

export const DECOYS = [
  'kelp',
  'coral',
  'school',
  'dolphin',
  'whale',
  'octopus',
  'jelly',
  'star',
  'wreck',
  'snake',
  'rings',
  'crab',
] as const;
export type DecoyKind = (typeof DECOYS)[number];

/** Where a thing lies: its centre in % of the card side from the top left, and degrees clockwise from up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly r: number; // radius in % of the card side
}

export interface OceanCard {
  readonly id: string; // O01 … O36; says nothing about what is on the card
  readonly shark: null | ({ readonly art: SharkArt; readonly size: Size } & Spot);
  readonly helper: null | ({ readonly kind: Helper; readonly size: Size } & Spot);
  readonly decoys: readonly ({ readonly kind: DecoyKind } & Spot)[];
  readonly holes: readonly Hole[];
}

/** As the rules print it: id | shark | helper | decoys | holes. */
const TABLE = `
O01 | — | GT-M 57,81@90 | kelp 36,29@240; jelly 21,64@255; rings 63,49@120 | 82,23 r6; 58,12 r6
O02 | S1-M 66,47@165 | RT-S 52,23@0 | coral 79,19@0; jelly 11,44@75; star 92,42@60 | 56,65 r4
O03 | S3-S 78,84@45 | — | octopus 28,34@255; jelly 24,69@90; rings 84,28@195 | —
O04 | — | — | kelp 57,60@75; octopus 46,27@255; coral 22,63@285; school 72,14@255; crab 83,33@225 | 91,63 r4
O05 | S2-S 25,36@45 | — | kelp 65,69@345; coral 33,72@180; rings 33,10@180; crab 84,20@90 | 52,46 r5; 84,48 r7; 87,74 r7
O06 | — | — | whale 70,75@225; kelp 71,26@60; dolphin 40,37@165; coral 25,65@315; school 16,21@45 | 91,91 r4; 54,53 r5
O07 | — | — | octopus 41,41@60; coral 17,82@210; school 57,68@225; crab 13,36@330; star 59,22@120 | 21,58 r5; 73,41 r6
O08 | — | — | wreck 34,70@75; dolphin 33,19@135; snake 77,60@210; jelly 82,84@240; crab 26,41@330 | —
O09 | S2-M 17,19@30 | — | wreck 28,80@300; kelp 83,59@90; snake 66,85@180 | 44,31 r5; 82,34 r7; 41,13 r6
O10 | S3-M 33,23@0 | GT-M 20,71@30 | whale 68,37@255; coral 15,47@15 | 43,76 r4
O11 | — | GT-S 37,26@285 | dolphin 58,47@285; snake 78,87@300; rings 21,28@330; crab 76,25@285 | 33,86 r6; 31,70 r7
O12 | — | GT-M 53,43@60 | wreck 34,72@225; dolphin 77,23@165; snake 79,54@165; school 33,25@300 | 16,33 r4
O13 | — | MR-S 23,61@180 | kelp 55,67@120; dolphin 36,22@210; coral 81,62@90 | —
O14 | S2-L 63,39@255 | MR-M 17,27@60 | octopus 56,74@30; coral 20,70@150; school 84,13@240 | —
O15 | S1-S 22,44@45 | — | whale 60,50@15; dolphin 71,84@165; snake 25,77@300; school 83,28@0 | —
O16 | — | — | whale 32,37@345; coral 66,31@0; snake 74,58@255; rings 11,65@15; star 12,92@45 | 69,79 r6
O17 | S1-L 77,51@240 | — | whale 23,38@210; kelp 21,82@15; star 12,16@150 | 74,17 r5
O18 | — | RT-L 39,41@75 | kelp 76,51@240; dolphin 39,83@225; snake 14,79@45; jelly 18,27@225 | 70,17 r7
O19 | — | RT-S 84,65@300 | octopus 25,19@240; school 15,79@240; rings 78,17@30; star 88,80@120 | 42,45 r6; 45,71 r4
O20 | S2-L 37,38@255 | — | coral 71,37@315; jelly 39,11@315; rings 53,82@345; crab 58,10@210 | —
O21 | — | GT-L 54,17@165 | whale 34,73@270; kelp 73,56@270; snake 13,32@330; crab 48,41@60 | —
O22 | — | MR-L 79,34@315 | dolphin 33,48@270; snake 38,72@300; school 13,65@120 | 77,79 r5; 87,62 r6
O23 | S3-S 31,86@180 | MR-L 41,46@45 | octopus 80,36@75; dolphin 74,81@30; jelly 52,12@0 | —
O24 | — | MR-M 83,62@315 | kelp 55,43@330; dolphin 44,16@255; coral 23,79@285 | —
O25 | — | — | dolphin 27,76@195; octopus 25,43@150; coral 58,58@345; snake 78,73@180; jelly 72,12@165 | —
O26 | S3-L 36,28@45 | RT-M 76,74@225 | kelp 46,63@225; school 19,66@150; rings 73,55@105 | 52,88 r6; 82,27 r7
O27 | — | — | kelp 69,54@45; coral 19,66@300; rings 53,75@345; star 30,50@165; crab 72,77@90 | 53,39 r7; 22,16 r5; 91,20 r6
O28 | — | GT-S 58,49@75 | octopus 67,22@150; school 81,48@300; star 91,62@255 | 78,65 r4
O29 | — | — | dolphin 33,85@285; coral 43,44@60; school 79,37@75; rings 59,62@225; star 60,75@15 | 79,65 r7; 9,29 r5
O30 | — | — | kelp 34,68@90; octopus 81,52@210; school 71,74@45; jelly 52,89@15; rings 77,17@165 | —
O31 | — | — | whale 74,78@165; kelp 46,17@285; dolphin 83,44@195; octopus 52,47@315; school 18,81@330 | —
O32 | — | RT-M 53,65@45 | school 32,40@135; jelly 88,16@195; star 62,31@330; crab 79,75@345 | 88,64 r5; 32,59 r7; 19,22 r6
O33 | S1-S 14,38@300 | GT-L 47,24@180 | dolphin 81,33@180; coral 67,80@270; jelly 49,89@240 | —
O34 | S3-L 56,59@285 | — | kelp 69,21@315; jelly 81,48@90; star 12,18@240 | 33,35 r4
O35 | S1-M 67,19@45 | — | kelp 83,60@255; school 22,41@165; crab 54,56@180; star 14,67@195 | —
O36 | S2-M 72,46@285 | GT-S 41,74@15 | whale 36,28@0; kelp 72,75@315; star 8,38@15 | 89,31 r4
`;

const HELPER_CODES: { readonly [code: string]: Helper } = { GT: 'green', RT: 'red', MR: 'manta' };
const NOTHING = '—';

export const OCEAN: readonly OceanCard[] = TABLE.trim().split('\n').map(readCard);

const BY_ID = new Map(OCEAN.map(card => [card.id, card]));

export function oceanCard(id: string): OceanCard {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`there is no Ocean card ${id}`);
  return card;
}

function readCard(line: string): OceanCard {
  const [id, shark, helper, decoys, holes] = line.split(' | ');
  return {
    id,
    shark: shark === NOTHING ? null : readShark(shark),
    helper: helper === NOTHING ? null : readHelper(helper),
    decoys: list(decoys).map(readDecoy),
    holes: list(holes).map(readHole),
  };
}

function list(cell: string): string[] {
  return cell === NOTHING ? [] : cell.split('; ');
}

function readShark(text: string): NonNullable<OceanCard['shark']> {
  const [name, spot] = text.split(' ');
  const [art, size] = name.split('-');
  return { art: art as SharkArt, size: size as Size, ...readSpot(spot) };
}

function readHelper(text: string): NonNullable<OceanCard['helper']> {
  const [name, spot] = text.split(' ');
  const [code, size] = name.split('-');
  return { kind: HELPER_CODES[code], size: size as Size, ...readSpot(spot) };
}

function readDecoy(text: string): OceanCard['decoys'][number] {
  const [kind, spot] = text.split(' ');
  return { kind: kind as DecoyKind, ...readSpot(spot) };
}

function readHole(text: string): Hole {
  const [spot, r] = text.split(' r');
  const [x, y] = spot.split(',').map(Number);
  return { x, y, r: Number(r) };
}

function readSpot(text: string): Spot {
  const [x, y, heading] = text.split(/[,@]/).map(Number);
  return { x, y, heading };
}
