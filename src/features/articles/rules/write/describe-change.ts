import type { ArticleStatus } from '../../tables.ts';
import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
  listChangedFields,
} from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';

type Description = Record<string, unknown>;

/** A change as the audit log stores it: the fields that differ. Of the text only its length; the revision has the rest. */
export function describeChange(
  before: ArticleState,
  after: ArticleState,
  reason: string | null,
): { before: Description; after: Description } {
  const was: Description = { title: before.fields.title, version: before.version };
  const is: Description = { title: after.fields.title, version: after.version };
  for (const name of listChangedFields(before.fields, after.fields)) {
    was[name] = describeField(name, before.fields);
    is[name] = describeField(name, after.fields);
  }
  if (before.status !== after.status) {
    was.status = before.status;
    is.status = after.status;
  }
  if (before.scheduledAt !== after.scheduledAt) {
    was.scheduledAt = before.scheduledAt;
    is.scheduledAt = after.scheduledAt;
  }
  if (reason !== null) is.reason = reason;
  return { before: was, after: is };
}

/** An article that was created or deleted as the audit log stores it: every field with a value, of the text its length. */
export function describeArticle(
  fields: ArticleFields,
  { status, slug, scheduledAt }: { status: ArticleStatus; slug: string; scheduledAt: number | null },
): Description {
  const filled = articleFieldNames.filter((name) => {
    const value = fields[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  const values = filled.map((name) => [name, describeField(name, fields)]);
  return { ...Object.fromEntries(values), slug, status, ...(scheduledAt !== null && { scheduledAt }) };
}

function describeField(name: ArticleFieldName, fields: ArticleFields): unknown {
  return articleFields[name].kind === 'html' ? String(fields[name]).length : fields[name];
}
