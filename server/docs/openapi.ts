import { ERROR_CODES, PROTOCOL } from '@fathoms/protocol/messages.ts';
import { clientMessage } from '@fathoms/protocol/read-message.ts';
import { serverMessage } from '@fathoms/protocol/server-message.ts';
import { z } from 'zod';
import { type DescribedRoute, NOTHING, type RouteDoc } from './route-doc.ts';

type Json = { readonly [key: string]: unknown };

/** Every failure is told like this. A code that is not in the list may come: treat it as a failure all the same. */
const error = z.object({
  error: z.string().meta({ examples: [...ERROR_CODES, 'no-game', 'other-site', 'not-found'] }),
});

/** From a reader's side: what is sent to us is exact, what we send may have fields nobody knows yet. */
export function jsonSchema(schema: z.ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** OpenAPI 3.1 of all routes. */
export function openApi(routes: readonly DescribedRoute[]) {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const { method, url, doc } of routes) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(url, doc) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fathoms',
      version: String(PROTOCOL),
      description:
        'Guests are known by a cookie, programs by a token. Matches are played over the websocket at /ws, whose messages are described at /api/socket.json.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Made in the page' } },
    },
  };
}

function operation(url: string, doc: RouteDoc | null): Json {
  const parameters = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  const answers = Object.entries(doc?.answers ?? {}).map(([status, answer]) => [
    status,
    answer === NOTHING ? { description: 'Nothing' } : { description: 'Done', content: content(answer) },
  ]);
  return {
    summary: doc?.summary ?? '',
    ...(parameters.length > 0 && { parameters }),
    ...(doc?.body && { requestBody: { required: true, content: content(doc.body) } }),
    ...(doc?.needs && { security: [{ token: [] }] }),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'Not done, and why', content: content(error) },
    },
  };
}

const content = (answer: z.ZodType | string): Json =>
  typeof answer === 'string'
    ? { [answer.split(';')[0] ?? answer]: {} }
    : { 'application/json': { schema: jsonSchema(answer) } };

/** JSON Schema of everything said over the websocket: one message a frame, as text. */
export const socketSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Messages of the websocket /ws',
  protocol: PROTOCOL,
  $defs: { ClientMessage: jsonSchema(clientMessage), ServerMessage: jsonSchema(serverMessage) },
});
