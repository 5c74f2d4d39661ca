import type { ArticleStatus } from '#db/schema.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import type { ArticleFields } from '#domain/content/article-fields.ts';
import type { ArticleState } from '#domain/content/article-state.ts';
import { type ArticleMove, canEdit, listMoves } from '#domain/content/article-workflow.ts';
import type { ImageWords } from '#domain/media/describe-image.ts';

/** An article as its form shows it. Moments are epoch milliseconds. */
export interface EditedArticle {
  id: string;
  /** Null: not written yet. */
  version: number | null;
  status: ArticleStatus;
  fields: ArticleFields;
  words: ImageWords;
  createdAt: number | null;
  updatedAt: number | null;
  publishedAt: number | null;
  scheduledAt: number | null;
  returnedReason: string | null;
  /** The steps this person may take now. */
  moves: readonly ArticleMove[];
  canEdit: boolean;
}

export const noWords: ImageWords = { alt: '', decorative: false, credit: '', caption: '' };

const emptyFields: ArticleFields = {
  ...{ title: '', slug: '', excerpt: '', content: '', category: '', author: '', image: null },
  ...{ tags: [], featured: false, seoTitle: '', seoDescription: '' },
};

/** What an empty form begins with: the writer's own name as the byline. */
export function emptyArticle({ id, actor }: { id: string; actor: Actor }): EditedArticle {
  return {
    ...{ id, version: null, status: 'draft', fields: { ...emptyFields, author: actor.name }, words: noWords },
    ...{ createdAt: null, updatedAt: null, publishedAt: null, scheduledAt: null, returnedReason: null },
    moves: hasRole(actor, 'editor') ? ['publish', 'schedule'] : ['submit'],
    canEdit: true,
  };
}

/** An article that exists, for the form of this person. */
export function editedArticle(state: ArticleState, words: ImageWords, actor: Actor): EditedArticle {
  const { id, version, status, fields, createdAt, updatedAt, publishedAt, scheduledAt, returnedReason } =
    state;
  return {
    ...{ id, version, status, fields, words, createdAt, updatedAt, publishedAt, scheduledAt, returnedReason },
    moves: listMoves(actor, state),
    canEdit: canEdit(actor, state),
  };
}
