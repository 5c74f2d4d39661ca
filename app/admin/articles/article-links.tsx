import { ExternalLink, History } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { articleDeskText } from '#az/text/desk.ts';
import type { EditedArticle } from './edited-article.ts';

/** From the form to where else the article can be seen. */
export function ArticleLinks({ article }: { article: EditedArticle }) {
  const isPublic = article.status === 'published' || article.status === 'archived';
  return (
    <>
      <ButtonLink to={`/admin/articles/revisions/${article.id}`} look="quiet">
        <History aria-hidden="true" className="size-4" />
        {articleDeskText.history}
      </ButtonLink>
      {isPublic && (
        <ButtonLink to={`/article/${article.fields.slug}`} reloadDocument look="quiet">
          <ExternalLink aria-hidden="true" className="size-4" />
          {articleDeskText.publicPage}
        </ButtonLink>
      )}
    </>
  );
}
