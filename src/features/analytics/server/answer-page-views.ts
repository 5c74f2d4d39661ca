import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOfStatus, sendProblem } from '#platform/http/api-error.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { href } from '#platform/http/href.ts';
import { announcedLength } from '#platform/http/node-request.ts';
import { readHeader } from '#platform/http/read-header.ts';
import { sendWholeBody } from '#platform/http/send-response.ts';
import type { SessionCheck } from '#platform/sessions/session-check.ts';
import type { ReportPageView } from './report-page-view.ts';

const ADDRESS = href('/api/page-views');
/** Bytes of a body that is read here. A longer one gets its refusal from the router. */
const MAX_LENGTH = 8192;

/**
 * Answers the page views of readers without the router, which costs many times as much as counting one. Resolves to false for
 * all other requests, and for reports with a session: whether staff sends them only the router knows.
 */
export function createPageViewAnswers({
  reportPageView,
  hasSession,
  trustProxy,
  headers,
}: {
  reportPageView: ReportPageView;
  hasSession: SessionCheck;
  /** How many trusted proxies stand in front of the server. */
  trustProxy: number;
  headers: readonly [string, string][];
}): (req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  return async (req, res) => {
    if (req.url !== ADDRESS || req.method !== 'POST') return false;
    const length = announcedLength(req);
    if (!(length > 0 && length <= MAX_LENGTH) || hasSession(req)) return false;
    const body = await readText(req);
    // The client has gone before it sent everything.
    if (body === null) return true;
    const { status, views } = await reportPageView({
      body,
      userAgent: readHeader(req.rawHeaders, 'user-agent') || null,
      clientAddress: clientAddress(req, trustProxy),
      isPrefetch: readHeader(req.rawHeaders, 'sec-purpose').includes('prefetch'),
      isStaff: false,
    });
    if (status >= 400) sendProblem(res, { status, problem: problemOfStatus(status), headers });
    else
      sendWholeBody(res, {
        status,
        type: 'application/json',
        // A browser keeps a request open until its page has read the body, and the page reads none that has no number.
        body: status === 200 ? JSON.stringify({ views }) : '',
        headers,
      });
    return true;
  };
}

/** The body of a request whose length is known. Null when the client disconnects before its end. */
function readText(req: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.on('close', () => resolve(null));
  });
}
