import type { Db } from '#platform/db/schema.ts';
import type { RevisionKind } from '../../tables.ts';

/** A row of an article's history. */
export interface RevisionSummary {
  version: number;
  kind: RevisionKind;
  /** Null: the system. */
  staffName: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The history of an article, the newest version first. With `before` only lower versions, for the next page. */
export async function listRevisions(
  db: Db,
  { articleId, before = null, limit = 50 }: { articleId: string; before?: number | null; limit?: number },
): Promise<RevisionSummary[]> {
  const rows = await db
    .selectFrom('article_revision')
    .select(['version', 'kind', 'staff_name', 'created_at'])
    .where('article_id', '=', articleId)
    .$if(before !== null, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    kind: row.kind,
    staffName: row.staff_name,
    at: row.created_at,
  }));
}
