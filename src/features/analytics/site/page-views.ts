import { data } from 'react-router';
import { z } from 'zod';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { classifyDevice, classifySource } from '../rules/page-views/page-view.ts';
import type { Route } from './+types/page-views.ts';

export const loader = postOnly;

/** `from`: the referring host, empty when the browser sends none; absent for a click on the front page. */
const body = z.object({ slug: z.string().min(1).max(200), from: z.string().max(300).optional() });

/**
 * Counts a page view of an article or a click on the front page (spec §2.1). Responds after the commit with the new count.
 * Robots and prefetched pages are not counted.
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
  // A page view of staff counts as a view (spec §2.1) but not as a reader.
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
