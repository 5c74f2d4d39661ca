import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ArticleStatus, RevisionKind } from '../../tables.ts';
import type { ArticleFields } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';

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
