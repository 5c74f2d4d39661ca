import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { queueOutboxEvent } from '#domain/outbox/queue-event.ts';
import { type ArticleFieldName, listChangedFields } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';

/** Fields that only order the lists of the site. */
const INTERNAL: ReadonlySet<ArticleFieldName> = new Set(['featured']);

/**
 * Records for the outside what a change means to readers: the article became public, left the lists, or reads
 * differently. Other changes record nothing. Call it in the transaction of the change.
 */
export async function queueArticleEvent(
  tx: Db,
  { before, after, now, newId }: { before: ArticleState; after: ArticleState; now: number; newId: NewId },
): Promise<void> {
  const event = { subjectId: after.id, now, newId };
  const wasPublished = before.status === 'published';
  if (after.status !== 'published') {
    if (wasPublished) await queueOutboxEvent(tx, { ...event, type: 'article.archived', detail: {} });
    return;
  }
  if (!wasPublished) return queueOutboxEvent(tx, { ...event, type: 'article.published', detail: {} });
  const changed = listChangedFields(before.fields, after.fields).filter((name) => !INTERNAL.has(name));
  if (changed.length === 0) return;
  const detail = changed.includes('slug') ? { previousSlug: before.fields.slug } : {};
  await queueOutboxEvent(tx, { ...event, type: 'article.updated', detail });
}
