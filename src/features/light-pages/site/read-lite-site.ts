import type { BreakingEntry } from '#features/breaking-news/rules/breaking-entry.ts';
import { listShownBreaking } from '#features/breaking-news/rules/shown-breaking.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { layoutShowsScopes } from '#platform/page-cache/page-scopes.ts';

/** The content that every light page has in common. */
export interface LiteSite {
  siteName: string;
  siteUrl: string;
  breaking: readonly BreakingEntry[];
}

export async function readLiteSite(context: RouteContext): Promise<LiteSite> {
  const { db, config } = servicesOf(context);
  const { siteName, siteUrl } = config;
  const breaking = await readPart(context, 'breaking strip', () => listShownBreaking(db), []);
  layoutShowsScopes(context, 'breaking');
  return { siteName, siteUrl, breaking };
}
