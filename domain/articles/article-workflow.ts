import type { StaffRole } from '#db/tables/accounts.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';

/** A step of an article on its way through the newsroom. */
export type ArticleMove = 'submit' | 'return' | 'schedule' | 'unschedule' | 'publish' | 'archive';

export interface MoveRule {
  from: readonly ArticleStatus[];
  to: ArticleStatus;
  /** The lowest role that may; an author only with an article of their own. */
  role: StaffRole;
  /** What has to be given with it. */
  needs: 'reason' | 'scheduledAt' | null;
}

/**
 * Every step there is: whatever is not listed is refused. The clock's own step, scheduled → published, is
 * `publishDueArticles`.
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

/** The states in which a new article may begin, and the lowest role that may. */
const initialStatuses: Readonly<Partial<Record<ArticleStatus, StaffRole>>> = {
  draft: 'author',
  pending: 'author',
  scheduled: 'editor',
  published: 'editor',
};

type Who = Pick<Actor, 'id' | 'role'>;
/** What decides about an article: its status and whose it is. */
export interface MovableArticle {
  status: ArticleStatus;
  createdBy: string | null;
}

export function canCreate(actor: Who, status: ArticleStatus): boolean {
  const role = initialStatuses[status];
  return role !== undefined && hasRole(actor, role);
}

/** Editors edit everything; authors their own drafts. */
export function canEdit(actor: Who, article: MovableArticle): boolean {
  return hasRole(actor, 'editor') || (article.status === 'draft' && isOwn(actor, article));
}

/** As `canEdit`: an author may throw away an own draft. */
export function canDelete(actor: Who, article: MovableArticle): boolean {
  return canEdit(actor, article);
}

/** Whether this person may take this step at all; the state of the article is `fits`. */
export function canMove(actor: Who, article: MovableArticle, move: ArticleMove): boolean {
  if (!hasRole(actor, articleMoves[move].role)) return false;
  return hasRole(actor, 'editor') || isOwn(actor, article);
}

/** Whether the step starts from the article's status. */
export function fitsStatus(article: Pick<MovableArticle, 'status'>, move: ArticleMove): boolean {
  return articleMoves[move].from.includes(article.status);
}

/** The steps that this person may take now: the buttons of the form. */
export function listMoves(actor: Who, article: MovableArticle): ArticleMove[] {
  const moves = Object.keys(articleMoves) as ArticleMove[];
  return moves.filter((move) => fitsStatus(article, move) && canMove(actor, article, move));
}

/** The step that leads from one status to another; null when none does. The same status needs no step. */
export function findMove(from: ArticleStatus, to: ArticleStatus): ArticleMove | null {
  const moves = Object.keys(articleMoves) as ArticleMove[];
  return moves.find((move) => articleMoves[move].to === to && articleMoves[move].from.includes(from)) ?? null;
}

function isOwn(actor: Who, article: MovableArticle): boolean {
  return article.createdBy !== null && article.createdBy === actor.id;
}
