import type { LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import type { EditableArticle } from '../../rules/admin-list/find-editable-article.ts';
import { type ArticleFields, emptyArticleFields } from '../../rules/article-fields.ts';
import type { ArticleMove } from '../../rules/article-workflow.ts';
import type { ArticleStatus } from '../../tables.ts';

/** An article in its form. Times are epoch milliseconds. */
export interface EditedArticle {
  id: string;
  /** Null: never saved. */
  version: number | null;
  status: ArticleStatus;
  fields: ArticleFields;
  picture: LibraryPicture | null;
  updatedAt: number | null;
  revisedAt: number | null;
  publishedAt: number | null;
  scheduledAt: number | null;
  returnedReason: string | null;
  /** The status changes that the account may make now. */
  moves: readonly ArticleMove[];
  canEdit: boolean;
  /** The account may create a preview link. */
  canSharePreview: boolean;
}

/** A new article. Its byline is the name of the account. */
export function emptyArticle({ id, actor }: { id: string; actor: Actor }): EditedArticle {
  return {
    id,
    version: null,
    status: 'draft',
    fields: { ...emptyArticleFields, author: actor.name },
    picture: null,
    updatedAt: null,
    revisedAt: null,
    publishedAt: null,
    scheduledAt: null,
    returnedReason: null,
    moves: hasRole(actor, 'editor') ? ['publish', 'schedule'] : ['submit'],
    canEdit: true,
    canSharePreview: true,
  };
}

/** An existing article, with its picture from the library. */
export function editedArticle(
  article: EditableArticle,
  { picture, canSharePreview }: Pick<EditedArticle, 'picture' | 'canSharePreview'>,
): EditedArticle {
  const { id, version, status, fields, updatedAt, publishedAt, scheduledAt, returnedReason } = article;
  return {
    id,
    version,
    status,
    fields,
    picture,
    updatedAt,
    publishedAt,
    scheduledAt,
    returnedReason,
    moves: article.moves,
    canEdit: article.canEdit,
    canSharePreview,
    revisedAt: article.revisedAt,
  };
}
