import { isSlug, slugify, slugifyOr } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import type { RevisionKind } from '#db/tables/article-editing.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { resolveCategory } from '#domain/categories/resolve-category.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { ensureTags } from '#domain/tags/ensure-tags.ts';
import { lockCounted, writeArticleTags } from '#domain/tags/write-article-tags.ts';
import { writeDeskWords } from '../admin-list/article-search-text.ts';
import { type ArticleFields, listChangedFields } from '../article-fields.ts';
import { writeArticleSource } from '../article-source.ts';
import type { ArticleState } from '../article-state.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import { describeChange } from './describe-change.ts';
import { markRevised } from './mark-revised.ts';
import { moveArticleSlug } from './move-article-slug.ts';
import { queueArticleMail } from './queue-article-mail.ts';

/** What of an article changes; what is absent stays. */
export interface ArticleChange {
  fields?: ArticleFields;
  status?: ArticleStatus;
  publishedAt?: number | null;
  scheduledAt?: number | null;
  returnedReason?: string | null;
}

/**
 * Writes a change of a locked article: its row, tags, old address, revision and a line in the journal. A step to approval
 * or back queues its mails. Every change of
 * an article by the newsroom goes through here; rules about who and when are the callers'. Returns the new version.
 * @throws InvalidInput 'category.unknown', 'slug.invalid' or 'slug.taken'.
 */
export async function applyArticleChange(
  tx: Db,
  the: {
    state: ArticleState;
    change: ArticleChange;
    kind: RevisionKind;
    /** Null: the program itself. */
    by: Actor | null;
    /** A slip put right: readers are not told. */
    isMinor?: boolean;
    now: number;
    newId: NewId;
  },
): Promise<{ version: number; slug: string }> {
  const { state, change, kind, by, now, newId } = the;
  const { id } = state;
  const fields = change.fields ?? state.fields;
  const changed = listChangedFields(state.fields, fields);
  const status = change.status ?? state.status;
  await keepFirstState(tx, state, newId);

  const category = changed.includes('category')
    ? await findCategory(tx, fields.category)
    : { id: state.categoryId };
  const tagIds = changed.includes('tags') ? await ensureTags(tx, { names: fields.tags, now, newId }) : null;
  if (state.status === 'published' || status === 'published') {
    const categoryIds = [state.categoryId, category.id];
    await lockCounted(tx, { articleId: id, categoryIds, tagIds: tagIds ?? [] });
  }
  const slug = changed.includes('slug') ? cleanSlug(fields.slug) : state.fields.slug;
  if (slug !== state.fields.slug) await moveArticleSlug(tx, { state, slug, now });
  await tx
    .updateTable('article')
    .set({
      title: fields.title,
      excerpt: fields.excerpt,
      content: fields.content,
      category_id: category.id,
      author: fields.author,
      // Written only with the byline: an old address of an author is not changed in passing.
      ...(changed.includes('author') && { author_slug: slugifyOr(fields.author, 'muellif') }),
      image: fields.image,
      featured: fields.featured ? 1 : 0,
      seo_title: fields.seoTitle || null,
      seo_description: fields.seoDescription || null,
      status,
      published_at: change.publishedAt === undefined ? state.publishedAt : change.publishedAt,
      scheduled_at: change.scheduledAt === undefined ? state.scheduledAt : change.scheduledAt,
      returned_reason: change.returnedReason === undefined ? state.returnedReason : change.returnedReason,
      version: state.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (state.publishedAt !== null && !the.isMinor) await markRevised(tx, { articleId: id, changed, now });
  if (tagIds) await writeArticleTags(tx, id, tagIds);
  if (changed.some((name) => name === 'origin' || name === 'source' || name === 'sourceUrl'))
    await writeArticleSource(tx, id, fields);
  if (changed.includes('title') || changed.includes('author'))
    await writeDeskWords(tx, [{ id, title: fields.title, author: fields.author }]);
  const after = await recordRevision(tx, { articleId: id, kind, by, now, newId });
  await recordAudit(tx, {
    ...{ actor: by, action: `article.${kind}`, subjectType: 'article', subjectId: id, now, newId },
    ...describeChange(state, after, change.returnedReason ?? null),
  });
  if (kind === 'submit') await queueArticleMail(tx, { articleId: id, step: 'pending', by, now, newId });
  if (kind === 'return') await queueArticleMail(tx, { articleId: id, step: 'returned', by, now, newId });
  return { version: state.version + 1, slug };
}

/** An article that was written around the program has no revision of the state that is about to go. */
async function keepFirstState(tx: Db, { id, version, updatedAt }: ArticleState, newId: NewId): Promise<void> {
  const kept = await tx
    .selectFrom('article_revision')
    .select('id')
    .where('article_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!kept) await recordRevision(tx, { articleId: id, kind: 'before', by: null, now: updatedAt, newId });
}

/** Only imported articles are without a category; they may be left so, and come back to it. */
function findCategory(tx: Db, slug: string): Promise<{ id: string | null }> {
  return slug === '' ? Promise.resolve({ id: null }) : resolveCategory(tx, slug);
}

function cleanSlug(wanted: string): string {
  const slug = isSlug(wanted) ? wanted : slugify(wanted);
  if (slug === '') throw new InvalidInput([{ field: 'slug', code: 'slug.invalid' }]);
  return slug;
}
