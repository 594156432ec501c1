import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

let registry: Server;
afterEach(() => registry.close());

/** The audit against a registry that says this about published vulnerabilities. */
async function audit(status: number, advisories: object): Promise<{ code: number; said: string }> {
  registry = createServer((request, response) => {
    request.resume().on('end', () => {
      const asked = request.url?.endsWith('/advisories/bulk');
      response.writeHead(asked ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? advisories : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const cache = mkdtempSync(join(tmpdir(), 'fathoms-audit-')); // npm remembers what it was told
  const env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: cache,
  };
  const asking = spawn(process.execPath, ['tools/audit.mjs'], { env });
  const [said, [code]] = await Promise.all([text(asking.stdout), once(asking, 'exit')]);
  rmSync(cache, { recursive: true });
  return { code: Number(code), said };
}

const advisory = (severity: string) => ({
  fastify: [{ id: 1, url: 'https://example.com/1', title: 'a hole', severity, vulnerable_versions: '*' }],
});

test('a published vulnerability fails the audit if it is grave', async () => {
  const { code, said } = await audit(200, advisory('high'));
  expect(said).toMatch(/audit: \d+ published vulnerabilities, [1-9]\d* of them grave/);
  expect(code).toBe(1);
});

test('a harmless one is counted', async () => {
  const { code, said } = await audit(200, advisory('low'));
  expect(said).toMatch(/audit: [1-9]\d* published vulnerabilities, 0 of them grave/);
  expect(code).toBe(0);
});

test('a registry that is away fails nothing, and it is said', async () => {
  const { code, said } = await audit(503, {});
  expect(said).toMatch(/nobody answered/);
  expect(code).toBe(0);
});
