import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { renderFragment } from '#platform/site/keep-html-together.ts';
import { listShownBreaking } from '../rules/shown-breaking.ts';
import type { Route } from './+types/breaking-data.ts';
import { BreakingEntries } from './breaking-strip.tsx';

/** The page cache stores the response until the site revision changes, so frequent requests do not reach the database. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1';

/** GET /api/breaking: the entries of the strip, for open pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const entries = await listShownBreaking(servicesOf(context).db);
  showsScopes(context, 'breaking');
  return new Response(renderFragment(<BreakingEntries entries={entries} />), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': CACHE_CONTROL,
      'X-Robots-Tag': 'noindex',
    },
  });
}
