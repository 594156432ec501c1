import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Figures for operators on a port of their own, which the public never reaches. */
export function serveMetrics(metrics: Metrics, report: (problem: unknown) => void): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      problem => {
        report(problem);
        response.writeHead(500).end();
      },
    );
  });
}
