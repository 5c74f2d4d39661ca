import { InvalidInput } from '#platform/errors.ts';
import { type Actor, hasCategory, hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import type { ArticleStatus } from '../tables.ts';

/** A status change of an article that an account can make. */
export type ArticleMove = 'submit' | 'return' | 'schedule' | 'unschedule' | 'publish' | 'archive';

export interface MoveRule {
  from: readonly ArticleStatus[];
  to: ArticleStatus;
  /** The lowest role that may make the change. Authors only for their own articles. */
  role: StaffRole;
  /** The required extra input. */
  needs: 'reason' | 'scheduledAt' | null;
}

/**
 * All allowed status changes; every other change is refused. `publishDueArticles` publishes scheduled articles
 * automatically.
 */
export const articleMoves: Readonly<Record<ArticleMove, MoveRule>> = {
  submit: { from: ['draft'], to: 'pending', role: 'author', needs: null },
  return: { from: ['pending'], to: 'draft', role: 'editor', needs: 'reason' },
  schedule: {
    from: ['draft', 'pending', 'scheduled'],
    to: 'scheduled',
    role: 'editor',
    needs: 'scheduledAt',
  },
  unschedule: { from: ['scheduled'], to: 'draft', role: 'editor', needs: null },
  publish: {
    from: ['draft', 'pending', 'scheduled', 'archived'],
    to: 'published',
    role: 'editor',
    needs: null,
  },
  archive: { from: ['published'], to: 'archived', role: 'editor', needs: null },
};

/** The allowed statuses of a new article, each with the lowest role that may choose it. */
const initialStatuses: Readonly<Partial<Record<ArticleStatus, StaffRole>>> = {
  draft: 'author',
  pending: 'author',
  scheduled: 'editor',
  published: 'editor',
};

type Account = Pick<Actor, 'id' | 'role' | 'categories'>;
/** The properties of an article that permissions depend on. */
export interface MovableArticle {
  status: ArticleStatus;
  createdBy: string | null;
  /** Null: it has no category. */
  categoryId: string | null;
}

export function canCreate(actor: Account, status: ArticleStatus): boolean {
  const role = initialStatuses[status];
  return role !== undefined && hasRole(actor, role);
}

/** Editors edit every article of their categories, authors their own drafts. */
export function canEdit(actor: Account, article: MovableArticle): boolean {
  return isEditorOf(actor, article) || (article.status === 'draft' && isOwn(actor, article));
}

/** Whether the account is an editor of the category of the article. */
export function isEditorOf(actor: Account, { categoryId }: Pick<MovableArticle, 'categoryId'>): boolean {
  return hasRole(actor, 'editor') && hasCategory(actor, categoryId);
}

/**
 * Requires that the account may put an article into this category.
 * @throws InvalidInput 'category.notYours'.
 */
export function requireCategory(actor: Account, categoryId: string | null): void {
  if (!hasCategory(actor, categoryId))
    throw new InvalidInput([{ field: 'category', code: 'category.notYours' }]);
}

/** Editors delete every article of their categories, authors their own drafts. */
export function canDelete(actor: Account, article: MovableArticle): boolean {
  return canEdit(actor, article);
}

/** Whether the account may make this change. Does not check the status of the article; `fitsStatus` does. */
export function canMove(actor: Account, article: MovableArticle, move: ArticleMove): boolean {
  const { role } = articleMoves[move];
  if (!hasRole(actor, role)) return false;
  if (isEditorOf(actor, article)) return true;
  return hasRole({ role: 'author' }, role) && isOwn(actor, article);
}

/** Whether the change is possible from the current status. */
export function fitsStatus(article: Pick<MovableArticle, 'status'>, move: ArticleMove): boolean {
  return articleMoves[move].from.includes(article.status);
}

/** The changes that the account may make now. The form shows them as buttons. */
export function listMoves(actor: Account, article: MovableArticle): ArticleMove[] {
  const moves = Object.keys(articleMoves) as ArticleMove[];
  return moves.filter((move) => fitsStatus(article, move) && canMove(actor, article, move));
}

/** The change from one status to another. Null when there is none. */
export function findMove(from: ArticleStatus, to: ArticleStatus): ArticleMove | null {
  const moves = Object.keys(articleMoves) as ArticleMove[];
  return moves.find((move) => articleMoves[move].to === to && articleMoves[move].from.includes(from)) ?? null;
}

function isOwn(actor: Account, article: MovableArticle): boolean {
  return article.createdBy !== null && article.createdBy === actor.id;
}
