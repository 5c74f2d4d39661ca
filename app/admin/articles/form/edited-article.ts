import type { LibraryPicture } from '#app/admin/media/picker/library-picture.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import type { EditableArticle } from '#domain/articles/admin-list/find-editable-article.ts';
import { type ArticleFields, emptyArticleFields } from '#domain/articles/article-fields.ts';
import type { ArticleMove } from '#domain/articles/article-workflow.ts';

/** An article as its form shows it. Moments are epoch milliseconds. */
export interface EditedArticle {
  id: string;
  /** Null: not written yet. */
  version: number | null;
  status: ArticleStatus;
  fields: ArticleFields;
  picture: LibraryPicture | null;
  updatedAt: number | null;
  revisedAt: number | null;
  publishedAt: number | null;
  scheduledAt: number | null;
  returnedReason: string | null;
  /** The steps this person may take now. */
  moves: readonly ArticleMove[];
  canEdit: boolean;
  /** May make a link that shows it to everyone who has the link. */
  canSharePreview: boolean;
}

/** What an empty form begins with: the writer's own name as the byline. */
export function emptyArticle({ id, actor }: { id: string; actor: Actor }): EditedArticle {
  return {
    ...{
      id,
      version: null,
      status: 'draft',
      fields: { ...emptyArticleFields, author: actor.name },
      picture: null,
    },
    ...{ updatedAt: null, revisedAt: null, publishedAt: null, scheduledAt: null, returnedReason: null },
    moves: hasRole(actor, 'editor') ? ['publish', 'schedule'] : ['submit'],
    ...{ canEdit: true, canSharePreview: true },
  };
}

/** An article that exists, with its picture as the library knows it. */
export function editedArticle(
  article: EditableArticle,
  { picture, canSharePreview }: Pick<EditedArticle, 'picture' | 'canSharePreview'>,
): EditedArticle {
  const { id, version, status, fields, updatedAt, publishedAt, scheduledAt, returnedReason } = article;
  return {
    ...{ id, version, status, fields, picture, updatedAt, publishedAt, scheduledAt, returnedReason },
    moves: article.moves,
    ...{ canEdit: article.canEdit, canSharePreview },
    revisedAt: article.revisedAt,
  };
}
