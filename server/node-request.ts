import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitedBody } from './request-body.ts';

export interface NodeRequestOptions {
  siteUrl: string;
  trustProxy: number;
  /** Told when the body turns out to be larger than allowed. */
  onTooLarge: () => void;
}

const hostName = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/**
 * Node's request as a web Request; its signal aborts when the reader goes away. The host is the one the reader asked
 * for (behind proxies: X-Forwarded-Host and -Proto), so anything that is printed must use the site's address instead.
 */
export function nodeRequest(req: IncomingMessage, res: ServerResponse, options: NodeRequestOptions): Request {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(requestOrigin(req, options) + req.url, {
    method: req.method,
    headers: webHeaders(req),
    signal: gone.signal,
    body: hasBody ? limitedBody(req, options.onTooLarge) : null,
    ...(hasBody ? { duplex: 'half' } : {}),
  } as RequestInit);
}

function requestOrigin(req: IncomingMessage, options: NodeRequestOptions): string {
  const site = new URL(options.siteUrl);
  const forwarded = (name: string) =>
    options.trustProxy > 0
      ? String(req.headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  const host = forwarded('x-forwarded-host') || req.headers.host || '';
  const protocol =
    forwarded('x-forwarded-proto') || (host === site.host ? site.protocol.slice(0, -1) : 'http');
  if (!hostName.test(host) || !/^https?$/.test(protocol)) return options.siteUrl;
  return `${protocol}://${host}`;
}

function webHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  const { rawHeaders } = req;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name[0] !== ':') headers.append(name, rawHeaders[i + 1] as string);
  }
  return headers;
}
