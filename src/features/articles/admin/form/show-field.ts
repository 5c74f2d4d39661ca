import { blockKinds } from '../../rules/article-content.ts';
import type { ArticleFieldName, ArticleFields } from '../../rules/article-fields.ts';
import { conflictText, editorText, originText } from '../../text.ts';
import type { BlockLabels } from '../editor/nodes/read-block-labels.server.ts';

const BLOCK = new RegExp(`<div data-(?:${blockKinds.join('|')})="([^"]*)"[^<>]*>`, 'gi');
const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote|figcaption|figure|tr|table|ul|ol|div)>|<(?:br|hr) ?\/?>/gi;

/**
 * Converts HTML to plain text with a line for each paragraph. Pictures and embeds become their addresses, match cards
 * their labels.
 */
export function readableText(html: string, labels: BlockLabels = {}): string {
  return html
    .replace(/<img[^<>]*\bsrc="([^"]*)"[^<>]*>/gi, '\n🖼 $1\n')
    .replace(BLOCK, (_block, id: string) => `\n⚽ ${labels[id] ?? editorText.matchGone}\n`)
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n');
}

/** Formats the value of a field as text. `labels`: those of the blocks in it. */
export function showField(value: unknown, name?: ArticleFieldName, labels?: BlockLabels): string {
  if (name === 'origin') return originText[value as ArticleFields['origin']] ?? String(value);
  if (typeof value === 'boolean') return value ? conflictText.yes : conflictText.no;
  if (Array.isArray(value)) return value.join(', ') || conflictText.empty;
  return readableText(String(value ?? ''), labels).trim() || conflictText.empty;
}
