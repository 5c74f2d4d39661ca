import type { Db } from '#db/schema.ts';
import type { RevisionKind } from '#db/tables/article-editing.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';

/** What a revision keeps: every field, and where the article stood on its way. */
export interface RevisionFields extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

/** Keeps the article as it is now. Call it after every change of an article, inside its transaction. */
export async function recordRevision(
  tx: Db,
  the: {
    articleId: string;
    kind: RevisionKind;
    /** Null: the program itself. */
    by: Pick<Actor, 'id' | 'name'> | null;
    now: number;
    newId: NewId;
  },
): Promise<RevisionFields> {
  const { version, fields, status, scheduledAt } = await getArticleState(tx, { id: the.articleId });
  const kept: RevisionFields = { ...fields, status, scheduledAt };
  await tx
    .insertInto('article_revision')
    .values({
      id: the.newId(),
      article_id: the.articleId,
      version,
      kind: the.kind,
      fields: JSON.stringify(kept),
      staff_id: the.by?.id ?? null,
      staff_name: the.by?.name ?? null,
      at: the.now,
    })
    .execute();
  return kept;
}
