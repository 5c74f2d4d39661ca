import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { keepTogether } from '#az/text/keep-together.ts';

/** What is copied, sent or read by programs stays as it is: scripts with structured data, titles, fields, code. */
const PARTS = /<(script|style|title|textarea|option|pre|code)\b[^<>]*>[\s\S]*?<\/\1>|<[^<>]*>|[^<]+/g;

/**
 * The HTML of a page whose visible text keeps names together at the end of a line. It is the one place through which every
 * text of readers' pages goes, so that no component has to think of it.
 */
export function keepHtmlTogether(html: string): string {
  return html.replace(PARTS, (part) => (part.startsWith('<') ? part : keepTogether(part)));
}

/** A part of a readers' page as HTML, for pages that are open. */
export function renderFragment(fragment: ReactNode): string {
  return keepHtmlTogether(renderToStaticMarkup(fragment));
}
