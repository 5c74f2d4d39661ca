import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { frameShowsScopes } from '#app/page-scopes.ts';
import { readPart } from '#app/read-part.ts';
import type { BreakingEntry } from '#domain/breaking/breaking-entry.ts';
import { listShownBreaking } from '#domain/breaking/list-shown-breaking.ts';

/** The content that every light page has in common. */
export interface LiteSite {
  siteName: string;
  siteUrl: string;
  breaking: readonly BreakingEntry[];
}

export async function readLiteSite(context: Readonly<RouterContextProvider>): Promise<LiteSite> {
  const { db, config } = servicesOf(context);
  const { siteName, siteUrl } = config;
  const breaking = await readPart(context, {
    name: 'breaking strip',
    read: () => listShownBreaking(db),
    fallback: [],
  });
  frameShowsScopes(context, 'breaking');
  return { siteName, siteUrl, breaking };
}
