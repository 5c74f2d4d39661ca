import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitedBody } from './request-body.ts';
import { requestOrigin, type SiteOrigin } from './request-origin.ts';

export interface NodeRequestOptions extends SiteOrigin {
  /** How many bytes the body may have. */
  bodyLimit: number;
  /** Told when the body turns out to be larger than allowed. */
  onTooLarge: () => void;
}

/**
 * Node's request as a web Request; its signal aborts when the reader goes away. The host is the one the reader asked
 * for, so anything that is printed must use the site's address instead.
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
    body: hasBody ? limitedBody(req, { limit: options.bodyLimit, onTooLarge: options.onTooLarge }) : null,
    ...(hasBody ? { duplex: 'half' } : {}),
  } as RequestInit);
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
