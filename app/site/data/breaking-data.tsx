import { renderToStaticMarkup } from 'react-dom/server';
import { servicesOf } from '#app/context.ts';
import { BreakingEntries } from '#app/site/frame/breaking-strip.tsx';
import { listShownBreaking } from '#domain/breaking/list-shown-breaking.ts';
import type { Route } from './+types/breaking-data.ts';

/** Kept by the page cache until the content revision moves: whoever asks every three seconds costs no database. */
const BRIEF = 'public, max-age=0, s-maxage=1';

/** GET /api/breaking: the entries of the strip, for pages that are open. */
export async function loader({ context }: Route.LoaderArgs) {
  const entries = await listShownBreaking(servicesOf(context).db);
  return new Response(renderToStaticMarkup(<BreakingEntries entries={entries} />), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': BRIEF,
      'X-Robots-Tag': 'noindex',
    },
  });
}
