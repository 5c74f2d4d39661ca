import { ExternalLink, History, MessagesSquare, Siren } from 'lucide-react';
import { breakingText } from '#features/breaking-news/text.ts';
import { commentsText } from '#features/comments/text.ts';
import { href } from '#platform/http/href.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { articleEditorText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';

/** Links from the form to the history, the breaking strip, the comments and the public page of the article. */
export function ArticleLinks({ article, isEditor }: { article: EditedArticle; isEditor: boolean }) {
  const isPublic = article.status === 'published' || article.status === 'archived';
  return (
    <>
      <ButtonLink to={href('/admin/articles/revisions/:id', { id: article.id })} look="quiet">
        <History aria-hidden="true" className="size-4" />
        {articleEditorText.history}
      </ButtonLink>
      {isEditor && article.status === 'published' && (
        <ButtonLink to={`${href('/admin/breaking')}?article=${article.id}`} look="quiet">
          <Siren aria-hidden="true" className="size-4" />
          {breakingText.fromArticle}
        </ButtonLink>
      )}
      {isEditor && isPublic && (
        <ButtonLink to={`${href('/admin/comments')}?article=${article.id}`} look="quiet">
          <MessagesSquare aria-hidden="true" className="size-4" />
          {commentsText.title}
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink to={href('/article/:slug', { slug: article.fields.slug })} reloadDocument look="quiet">
          <ExternalLink aria-hidden="true" className="size-4" />
          {articleEditorText.publicPage}
        </ButtonLink>
      )}
    </>
  );
}
