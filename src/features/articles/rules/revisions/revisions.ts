import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ArticleStatus, RevisionKind } from '../../tables.ts';
import type { ArticleFields } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';
import { parseArticleFields } from '../clean-article-fields.ts';

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

/**
 * An article as it was at a version.
 * @throws NotFound
 */
export async function getRevision(
  db: Db,
  { articleId, version }: { articleId: string; version: number },
): Promise<Revision> {
  const revision = Number.isSafeInteger(version) ? await findRevision(db, { articleId, version }) : null;
  if (!revision) throw new NotFound(`Article ${articleId} has no version ${version}`);
  return revision;
}

/** A row of an article's history. */
export type RevisionSummary = Pick<Revision, 'version' | 'kind' | 'staffName' | 'at'>;

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

/** What a revision stores: every field, the status and the planned publication. */
export interface RevisionFields extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

interface RevisionOrigin {
  kind: RevisionKind;
  /** Null: the system. */
  by: Pick<Actor, 'id' | 'name'> | null;
  now: number;
  newId: NewId;
}

/**
 * Stores a state of an article as a revision and returns the id of the revision. Call it after every change of an
 * article, inside its transaction.
 */
export async function recordRevision(
  tx: Db,
  { state, ...origin }: { state: ArticleState } & RevisionOrigin,
): Promise<string> {
  const ids = await recordRevisions(tx, { states: [state], ...origin });
  return ids.get(state.id) ?? '';
}

/** As `recordRevision` for many articles. Returns the ids of the revisions by the ids of the articles. */
export async function recordRevisions(
  tx: Db,
  { states, kind, by, now, newId }: { states: readonly ArticleState[] } & RevisionOrigin,
): Promise<Map<string, string>> {
  const rows = states.map(({ id, version, fields, status, scheduledAt }) => {
    const stored: RevisionFields = { ...fields, status, scheduledAt };
    return {
      id: newId(),
      article_id: id,
      version,
      kind,
      fields: JSON.stringify(stored),
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
      created_at: now,
    };
  });
  if (rows.length > 0) await tx.insertInto('article_revision').values(rows).execute();
  return new Map(rows.map(({ id, article_id }) => [article_id, id]));
}
