import { titleOf } from '@fathoms/games/catalog.ts';
import type { FastifyRequest } from 'fastify';

/**
 * What a messenger shows of a table's link. Whoever reads it may not be meant to come: it names the game, and
 * neither people nor how the match stands.
 */
export function linkPreview(game: string, { headers, protocol, host }: FastifyRequest): string {
  const { title, text } = WORDS[/^de\b/i.test(headers['accept-language'] ?? '') ? 'de' : 'en'];
  const tags = {
    'og:type': 'website',
    'og:site_name': 'Fathoms',
    'og:title': title(titleOf(game) ?? 'Fathoms'),
    'og:description': text,
    'og:image': `${protocol}://${host}/preview.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n');
}

const WORDS = {
  en: {
    title: (game: string) => `${game}: come to our table`,
    text: 'Opens in the browser. No account, nothing to install.',
  },
  de: {
    title: (game: string) => `${game}: komm an unseren Tisch`,
    text: 'Öffnet sich im Browser. Ohne Konto, ohne Installation.',
  },
};

/** The host's name is whatever the request says. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
