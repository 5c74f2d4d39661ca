import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#platform/log.ts';
import { foreignRequestText, unknownSenderText } from '#platform/text/pages.ts';
import { isApiTarget, sendProblem } from './api-error.ts';
import { sendPlainPage } from './plain-page.ts';

/**
 * Refuses a request from a page of another site, or with `isUnknown` from a browser that does not name the page, with 403: a
 * page for a form, JSON for a script. Logs what was refused and
 * who sent it, without the query, which may contain typed text.
 */
export function sendForeignRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { headers, isUnknown, log }: { headers: readonly [string, string][]; isUnknown: boolean; log: Log },
): void {
  const { method, url = '' } = req;
  const { origin, 'sec-fetch-site': site } = req.headers;
  log.info(isUnknown ? 'request without a sender refused' : 'request of another site refused', {
    method,
    path: url.split('?')[0],
    origin,
    site,
  });
  if (req.headers.accept?.includes('text/html') && !isApiTarget(url))
    sendPlainPage(res, 403, headers, isUnknown ? unknownSenderText : foreignRequestText);
  else sendProblem(res, { status: 403, problem: isUnknown ? 'origin.unknown' : 'origin.denied', headers });
}
