import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { toPlainText } from '#features/search/rules/to-plain-text.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { ImportedRecord, ParsedArticle, ParsedRecord } from '../imported-record.ts';
import { fingerprintOf } from '../sources/import-sources.ts';

/** In UTF-16 units. No field except the text is so long here. */
const MAX_TEXT = 20_000;
/** More names or losses of one article say nothing more. */
const MAX_ITEMS = 500;

/** Does the long work of an article: its HTML is sanitised, its texts lose their tags, and all become short enough to be sent. */
export function finishRecord(record: ImportedRecord): ParsedRecord {
  if (record.kind !== 'article') return shorten(record);
  const fingerprint = fingerprintOf(record);
  const { html, ...article } = record;
  const plain = (text: string | null) => (text === null ? null : toPlainText(text.slice(0, MAX_TEXT)));
  const content = cleanContent(html);
  return {
    ...(shorten(article) as Omit<ParsedArticle, 'content' | 'fingerprint'>),
    title: plain(article.title),
    excerpt: plain(article.excerpt),
    content,
    fingerprint,
  };
}

function shorten<Value>(value: Value): Value {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT) as Value;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shorten) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)])) as Value;
}

/** The sanitised HTML. Null when it is too long or too deeply nested. */
function cleanContent(html: string): string | null {
  try {
    return sanitiseContent(html);
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
