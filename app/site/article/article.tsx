import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { findStaff, sessionCookies } from '#app/session.server.ts';
import { articleAddress } from '#app/site/addresses.ts';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { notFoundResponse, unreadableResponse } from '#app/site/not-found-response.ts';
import { hasRole } from '#domain/accounts/actor.ts';
import { modifiedAt } from '#domain/articles/is-visibly-updated.ts';
import { findNeighbours } from '#domain/articles/read/find-adjacent-articles.ts';
import { listRelatedArticles } from '#domain/articles/read/list-related-articles.ts';
import type { Route } from './+types/article.ts';
import { AdjacentArticles } from './adjacent-articles.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleBreadcrumb } from './article-breadcrumb.tsx';
import { ArticleHead } from './article-head.tsx';
import { articleJson } from './article-json.ts';
import { EditLink } from './edit-link.tsx';
import { readArticle } from './read-article.ts';
import { readArticleText } from './read-article-text.server.tsx';
import { RelatedArticles } from './related-articles.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const response = await next();
    // Asking who is there may prolong the session of an editor; readers have none.
    // When it cannot be asked, the loader has said so.
    for (const cookie of await sessionCookies(request, context).catch(() => []))
      response.headers.append('Set-Cookie', cookie);
    return response;
  },
];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const answer = await readArticle(context, params);
  if (answer.kind === 'moved') throw redirect(articleAddress(answer.slug), 301);
  if (answer.kind === 'missing')
    throw answer.isFailure ? unreadableResponse('article') : notFoundResponse('article');
  const { article } = answer;
  const [related, neighbours, content, staff] = await Promise.all([
    readPart(context, {
      name: 'related articles',
      read: () => listRelatedArticles(db, { article }),
      fallback: [],
    }),
    readPart(context, {
      name: 'neighbouring articles',
      read: () => findNeighbours(db, { article }),
      fallback: { previous: null, next: null },
    }),
    readArticleText(context, article.content),
    // Pages that are kept for all are rendered without cookies; whoever has a session gets a page of their own.
    readPart(context, { name: 'session', read: () => findStaff(request, context), fallback: null }),
  ]);
  return {
    article: { ...article, content },
    related,
    neighbours,
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    isEditor: staff !== null && hasRole(staff, 'editor'),
    now: now(),
  };
}

/** One article (spec §2.1). */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, related, neighbours, siteName, siteUrl, isEditor, now } = loaderData;
  const address = siteUrl + articleAddress(article.slug);
  return (
    <>
      <PageMeta
        title={`${article.seoTitle || article.title} – ${siteName}`}
        description={article.seoDescription || article.excerpt}
        address={address}
        picture={article.picture}
        article={{ publishedAt: article.publishedAt, modifiedAt: modifiedAt(article) }}
        hidden={article.status === 'archived'}
        json={articleJson(article, { address, siteName, siteUrl })}
      />
      <article className="mx-auto max-w-3xl pt-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <ArticleBreadcrumb article={article} />
          {isEditor && <EditLink articleId={article.id} />}
        </div>
        <ArticleHead article={article} />
        <ArticleBody article={article} address={address} />
        <AdjacentArticles neighbours={neighbours} />
      </article>
      <RelatedArticles articles={related} now={now} />
    </>
  );
}
