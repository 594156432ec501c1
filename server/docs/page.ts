import { createHash } from 'node:crypto';
import type { openApi, socketSchema } from './openapi.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
summary { cursor: pointer; padding: .5rem 0; overflow-wrap: anywhere; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886; border-radius: .5rem; }
details { border-bottom: 1px solid #8886; } h3 { font-size: .9375rem; margin: .75rem 0 .25rem; }
`;

/** Nothing but this one style sheet: no script, no picture, nothing from elsewhere. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The same documents for people. */
export function docsPage(api: ReturnType<typeof openApi>, socket: ReturnType<typeof socketSchema>): string {
  const routes = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => route(method.toUpperCase(), path, about)),
  );
  const { ClientMessage, ServerMessage } = socket.$defs;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fathoms for programs</title><style>${STYLE}</style></head>
<body>
<h1>Fathoms for programs</h1>
<p>${text(api.info.description)}</p>
<p>A program sits at a table with a token: <code>Authorization: Bearer …</code> on the upgrade of <code>/ws</code>.
Make one in a table’s lobby, at an open seat, or on the page of your dives. Everybody sees that a program plays, and whose.</p>
<p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a> · <a href="/api/socket.json">JSON Schema of the websocket</a>.
Both are made from the schemas this server checks with.</p>
<h2>Routes</h2>
${routes.join('\n')}
<h2>What you send over the websocket</h2>
${messages(ClientMessage)}
<h2>What you are sent</h2>
${messages(ServerMessage)}
</body></html>
`;
}

function route(method: string, path: string, { summary, requestBody, responses }: Json): string {
  const takes = requestBody ? `<h3>Takes</h3>${pre((requestBody as Json).content)}` : '';
  const answers = Object.entries(responses as Json)
    .map(([status, answer]) => `<h3>Answers ${text(status)}</h3>${pre((answer as Json).content ?? {})}`)
    .join('');
  return folded(`<code>${method} ${text(path)}</code> ${text(String(summary))}`, takes + answers);
}

function messages(schema: Json): string {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []) as readonly Json[];
  return kinds
    .map(kind => {
      const { t } = kind.properties as { t: { const: string } };
      return folded(`<code>${text(t.const)}</code>`, pre(kind));
    })
    .join('\n');
}

type Json = { readonly [key: string]: unknown };

const folded = (title: string, inner: string): string =>
  `<details><summary>${title}</summary>${inner}</details>`;
const pre = (value: unknown): string => `<pre tabindex="0">${text(JSON.stringify(value, null, 2))}</pre>`;
const text = (raw: string): string => raw.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
