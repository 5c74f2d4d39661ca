import { data } from 'react-router';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/page-views.ts';

export const loader = postOnly;

/**
 * Counts the page view of a browser with a session. `server/answer-page-views.ts` answers all others. Responds after the commit
 * with the new count.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, views } = await servicesOf(context).reportPageView({
    // Too long, or broken off: no report.
    body: await request.text().catch(() => ''),
    userAgent: request.headers.get('user-agent'),
    clientAddress: context.get(requestContext).clientAddress,
    isPrefetch: request.headers.get('sec-purpose')?.includes('prefetch') ?? false,
    isStaff: (await findStaff(request, context).catch(() => null)) !== null,
  });
  return data(status === 200 ? { views } : null, { status });
}
