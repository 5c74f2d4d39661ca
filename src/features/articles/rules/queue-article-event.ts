import { slugify, slugifyOr } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ArticleLists, OutboxDetails } from '#platform/outbox/outbox-event.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type ArticleFieldName, type ArticleFields, listChangedFields } from './article-fields.ts';
import type { ArticleState } from './article-state.ts';

/** Fields that only order the lists of the site. */
const INTERNAL: ReadonlySet<ArticleFieldName> = new Set(['featured']);
const LISTING: ReadonlySet<ArticleFieldName> = new Set(['category', 'tags', 'author']);

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
  const detail: OutboxDetails['article.updated'] = {
    ...(changed.includes('slug') && { previousSlug: before.fields.slug }),
    ...(changed.some((name) => LISTING.has(name)) && { previousLists: listsOf(before.fields) }),
  };
  await queueOutboxEvent(tx, { ...event, type: 'article.updated', detail });
}

/** The lists that show an article with these fields. */
export function listsOf({ category, tags, author }: ArticleFields): ArticleLists {
  return { category, tags: tags.map(slugify), author: slugifyOr(author, 'muellif') };
}
