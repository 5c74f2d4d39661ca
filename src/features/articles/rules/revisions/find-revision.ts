import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus, RevisionKind } from '../../tables.ts';
import type { ArticleFields } from '../article-fields.ts';
import { parseArticleFields } from '../parse-article-fields.ts';

/** An article as it was at one version. */
export interface Revision {
  articleId: string;
  version: number;
  kind: RevisionKind;
  fields: ArticleFields;
  status: ArticleStatus;
  scheduledAt: number | null;
  /** The account that wrote it. Null: the system. */
  staffId: string | null;
  staffName: string | null;
  /** Epoch milliseconds. */
  at: number;
}

export async function findRevision(
  db: Db,
  { articleId, version }: { articleId: string; version: number },
): Promise<Revision | null> {
  const row = await db
    .selectFrom('article_revision')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return null;
  const kept = JSON.parse(row.fields) as { status: ArticleStatus; scheduledAt?: number | null };
  return {
    articleId,
    version,
    kind: row.kind,
    fields: parseArticleFields(kept),
    status: kept.status,
    scheduledAt: kept.scheduledAt ?? null,
    staffId: row.staff_id,
    staffName: row.staff_name,
    at: row.created_at,
  };
}
