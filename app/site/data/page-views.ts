import { data } from 'react-router';
import { z } from 'zod';
import { requestContext, servicesOf } from '#app/context.ts';
import { postOnly } from '#app/post-only.ts';
import { findStaff } from '#app/session.server.ts';
import { classifyDevice } from '#domain/analytics/page-views/device-class.ts';
import { classifySource } from '#domain/analytics/page-views/source-class.ts';
import type { Route } from './+types/page-views.ts';

export const loader = postOnly;

/** `from`: the host that led to the page, empty when the browser names none; absent for a click on the home page. */
const body = z.object({ slug: z.string().min(1).max(200), from: z.string().max(300).optional() });

/**
 * Where pages report an opened article or a click on the home page (spec §2.1). Answers after the commit with the
 * new count; robots and pages fetched ahead of time count for nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { countPageView, readerKey, networkKey, config } = servicesOf(context);
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return data(null, { status: 400 });
  const { clientAddress } = context.get(requestContext);
  const userAgent = request.headers.get('user-agent');
  const reader = readerKey({ clientAddress, userAgent });
  if (reader === null || request.headers.get('sec-purpose')?.includes('prefetch'))
    return data(null, { status: 202 });
  const { slug, from } = parsed.data;
  const source = classifySource(from, new URL(config.siteUrl).host);
  // Whoever works here looks at the paper as part of the work: an opening is a view (spec §2.1), but no reader.
  const isStaff = (await findStaff(request, context).catch(() => null)) !== null;
  const views = await countPageView({
    slug,
    reader: isStaff ? null : reader,
    network: networkKey(clientAddress),
    source,
    device: classifyDevice(userAgent),
  });
  return views === null ? data(null, { status: 404 }) : data({ views });
}
