import { titleOf } from '@fathoms/games/catalog.ts';
import type { SharedPage } from '@fathoms/protocol/shared.ts';
import type { FastifyRequest } from 'fastify';
import type { Preview } from './preview-picture.ts';

/**
 * What a messenger shows of a table's link. Whoever reads it may not be meant to come: it names the game, and
 * neither people nor how the match stands.
 */
export function linkPreview(game: string, request: FastifyRequest): string {
  const { table } = wordsFor(request);
  return tagsOf(request, {
    title: table.title(titleOf(game) ?? 'Fathoms'),
    text: table.text,
    picture: 'preview.jpg',
  });
}

/** Of a link to a finished game that anybody may look at. */
export function replayPreview(table: string, { game, seats }: Preview, request: FastifyRequest): string {
  const scores = [...seats].sort((a, b) => a.place - b.place).map(({ name, score }) => `${name} ${score}`);
  return tagsOf(request, {
    title: `${game}: ${scores.join(', ')}`,
    text: wordsFor(request).replay,
    picture: `preview/${encodeURIComponent(table)}.jpg`,
  });
}

/** Of a deal that several have: what its page tells everybody. */
export function dealPreview({ game, first }: SharedPage, request: FastifyRequest): string {
  const { same } = wordsFor(request);
  return tagsOf(request, {
    title: same.title(titleOf(game) ?? 'Fathoms'),
    text: first ? same.match(first.name, first.score) : same.tables,
    picture: 'preview.jpg',
  });
}

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly picture: string; // path
}

function tagsOf({ protocol, host }: FastifyRequest, { title, text, picture }: Shown): string {
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Fathoms',
    'og:title': title,
    'og:description': text,
    'og:image': `${protocol}://${host}/${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n');
}

const wordsFor = ({ headers }: FastifyRequest) =>
  WORDS[/^de\b/i.test(headers['accept-language'] ?? '') ? 'de' : 'en'];

const WORDS = {
  en: {
    table: {
      title: (game: string) => `${game}: come to our table`,
      text: 'Opens in the browser. No account, nothing to install.',
    },
    same: {
      title: (game: string) => `${game}: same water`,
      match: (name: string, score: number) => `${name} scored ${score} here. Your turn, with the same luck.`,
      tables: 'Several tables, one deal.',
    },
    replay: 'Watch the game step by step, in the browser.',
  },
  de: {
    table: {
      title: (game: string) => `${game}: komm an unseren Tisch`,
      text: 'Öffnet sich im Browser. Ohne Konto, ohne Installation.',
    },
    same: {
      title: (game: string) => `${game}: dasselbe Wasser`,
      match: (name: string, score: number) => `${name}: ${score} hier. Du bist dran, mit demselben Glück.`,
      tables: 'Mehrere Tische, eine Partie.',
    },
    replay: 'Sieh dir die Partie Schritt für Schritt im Browser an.',
  },
};

/** The host's name is whatever the request says, and people's names are whatever they typed. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
