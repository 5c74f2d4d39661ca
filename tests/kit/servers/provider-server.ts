import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ProviderAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
}

export interface ProviderServer {
  url: string;
  /** The paths with their queries, in the order of the calls. */
  calls: string[];
  /** The request headers of the last call. */
  lastHeaders(): IncomingMessage['headers'];
  /** How calls are answered from now on. */
  answer(respond: (url: URL) => ProviderAnswer): void;
  close(): Promise<void>;
}

/** A provider of match data: an HTTP server on this machine with answers that the test gives. */
export async function startProviderServer(): Promise<ProviderServer> {
  const calls: string[] = [];
  let respond: (url: URL) => ProviderAnswer = () => ({ status: 404 });
  let lastHeaders: IncomingMessage['headers'] = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    calls.push(`${url.pathname}${url.search}`);
    lastHeaders = request.headers;
    const { status = 200, headers = {}, body = '' } = respond(url);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    lastHeaders: () => lastHeaders,
    answer(given) {
      respond = given;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
