import { redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';

/**
 * What has this slug, else what has it without capitals and Azerbaijani letters: readers type `Qarabağ` for `qarabag`. The page
 * then leads to the slug that was found.
 */
export async function findByTypedSlug<Found>(
  typed: string,
  find: (slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  const slug = slugify(typed);
  return (await find(typed)) ?? (slug === typed ? null : await find(slug));
}

/** Leads for good to the same page with another slug, which is the second segment of the path: `/turnir/:slug/oyunlar`. */
export function redirectToSlug(request: Request, slug: string): Response {
  const { pathname, search } = new URL(request.url);
  const [, section, , ...rest] = pathname.split('/');
  return redirect(['', section, encodeURIComponent(slug), ...rest].join('/') + search, 301);
}
