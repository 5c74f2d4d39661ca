import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { removeDeletedAddresses } from '#features/redirects/rules/remove-deleted-addresses.ts';
import { ensureTags, lockCountedRows, writeArticleTags } from '#features/tags/rules/article-tags.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ArticleStatus, RevisionKind } from '../../tables.ts';
import { writeTitleSortKeys } from '../admin-list/write-title-sort-keys.ts';
import {
  type ArticleFieldName,
  type ArticleFields,
  articleFields,
  listChangedFields,
} from '../article-fields.ts';
import { type ArticleState, isShownToReaders, toFieldColumns, toStateColumns } from '../article-state.ts';
import { requireCategory } from '../article-workflow.ts';
import { queueArticleEvent } from '../queue-article-event.ts';
import { recordRevision } from '../revisions/revisions.ts';
import { queueArticleMail } from './article-mails.ts';
import { moveArticleSlug, parseSlug } from './article-slugs.ts';
import { describeChange } from './describe-change.ts';
import { writeArticleFixtures } from './insert-articles.ts';

/** The changes of an article. Absent properties stay as they are. */
export interface ArticleChange {
  fields?: ArticleFields;
  status?: ArticleStatus;
  publishedAt?: number | null;
  scheduledAt?: number | null;
  returnedReason?: string | null;
}

/**
 * Writes a change of a locked article: its row, tags, old address, revision and audit entry, its event for the outside,
 * and the mails of a submission or a return. Every change of an article by the newsroom goes through here; rules about who may change it
 * and when belong to the callers. Returns the new state.
 * @throws InvalidInput 'category.unknown', 'category.notYours', 'slug.invalid' or 'slug.taken'.
 */
export async function changeArticle(
  tx: Db,
  input: {
    before: ArticleState;
    change: ArticleChange;
    kind: RevisionKind;
    /** Null: the system. */
    by: Actor | null;
    /** A minor correction. It does not change the "updated" date. */
    isMinor?: boolean;
    /** False for imports: the outside is not told. */
    isAnnounced?: boolean;
    now: number;
    newId: NewId;
  },
): Promise<ArticleState> {
  const { before, change, kind, by, isMinor = false, isAnnounced = true, now, newId } = input;
  const { id } = before;
  const wanted = change.fields ?? before.fields;
  const changed = listChangedFields(before.fields, wanted);
  const status = change.status ?? before.status;
  // Otherwise no revision would hold the state that is replaced.
  if (!before.hasRevision)
    await recordRevision(tx, { state: before, kind: 'before', by: null, now: before.updatedAt, newId });

  const category = changed.includes('category')
    ? await findCategory(tx, wanted.category)
    : { id: before.categoryId, slug: before.fields.category };
  if (by && changed.includes('category')) requireCategory(by, category.id);
  const tags = changed.includes('tags') ? await ensureTags(tx, { names: wanted.tags, now, newId }) : null;
  const tagIds = tags?.map((tag) => tag.id);
  if (before.status === 'published' || status === 'published') {
    const categoryIds = [before.categoryId, category.id];
    await lockCountedRows(tx, { articleId: id, categoryIds, tagIds: tagIds ?? [] });
  }
  const slug = changed.includes('slug') ? parseSlug(wanted.slug) : before.fields.slug;
  if (slug !== before.fields.slug) await moveArticleSlug(tx, { before, slug, now });
  // Readers see the label 'Yenilənib'.
  const isRevised =
    before.publishedAt !== null && !isMinor && changed.some((name) => articleFields[name].marksRevised);
  const after: ArticleState = {
    ...before,
    version: before.version + 1,
    status,
    fields: {
      ...wanted,
      slug,
      category: category.slug,
      tags: tags?.map((tag) => tag.name) ?? before.fields.tags,
    },
    categoryId: category.id,
    updatedAt: now,
    revisedAt: isRevised ? now : before.revisedAt,
    publishedAt: change.publishedAt === undefined ? before.publishedAt : change.publishedAt,
    scheduledAt: change.scheduledAt === undefined ? before.scheduledAt : change.scheduledAt,
    returnedReason: change.returnedReason === undefined ? before.returnedReason : change.returnedReason,
    hasRevision: true,
  };
  await updateRow(tx, after, changed);
  if (isShownToReaders(after) && (!isShownToReaders(before) || slug !== before.fields.slug))
    await removeDeletedAddresses(tx, { articleIds: [id] });
  if (tagIds) await writeArticleTags(tx, id, tagIds);
  if (changed.includes('content'))
    await writeArticleFixtures(tx, { articleId: id, content: after.fields.content });
  if (changed.includes('title')) await writeTitleSortKeys(tx, [{ id, ...after.fields }]);
  const revisionId = await recordRevision(tx, { state: after, kind, by, now, newId });
  const states = describeChange(before, after, change.returnedReason ?? null);
  await recordAudit(tx, { actor: by, now, newId }, `article.${kind}`, id, states);
  if (isAnnounced) await queueArticleEvent(tx, { before, after, now, newId });
  if (kind === 'submit' || kind === 'return')
    await queueArticleMail(tx, {
      revisionId,
      createdBy: after.createdBy,
      categoryId: after.categoryId,
      kind,
      by,
      now,
      newId,
    });
  return after;
}

async function updateRow(tx: Db, state: ArticleState, changed: readonly ArticleFieldName[]): Promise<void> {
  const { id, slug: _, author_slug, ...columns } = toStateColumns(state);
  await tx
    .updateTable('article')
    .set({
      ...columns,
      ...toFieldColumns(state.fields, changed),
      // Written only with the byline: an old address of an author must not change with another field.
      ...(changed.includes('author') && { author_slug }),
    })
    .where('id', '=', id)
    .execute();
}

/** Only imported articles have no category. They may stay without one or be restored to none. */
function findCategory(tx: Db, slug: string): Promise<{ id: string | null; slug: string }> {
  return slug === '' ? Promise.resolve({ id: null, slug }) : resolveCategory(tx, slug);
}
