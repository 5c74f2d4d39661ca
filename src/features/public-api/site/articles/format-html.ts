import { readerText } from '#features/articles/site/article/reader-text.ts';

/**
 * The text of an article for other sites, with absolute addresses. `blocks` has the HTML of each block of a match or a table
 * by its key; a block without one is left out. `siteUrl` has no trailing slash.
 */
export function formatHtml(
  html: string,
  { siteUrl, blocks = new Map() }: { siteUrl: string; blocks?: ReadonlyMap<string, string> },
): string {
  return readerText(html, blocks).replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${siteUrl}/`);
}
