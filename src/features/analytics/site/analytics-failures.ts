import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import type { Route } from './+types/analytics-failures.ts';

export const loader = postOnly;

/** Logs that the third-party analytics script did not load in a reader's browser (spec §1). */
export function action({ context }: Route.ActionArgs) {
  const { config, reportAnalyticsFailure } = servicesOf(context);
  if (config.analyticsScript) reportAnalyticsFailure(config.analyticsScript);
  return new Response(null, { status: 204 });
}
