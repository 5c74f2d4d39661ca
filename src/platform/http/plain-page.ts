import type { ServerResponse } from 'node:http';
import { escapeHtml } from '#platform/text/escape-html.ts';
import {
  foreignRequestText,
  notFoundText,
  sendAgainText,
  serverErrorText,
  tooLargeText,
  tooLongText,
  tooMuchText,
} from '#platform/text/pages.ts';
import { siteText } from '#platform/text/site.ts';
import { isApiTarget, problemOfStatus, sendProblem } from './api-error.ts';
import { sendWholeBody } from './send-response.ts';
import type { SentForm } from './sent-form.ts';

/** The statuses of errors that are sent without the screens of `app/`. */
export type PlainStatus = 400 | 403 | 404 | 405 | 413 | 414 | 500 | 503;

interface PlainText {
  title: string;
  text: string;
}

/**
 * Writes a short page without script, style sheet or database. The policy of the site forbids inline styles, so it has the
 * browser's default look. APIs get JSON instead.
 */
export function sendPlainPage(
  res: ServerResponse,
  status: PlainStatus,
  headers: readonly [string, string][] = [],
  text: PlainText = textOf(status, res.req.headers['content-type']),
): void {
  if (isApiTarget(res.req.url ?? '')) {
    sendProblem(res, { status, problem: problemOfStatus(status), headers });
    return;
  }
  const requestId = String(res.getHeader('X-Request-Id') ?? '');
  const body = renderPlainPage(text, status >= 500 ? { withRetry: true, requestId } : {});
  sendWholeBody(res, { status, type: 'text/html; charset=utf-8', body, headers });
}

/**
 * Replaces a server error (500 and up) without a page for readers by a plain page: the router's own text is in English.
 * HTML, JSON and the data that the router sends to its own script stay as they are.
 */
export async function toPlainError(response: Response, requestId: string): Promise<Response> {
  const type = response.headers.get('Content-Type');
  if (response.status < 500 || (type !== null && !type.startsWith('text/plain'))) return response;
  await response.body?.cancel();
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  const retryAfter = response.headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return new Response(renderPlainPage(serverErrorText, { withRetry: true, requestId }), {
    status: response.status,
    headers,
  });
}

/** Fields that a page must not repeat. */
const SECRET_FIELD = /password|code|token|secret/i;

/**
 * Answers a form that cannot be accepted now with 503 and a page that keeps its values and sends them again. Files have to be chosen
 * again: a page cannot give them back. A form with a password or a code gets the usual page.
 */
export function sendFormAgainPage(
  res: ServerResponse,
  { fields, fileFields }: SentForm,
  headers: readonly [string, string][],
): void {
  if (fields.some(([name]) => SECRET_FIELD.test(name))) {
    sendPlainPage(res, 503, headers);
    return;
  }
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const files = [...new Set(fileFields)].map(
    (name) =>
      `<p><label>${sendAgainText.file} <input type="file" name="${escapeHtml(name)}" multiple required></label></p>`,
  );
  const type = files.length > 0 ? ' enctype="multipart/form-data"' : '';
  const content = [...inputs, ...files, `<button>${sendAgainText.send}</button>`].join('');
  const again = `<form method="post"${type}>${content}</form>`;
  const body = renderPlainPage(sendAgainText).replace('</html>', () => `${again}\n</html>`);
  sendWholeBody(res, { status: 503, type: 'text/html; charset=utf-8', body, headers });
}

/** The HTML of a plain page. `withRetry` adds a link that requests the page again, `requestId` the id by which the log has the error. */
export function renderPlainPage(
  { title, text }: PlainText,
  { withRetry = false, requestId = '' } = {},
): string {
  // An empty `href` links to the current address.
  const retry = withRetry ? `<a href="">${serverErrorText.retry}</a> ` : '';
  return `<!doctype html>
<html lang="az">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>${retry}<a href="/">${siteText.homeAria}</a></p>
${requestId && `<p><small>${serverErrorText.request}: ${requestId}</small></p>\n`}</html>
`;
}

function textOf(status: PlainStatus, type = ''): PlainText {
  if (status >= 500) return serverErrorText;
  if (status === 413) return /^multipart\//i.test(type) ? tooLargeText : tooMuchText;
  if (status === 414) return tooLongText;
  return status === 403 ? foreignRequestText : notFoundText;
}
