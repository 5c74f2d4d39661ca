import { redirect } from 'react-router';
import { CommentSection } from '#features/comments/site/parts/comment-section.tsx';
import { readDiscussion } from '#features/comments/site/read-discussion.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { toArticleShareCard } from '#features/share-pictures/rules/article-share-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-address.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { findStaff, sessionCookies } from '#platform/sessions/session.server.ts';
import { articleAddress, authorAddress } from '#platform/site/addresses.ts';
import { notFoundResponse, unreadableResponse } from '#platform/site/not-found-response.ts';
import { countWords } from '../../rules/count-words.ts';
import { modifiedAt } from '../../rules/is-visibly-updated.ts';
import { findAdjacentArticles } from '../../rules/read/find-adjacent-articles.ts';
import type { Route } from './+types/article.ts';
import { AdjacentArticles } from './adjacent-articles.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleBreadcrumb, articleBreadcrumbNode } from './article-breadcrumb.tsx';
import { ArticleHead } from './article-head.tsx';
import { articleNode } from './article-node.ts';
import { EditLink } from './edit-link.tsx';
import { readArticle } from './read-article.ts';
import { readArticleText } from './read-article-text.server.tsx';
import { readRelated } from './read-related.ts';
import { RelatedArticles } from './related-articles.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const response = await next();
    // Reading the session of an editor may prolong it, and the response then has new cookies.
    // When the session cannot be read, the loader has logged the error.
    for (const cookie of await sessionCookies(request, context).catch(() => []))
      response.headers.append('Set-Cookie', cookie);
    return response;
  },
];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const result = await readArticle(context, params);
  if (result.kind === 'moved') throw redirect(articleAddress(result.slug), 301);
  if (result.kind === 'missing')
    throw result.isFailure ? unreadableResponse('article') : notFoundResponse('article');
  const { article } = result;
  const [related, adjacent, content, discussion, staff] = await Promise.all([
    readRelated(context, { article }),
    readPart(context, {
      name: 'adjacent articles',
      read: () => findAdjacentArticles(db, { article }),
      fallback: { previous: null, next: null },
    }),
    readArticleText(context, article),
    readPart(context, {
      name: 'comments',
      read: () => readDiscussion(context, { articleId: article.id }),
      fallback: null,
    }),
    // Cached pages are rendered without cookies. A request with a session is not answered from the cache.
    readPart(context, { name: 'session', read: () => findStaff(request, context), fallback: null }),
  ]);
  // A change moves the adjacent published articles only, and this page is beside them too.
  if (article.status === 'archived') showsScopes(context, 'articles');
  return {
    article: { ...article, content },
    wordCount: countWords(article.content),
    related,
    adjacent,
    discussion,
    sharePicture: sharePicture(toArticleShareCard(article, config)),
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    isEditor: staff !== null && hasRole(staff, 'editor'),
    now: now(),
  };
}

/** One article (spec §2.1). */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, wordCount, related, adjacent, discussion, siteName, siteUrl, isEditor, now } = loaderData;
  const address = siteUrl + articleAddress(article.slug);
  return (
    <>
      <PageMeta
        title={`${article.seoTitle || article.title} – ${siteName}`}
        description={article.seoDescription || article.excerpt}
        address={address}
        canonical={article.canonicalUrl}
        picture={loaderData.sharePicture}
        article={{
          headline: article.seoTitle || article.title,
          publishedAt: article.publishedAt,
          modifiedAt: modifiedAt(article),
          author: siteUrl + authorAddress(article.authorSlug),
          section: article.category?.name,
          tags: article.tags.map(({ name }) => name),
        }}
        isHidden={article.noindex || article.status === 'archived'}
        graph={[
          articleNode(article, {
            wordCount,
            commentCount: discussion?.total,
            sharePicture: loaderData.sharePicture,
            site: { name: siteName, url: siteUrl },
          }),
          articleBreadcrumbNode(article, siteUrl),
        ]}
      />
      <article className="mx-auto max-w-3xl pt-4">
        <div className="flex flex-wrap items-center gap-x-4">
          <ArticleBreadcrumb article={article} />
          {isEditor && <EditLink articleId={article.id} />}
        </div>
        <ArticleHead article={article} />
        <ArticleBody article={article} address={address} />
        <AdjacentArticles adjacent={adjacent} />
      </article>
      {discussion && (discussion.state === 'open' || discussion.total > 0) && (
        <CommentSection discussion={discussion} slug={article.slug} />
      )}
      <RelatedArticles articles={related} now={now} />
    </>
  );
}
