import type { ProblemCode } from '#az/text/problems.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { resolveCategory } from '#domain/categories/resolve-category.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { canEdit } from '../article-workflow.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { archiveArticle } from '../write/archive-article.ts';
import { changeArticle } from '../write/change-article.ts';
import { publishArticle } from '../write/publish-article.ts';

/** A change of many articles at once. 'move' changes their category. */
export type BulkAction = 'publish' | 'archive' | 'move' | 'delete';

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
}

const MAX_ARTICLES = 500;

/**
 * Changes many articles, each in its own transaction. An article that the account may not change is refused; the others
 * are changed. `category`: the slug of the new category. `now` in epoch milliseconds.
 * @throws Forbidden, InvalidInput 'bulk.tooMany' or 'category.unknown'.
 */
export async function bulkChangeArticles(
  db: Db,
  input: {
    actor: Actor;
    ids: readonly string[];
    action: BulkAction;
    category?: string;
    now: number;
    newId: NewId;
  },
): Promise<BulkOutcome> {
  const { actor, action, now, newId } = input;
  requireRole(actor, 'author');
  const ids = [...new Set(input.ids)];
  if (ids.length > MAX_ARTICLES) throw new InvalidInput([{ field: 'ids', code: 'bulk.tooMany' }]);
  const category = action === 'move' ? (await resolveCategory(db, input.category ?? '')).slug : '';
  const items: BulkUndoItem[] = [];
  const refusals = new Map<string, ProblemCode>();
  for (const id of ids) {
    try {
      items.push(await changeOne(db, id, { actor, action, category, now, newId }));
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

type Input = { actor: Actor; action: BulkAction; category: string; now: number; newId: NewId };

async function changeOne(db: Db, id: string, input: Input): Promise<BulkUndoItem> {
  const { action } = input;
  const before = await actions[action](db, { ...input, id });
  return {
    ...{ id, action, version: before.version + 1, status: before.status },
    ...{ category: before.fields.category, publishedAt: before.publishedAt },
    ...{ scheduledAt: before.scheduledAt, returnedReason: before.returnedReason },
  };
}

/** Each function changes one article and returns its previous state. */
const actions: Record<BulkAction, (db: Db, input: Input & { id: string }) => Promise<ArticleState>> = {
  publish: async (db, input) => (await publishArticle(db, input)).before,
  archive: async (db, input) => (await archiveArticle(db, input)).before,
  move: changeCategory,
  delete: deleteArticle,
};

function changeCategory(db: Db, input: Input & { id: string }): Promise<ArticleState> {
  const { actor, id, category, now, newId } = input;
  return inTransaction(db, async (tx) => {
    const before = await getArticleState(tx, { id, lock: true });
    if (!canEdit(actor, before)) throw new Forbidden('Authors edit their own drafts only');
    const change = { fields: { ...before.fields, category } };
    await changeArticle(tx, { before, change, kind: 'move', by: actor, now, newId });
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
