import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';

/** The name and address of the site, for the newsletter pages. */
export function readSite(context: Readonly<RouterContextProvider>) {
  const { siteName, siteUrl } = servicesOf(context).config;
  return { site: { name: siteName, url: siteUrl } };
}
