import type { MiddlewareFunction } from 'react-router';
import { stashSubmissions } from '#features/accounts/admin/stash-submission.server.ts';
import { nextSignInStep, requireStaffRole } from '#platform/sessions/session.server.ts';

const requireAuthor = requireStaffRole('author');

/**
 * Guards the article form and the requests of its script. A script request without a session is passed on, and the action
 * answers with the reason (`findRefusal`). A redirect would leave the form and lose the text.
 */
const requireAuthorOfDocument: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context } = args;
  const isStepMissing = isFromScript(request) && (await nextSignInStep(request, context)) !== null;
  if (!isStepMissing) await requireAuthor(args, next);
};

/** The role is refused by the wrapper of loaders and actions, as below the other layouts. */
export const middleware = [
  stashSubmissions,
  Object.assign(requireAuthorOfDocument, { role: requireAuthor.role }),
];

/** Without a loader, the router would not run the middleware when a link is followed in the browser. */
export const loader = () => null;

/** Without scripts a browser sends only forms, and never to a `.data` address of the router. */
function isFromScript({ method, url, headers }: Request): boolean {
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return method === 'POST' && (isJson || new URL(url).pathname.endsWith('.data'));
}
