import type { MatchLabels } from '#app/admin/editor/nodes/read-match-labels.server.ts';
import { conflictText, editorText } from '#az/text/admin/article-list.ts';
import { originText } from '#az/text/site/source.ts';
import type { ArticleFieldName, ArticleFields } from '#domain/articles/article-fields.ts';

const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote|figcaption|figure|tr|table|ul|ol|div)>|<(?:br|hr) ?\/?>/gi;

/**
 * Converts HTML to plain text with a line for each paragraph. Pictures and embeds become their addresses, match cards
 * their labels.
 */
export function readableText(html: string, matches: MatchLabels = {}): string {
  return html
    .replace(/<img[^>]*\bsrc="([^"]*)"[^>]*>/gi, '\n🖼 $1\n')
    .replace(
      /<div data-match-card="([^"]*)"[^>]*>/gi,
      (_card, id: string) => `\n⚽ ${matches[id] ?? editorText.matchGone}\n`,
    )
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n');
}

/** Formats the value of a field as text. `matches`: the labels of the match cards in it. */
export function showField(value: unknown, name?: ArticleFieldName, matches?: MatchLabels): string {
  if (name === 'origin') return originText[value as ArticleFields['origin']] ?? String(value);
  if (typeof value === 'boolean') return value ? conflictText.yes : conflictText.no;
  if (Array.isArray(value)) return value.join(', ') || conflictText.empty;
  return readableText(String(value ?? ''), matches).trim() || conflictText.empty;
}
