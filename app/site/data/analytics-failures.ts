import { servicesOf } from '#app/context.ts';
import { postOnly } from '#app/post-only.ts';
import type { Route } from './+types/analytics-failures.ts';

export const loader = postOnly;

/** Where pages report that the outside analytics script did not load; the log hears of it (spec §1). */
export function action({ context }: Route.ActionArgs) {
  const { config, noteAnalyticsFailure } = servicesOf(context);
  if (config.analyticsScript) noteAnalyticsFailure(config.analyticsScript);
  return new Response(null, { status: 204 });
}
