import type { ReactNode } from 'react';
import { renderFragment } from './keep-html-together.ts';

/** Answers with a part of a readers' page, for open pages. A proxy keeps it for two seconds, the page cache until it changes. */
export function liveFragment(fragment: ReactNode): Response {
  return new Response(renderFragment(fragment), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=2',
      'X-Robots-Tag': 'noindex',
    },
  });
}
