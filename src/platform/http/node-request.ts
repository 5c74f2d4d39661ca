import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitedBody } from './request-body.ts';
import { requestOrigin, type SiteOrigin } from './request-origin.ts';

export interface NodeRequestOptions extends SiteOrigin {
  /** Maximum size of the body in bytes. */
  bodyLimit: number;
  /** Called when the body is larger than allowed. */
  onTooLarge: () => void;
}

/**
 * Converts Node's request to a web Request. Its signal aborts when the client disconnects. The host comes from the client,
 * so URLs that are printed must use `siteUrl` instead.
 */
export function nodeRequest(req: IncomingMessage, res: ServerResponse, options: NodeRequestOptions): Request {
  const disconnected = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) disconnected.abort();
  });
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(requestOrigin(req, options) + req.url, {
    method: req.method,
    headers: webHeaders(req),
    signal: disconnected.signal,
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
