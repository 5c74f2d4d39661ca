import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';

/** What the pages around a subscription say about the paper. */
export function readSite(context: Readonly<RouterContextProvider>) {
  const { siteName, siteUrl } = servicesOf(context).config;
  return { site: { name: siteName, url: siteUrl } };
}
