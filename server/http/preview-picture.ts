/** What a messenger shows of a finished game: a picture of who was there and what they scored. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

export interface PreviewSeat {
  readonly name: string;
  readonly score: number;
  readonly place: number;
}

export interface Preview {
  readonly game: string; // its title
  readonly seats: readonly PreviewSeat[]; // in the order of the table
}

const INK = '#0a1520';
const PAPER = '#fcf5e4';
const COLOURS = ['#f2b632', '#c8414f', '#2f74b8', '#4c9a56', '#9a5aa0']; // as at the table (web/ui/tokens.css)
const MOST_ROWS = 5;
const [LEFT, TOP, WIDTH, HEIGHT, STEP] = [64, 262, 472, 60, 70];
const NAME_WIDTH = 290;

/** `root`: the built page, in which the boat and the letters lie. */
export async function drawPreview(root: string, { game, seats }: Preview): Promise<Buffer> {
  const rows = seats
    .map((seat, at) => ({ ...seat, colour: COLOURS[at % COLOURS.length] ?? INK }))
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_ROWS);
  const letters = join(root, 'preview-letters.ttf');
  const lying = await Promise.all([
    written(letters, { text: game, size: 44, most: 420, middle: 215, left: 112 }),
    ...rows.flatMap(({ name, score, place }, row) => {
      const middle = TOP + row * STEP + HEIGHT / 2;
      return [
        written(letters, { text: `${place}`, size: 24, most: 30, middle, centre: LEFT + 34, light: true }),
        written(letters, { text: name, size: 28, most: NAME_WIDTH, middle, left: LEFT + 72 }),
        written(letters, {
          ...{ text: `${score}`.replace('-', '−'), size: 34, most: 90, middle, right: LEFT + WIDTH - 22 },
        }),
      ];
    }),
  ]);
  return sharp(join(root, 'preview.jpg'))
    .composite([{ input: Buffer.from(boards(rows)) }, ...lying.flat()])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** A strip of paper for everybody, the winner's with an edge; discs in the colours of the seats. */
const boards = (rows: readonly { readonly colour: string; readonly place: number }[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${rows
    .map(({ colour, place }, row) => {
      const top = TOP + row * STEP;
      const edge = place === 1 ? ` stroke="${COLOURS[0]}" stroke-width="5"` : '';
      return `<rect x="${LEFT}" y="${top}" width="${WIDTH}" height="${HEIGHT}" rx="18" fill="${PAPER}"${edge}/>
        <circle cx="${LEFT + 34}" cy="${top + HEIGHT / 2}" r="21" fill="${colour}"/>
        <circle cx="${LEFT + 34}" cy="${top + HEIGHT / 2}" r="17" fill="${INK}"/>`;
    })
    .join('')}</svg>`;

interface Writing {
  readonly text: string;
  readonly size: number; // pixels
  readonly most: number; // wide
  readonly middle: number; // from the top
  readonly left?: number;
  readonly right?: number;
  readonly centre?: number;
  readonly light?: boolean;
}

/** Letters that are not in our cut come from whatever the machine has. */
async function written(letters: string, writing: Writing): Promise<OverlayOptions[]> {
  const { text, size, most, middle, left, right = 0, centre, light } = writing;
  if (text.trim() === '') return [];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${light ? PAPER : INK}">${escaped(text)}</span>`,
      font: `Fraunces ${size}`,
      fontfile: letters,
      rgba: true,
      dpi: 72,
    },
  })
    .resize({ width: most, height: size * 2, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const x = left ?? (centre === undefined ? right - info.width : centre - info.width / 2);
  return [{ input: data, left: Math.round(x), top: Math.round(middle - info.height / 2) }];
}

const escaped = (text: string): string => text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`);
