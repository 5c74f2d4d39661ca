import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type ArchivedRow, ArchiveRefused } from './archive-manifest.ts';

/** Tables with a column `fields`, the JSON of the fields of an article. */
const WITH_FIELDS = new Set(['article_revision', 'article_autosave']);

/**
 * The row with its HTML sanitised as on every write: an archive may come from anywhere.
 * @throws ArchiveRefused when the HTML is too long or nested too deeply to be cleaned.
 */
export function cleanRow(table: string, row: ArchivedRow): ArchivedRow {
  try {
    if (table === 'article') return { ...row, content: sanitiseContent(String(row.content ?? '')) };
    if (!WITH_FIELDS.has(table) || typeof row.fields !== 'string') return row;
    const fields = JSON.parse(row.fields);
    if (typeof fields?.content !== 'string') return row;
    const content = sanitiseContent(fields.content);
    return content === fields.content ? row : { ...row, fields: JSON.stringify({ ...fields, content }) };
  } catch (error) {
    if (!(error instanceof InvalidInput || error instanceof SyntaxError)) throw error;
    const id = row.article_id ?? row.id;
    throw new ArchiveRefused(`The text of article ${id} in "${table}" cannot be cleaned`, { cause: error });
  }
}
