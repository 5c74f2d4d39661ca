import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { listenError } from '#platform/startup-error.ts';

/**
 * Answers `GET /metrics` on an address of its own, so that no proxy of the site shows it to readers. `read` returns the metrics
 * as text, or null before the site is ready. Rejects with StartupError when the address cannot be used.
 */
export async function openMetricsServer(
  at: { host: string; port: number },
  read: () => Promise<string | null>,
): Promise<{ server: Server; port: number }> {
  const server = createServer((req, res) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
      res.end(req.method === 'HEAD' ? undefined : text);
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') return answer(405, 'method not allowed\n');
    if (req.url !== '/metrics') return answer(404, 'the metrics are at /metrics\n');
    read().then(
      (text) =>
        text === null ? answer(503, 'starting\n') : answer(200, text, Registry.PROMETHEUS_CONTENT_TYPE),
      (error) => answer(503, `${error instanceof Error ? error.message : error}\n`),
    );
  });
  // It must not keep the process alive that it reports about.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, at, 'METRICS_')));
    server.listen(at.port, at.host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}
