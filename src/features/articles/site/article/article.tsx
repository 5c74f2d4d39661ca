import { Pencil } from 'lucide-react';
import { redirect } from 'react-router';
import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import { CommentSection } from '#features/comments/site/parts/comment-section.tsx';
import { readDiscussion } from '#features/comments/site/read-discussion.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { sharePicture, toArticleShareCard } from '#features/share-pictures/rules/share-card.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { findStaff, sessionCookies } from '#platform/sessions/session.server.ts';
import { articleAddress, authorAddress } from '#platform/site/addresses.ts';
import { notFoundResponse, unreadableResponse } from '#platform/site/not-found-response.ts';
import { commonText } from '#platform/text/common.ts';
import { countWords } from '../../rules/article-content.ts';
import { type ArticleSummary as Card, modifiedAt } from '../../rules/article-summary.ts';
import { type AdjacentPair, findAdjacentArticles } from '../../rules/read/list-related-articles.ts';
import { articleText } from '../../text.ts';
import type { Route } from './+types/article.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleBreadcrumb, ArticleHead, articleBreadcrumbNode } from './article-head.tsx';
import { articleNode } from './article-node.ts';
import { readArticle, readRelated } from './read-article.ts';
import { readArticleText } from './read-article-text.server.tsx';

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

export const handle = { hasArticleText: true } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const result = await readArticle(context, params);
  if (result.kind === 'moved') throw redirect(articleAddress(result.slug), 301);
  if (result.kind === 'missing')
    throw result.isFailure ? unreadableResponse('article') : notFoundResponse('article');
  const { article } = result;
  const [related, adjacent, content, discussion, staff] = await Promise.all([
    readRelated(context, { article }),
    readPart(context, 'adjacent articles', () => findAdjacentArticles(db, { article }), {
      previous: null,
      next: null,
    }),
    readArticleText(context, article),
    readPart(context, 'comments', () => readDiscussion(context, { articleId: article.id }), null),
    // Cached pages are rendered without cookies. A request with a session is not answered from the cache.
    readPart(context, 'session', () => findStaff(request, context), null),
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

/** A link to the form of the article, for editors. */
function EditLink({ articleId }: { articleId: string }) {
  return (
    <a
      href={href('/admin/articles/edit/:id', { id: articleId })}
      rel="nofollow"
      className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-md border border-line px-4 font-medium text-accent text-sm hover:bg-surface"
    >
      <Pencil aria-hidden="true" className="size-4" />
      {commonText.edit}
    </a>
  );
}

/** Links to the articles published before and after this one. */
function AdjacentArticles({ adjacent: { previous, next } }: { adjacent: AdjacentPair }) {
  if (!previous && !next) return null;
  const link = 'group block rounded bg-surface p-4 hover:text-accent';
  return (
    <nav aria-label={articleText.neighbours} className="mt-10 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {previous && (
        <a rel="prev" href={articleAddress(previous.slug)} className={link}>
          <span className="text-muted text-sm">‹ {articleText.previous}</span>
          <span className="mt-1 block font-semibold leading-snug">{previous.title}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={articleAddress(next.slug)} className={`${link} sm:col-start-2 sm:text-end`}>
          <span className="text-muted text-sm">{articleText.next} ›</span>
          <span className="mt-1 block font-semibold leading-snug">{next.title}</span>
        </a>
      )}
    </nav>
  );
}

const PICTURE_SIZES =
  '(min-width: 80rem) 25rem, (min-width: 64rem) calc(33.3vw - 1.67rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** Six articles: about the same match, then about the same teams and players, then with a common tag (spec §7). */
function RelatedArticles({ articles, now }: { articles: Card[]; now: number }) {
  if (articles.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="mb-4 border-line border-b pb-1 text-3xl">{articleText.related}</h2>
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} sizes={PICTURE_SIZES} />
        ))}
      </div>
    </section>
  );
}
