import { type RouteContext, servicesOf } from '#platform/http/context.ts';

/** The name and address of the site, for the newsletter pages. */
export function readSite(context: RouteContext) {
  const { siteName, siteUrl } = servicesOf(context).config;
  return { site: { name: siteName, url: siteUrl } };
}
