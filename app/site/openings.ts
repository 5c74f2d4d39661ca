import { data } from 'react-router';
import { z } from 'zod';
import { requestContext, servicesOf } from '#app/context.ts';
import { postOnly } from '#app/post-only.ts';
import type { Route } from './+types/openings.ts';

export const loader = postOnly;

const body = z.object({ slug: z.string().min(1).max(200) });

/**
 * Where pages report an opened article or a click on the home page (spec §2.1). Answers after the commit with the
 * new count; robots and pages fetched ahead of time count for nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { countOpening, readerKey } = servicesOf(context);
  const parsed = body.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return data(null, { status: 400 });
  const { clientAddress } = context.get(requestContext);
  const reader = readerKey({ clientAddress, userAgent: request.headers.get('user-agent') });
  if (reader === null || request.headers.get('sec-purpose')?.includes('prefetch'))
    return data(null, { status: 202 });
  const views = await countOpening({ slug: parsed.data.slug, reader });
  return views === null ? data(null, { status: 404 }) : data({ views });
}
