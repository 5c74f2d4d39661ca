import type { MiddlewareFunction } from 'react-router';
import { stashSubmissions } from '#app/admin/stash/stash-submission.server.ts';
import { requireStaffRole } from '#app/require-staff-role.server.ts';
import { nextSignInStep } from '#app/session.server.ts';

const requireAuthor = requireStaffRole('author');

/**
 * Around the article form and what its script sends. When the script sends something without a session, the action
 * answers why it was not taken (`findRefusal`). A redirect would take the text that is being written off the screen.
 */
const requireAuthorOfDocument: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context } = args;
  const isStepMissing = isFromScript(request) && (await nextSignInStep(request, context)) !== null;
  if (!isStepMissing) await requireAuthor(args, next);
};

export const middleware = [stashSubmissions, requireAuthorOfDocument];

/** Without a loader, the router would not run the middleware when a link is followed in the browser. */
export const loader = () => null;

/** A document can only send forms, and never to an address of the router's data. */
function isFromScript({ method, url, headers }: Request): boolean {
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return method === 'POST' && (isJson || new URL(url).pathname.endsWith('.data'));
}
