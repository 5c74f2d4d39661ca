import type { Db } from '#db/schema.ts';
import type { RevisionKind } from '#db/tables/article-editing.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ArticleFields } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';

/** What a revision stores: every field, the status and the planned publication. */
export interface RevisionFields extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

/**
 * Stores a state of an article as a revision and returns the id of the revision. Call it after every change of an
 * article, inside its transaction.
 */
export async function recordRevision(
  tx: Db,
  input: {
    state: ArticleState;
    kind: RevisionKind;
    /** Null: the system. */
    by: Pick<Actor, 'id' | 'name'> | null;
    now: number;
    newId: NewId;
  },
): Promise<string> {
  const { state, kind, by, now, newId } = input;
  const stored: RevisionFields = { ...state.fields, status: state.status, scheduledAt: state.scheduledAt };
  const id = newId();
  await tx
    .insertInto('article_revision')
    .values({
      id,
      article_id: state.id,
      version: state.version,
      kind,
      fields: JSON.stringify(stored),
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? null,
      created_at: now,
    })
    .execute();
  return id;
}
