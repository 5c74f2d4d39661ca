import { slugify } from '#az/characters/slug.ts';
import { countCharacters } from '#az/characters/text-length.ts';
import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { findNamedTag } from '#features/tags/rules/read-tags.ts';
import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ArticleStatus } from '../../tables.ts';
import type { ArticleFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { canEdit } from '../article-workflow.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { changeArticle } from '../write/change-article.ts';
import { archiveArticle, moveArticle, publishArticle } from '../write/move-article.ts';

/** The changes of many articles at once. 'move' changes their category, 'tag' and 'untag' give and take one tag. */
export const bulkActions = [
  'publish',
  'archive',
  'unschedule',
  'return',
  'move',
  'tag',
  'untag',
  'delete',
] as const;
export type BulkAction = (typeof bulkActions)[number];

export interface BulkRefusal {
  id: string;
  /** Null when there is no such article. */
  title: string | null;
  code: ProblemCode;
}

export interface BulkOutcome {
  /** Ids of the articles that were changed. */
  done: string[];
  refused: BulkRefusal[];
  /** For `undoBulkChange`, valid for a day. Null when nothing was changed. */
  undoId: string | null;
}

/** The state of one article before the change, and its version after it. */
export interface BulkUndoItem {
  id: string;
  action: BulkAction;
  version: number;
  status: ArticleStatus;
  category: string;
  publishedAt: number | null;
  scheduledAt: number | null;
  returnedReason: string | null;
  /** Missing in changes that were stored before tags were changed in bulk. */
  tags?: readonly string[];
}

const MAX_ARTICLES = 500;

/**
 * Changes many articles, each in its own transaction. An article that the account may not change is refused; the others
 * are changed. An article that has the tag already, or does not have the one to take, is left alone. `category`: the slug of
 * the new category. `tag`: the name of a tag. `reason`: why articles return to their authors. `now` in epoch milliseconds.
 * @throws Forbidden, InvalidInput 'bulk.tooMany', 'category.unknown', 'tag.nameRequired', 'tag.tooLong' or 'tag.unknown'.
 */
export async function bulkChangeArticles(
  db: Db,
  input: Change & {
    ids: readonly string[];
    action: BulkAction;
    category?: string;
    tag?: string;
    reason?: string;
  },
): Promise<BulkOutcome> {
  const { actor, action, reason, now, newId } = input;
  requireRole(actor, 'author');
  const ids = [...new Set(input.ids)];
  if (ids.length > MAX_ARTICLES) throw new InvalidInput([{ field: 'ids', code: 'bulk.tooMany' }]);
  const category = action === 'move' ? (await resolveCategory(db, input.category ?? '')).slug : '';
  const tag = action === 'tag' || action === 'untag' ? await resolveTag(db, input.tag ?? '', action) : '';
  const items: BulkUndoItem[] = [];
  const refusals = new Map<string, ProblemCode>();
  for (const id of ids) {
    try {
      const item = await changeOne(db, id, { actor, action, category, tag, reason, now, newId });
      if (item) items.push(item);
    } catch (error) {
      refusals.set(id, codeOf(error));
    }
  }
  const undoId = items.length > 0 ? newId() : null;
  if (undoId !== null)
    await db
      .insertInto('bulk_undo')
      .values({ id: undoId, staff_id: actor.id, created_at: now, items: JSON.stringify(items) })
      .execute();
  return { done: items.map((item) => item.id), refused: await withTitles(db, refusals), undoId };
}

/** The current name of a tag that may not exist yet; for 'untag' it has to. */
async function resolveTag(db: Db, typed: string, action: 'tag' | 'untag'): Promise<string> {
  const name = cleanLine(typed);
  const slug = slugify(name);
  const refuse = (code: ProblemCode) => new InvalidInput([{ field: 'tag', code }]);
  if (slug === '') throw refuse('tag.nameRequired');
  if (countCharacters(name) > tagLimits.characters) throw refuse('tag.tooLong');
  const known = await findNamedTag(db, { slug });
  if (!known && action === 'untag') throw refuse('tag.unknown');
  return known?.name ?? name;
}

async function withTitles(db: Db, refusals: ReadonlyMap<string, ProblemCode>): Promise<BulkRefusal[]> {
  if (refusals.size === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title'])
    .where('id', 'in', [...refusals.keys()])
    .execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return [...refusals].map(([id, code]) => ({ id, title: titles.get(id) ?? null, code }));
}

interface Input extends Change {
  action: BulkAction;
  category: string;
  tag: string;
  reason: string | undefined;
}

/** Null when there was nothing to change. */
async function changeOne(db: Db, id: string, input: Input): Promise<BulkUndoItem | null> {
  const { action } = input;
  const before = await actions[action](db, { ...input, id });
  if (before === null) return null;
  return {
    id,
    action,
    version: before.version + 1,
    status: before.status,
    category: before.fields.category,
    publishedAt: before.publishedAt,
    scheduledAt: before.scheduledAt,
    returnedReason: before.returnedReason,
    tags: before.fields.tags,
  };
}

type ArticleAction = (db: Db, input: Input & { id: string }) => Promise<ArticleState | null>;

/** Each function changes one article and returns its previous state; null when nothing had to be changed. */
const actions: Record<BulkAction, ArticleAction> = {
  publish: async (db, input) => (await publishArticle(db, input)).before,
  archive: async (db, input) => (await archiveArticle(db, input)).before,
  unschedule: async (db, input) => (await moveArticle(db, { ...input, move: 'unschedule' })).before,
  return: async (db, input) => (await moveArticle(db, { ...input, move: 'return' })).before,
  move: (db, input) => changeFields(db, input, 'move', () => ({ category: input.category })),
  tag: (db, input) => changeFields(db, input, 'save', ({ tags }) => ({ tags: [...tags, input.tag] })),
  untag: (db, input) =>
    changeFields(db, input, 'save', ({ tags }) => ({
      tags: tags.filter((tag) => !isSameTag(tag, input.tag)),
    })),
  delete: deleteArticle,
};

const isSameTag = (one: string, other: string) => slugify(one) === slugify(other);

function changeFields(
  db: Db,
  input: Input & { id: string },
  kind: 'move' | 'save',
  plan: (fields: ArticleFields) => Partial<ArticleFields>,
): Promise<ArticleState | null> {
  const { actor, id, action, now, newId } = input;
  return inTransaction(db, async (tx) => {
    const before = await getArticleState(tx, { id, lock: true });
    if (!canEdit(actor, before)) throw new Forbidden('Authors edit their own drafts only');
    const has = before.fields.tags.some((tag) => isSameTag(tag, input.tag));
    if ((action === 'tag' && has) || (action === 'untag' && !has)) return null;
    const fields = { ...before.fields, ...plan(before.fields) };
    if (fields.tags.length > Math.max(tagLimits.perArticle, before.fields.tags.length))
      throw new InvalidInput([{ field: 'tags', code: 'tag.tooMany' }]);
    await changeArticle(tx, { before, change: { fields }, kind, by: actor, now, newId });
    return before;
  });
}

/** The problem code of a refused article. Rethrows unexpected errors. */
function codeOf(error: unknown): ProblemCode {
  if (error instanceof Forbidden) return 'role.denied';
  if (error instanceof NotFound) return 'article.gone';
  if (error instanceof Conflict) return error.code;
  if (error instanceof InvalidInput && error.problems[0]) return error.problems[0].code;
  throw error;
}
