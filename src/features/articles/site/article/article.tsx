import { Pencil } from 'lucide-react';
import { redirect } from 'react-router';
import { MostRead } from '#features/analytics/site/most-read.tsx';
import { readMostReadBeside } from '#features/analytics/site/read-most-read.ts';
import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import { CommentSection } from '#features/comments/site/parts/comment-section.tsx';
import { readDiscussion } from '#features/comments/site/read-discussion.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { BriefTable } from '#features/matches/site/parts/brief-table.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { sharePicture, toArticleShareCard } from '#features/share-pictures/rules/share-card.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { keepRead } from '#platform/page-cache/keep-read.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { findStaff, sessionCookies } from '#platform/sessions/session.server.ts';
import { articleAddress, authorAddress } from '#platform/site/addresses.ts';
import { notFoundResponse, unreadableResponse } from '#platform/site/not-found-response.ts';
import { commonText } from '#platform/text/common.ts';
import { countWords, readingMinutes } from '../../rules/article-content.ts';
import { type ArticleSummary as Card, cardTitle, modifiedAt } from '../../rules/article-summary.ts';
import { type AdjacentPair, findAdjacentArticles } from '../../rules/read/list-related-articles.ts';
import { articleText } from '../../text.ts';
import type { Route } from './+types/article.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleBreadcrumb, ArticleHead, articleBreadcrumbNode } from './article-head.tsx';
import { articleNode } from './article-node.ts';
import { readArticle, readRailTables, readRelated } from './read-article.ts';
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
  const { config, now } = servicesOf(context);
  const result = await keepRead(context, `article ${params.slug}`, (inner) => readWhole(inner, params));
  if (result.kind === 'moved') throw redirect(articleAddress(result.slug), 301);
  if (result.kind === 'missing')
    throw result.isFailure ? unreadableResponse('article') : notFoundResponse('article');
  const { article, content, wordCount, minutes, related, adjacent, tables, discussion } = result;
  // Cached pages are rendered without cookies. A request with a session is not answered from the cache.
  const staff = await readPart(context, 'session', () => findStaff(request, context), null);
  return {
    article: { ...article, content },
    wordCount,
    minutes,
    related,
    adjacent,
    tables,
    isSample: isSample(tables),
    mostRead: await readMostReadBeside(context, [article, ...related]),
    discussion,
    sharePicture: sharePicture(toArticleShareCard(article, config)),
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    isEditor: staff !== null && hasRole(staff, 'editor'),
    now: now(),
  };
}

/** The article of a slug with everything that its page shows, but for the most read articles. */
async function readWhole(context: RouteContext, { slug }: { slug: string }) {
  const { db } = servicesOf(context);
  const result = await readArticle(context, { slug });
  if (result.kind !== 'found') return result;
  const { article } = result;
  const [related, adjacent, content, tables, discussion] = await Promise.all([
    readRelated(context, { article }),
    readPart(context, 'adjacent articles', () => findAdjacentArticles(db, { article }), {
      previous: null,
      next: null,
    }),
    readArticleText(context, article),
    readRailTables(context, article),
    readPart(context, 'comments', () => readDiscussion(context, { articleId: article.id }), null),
  ]);
  // A change moves the adjacent published articles only, and this page is beside them too.
  if (article.status === 'archived') showsScopes(context, 'articles');
  return {
    ...result,
    wordCount: countWords(article.content),
    minutes: readingMinutes(content),
    related,
    adjacent,
    content,
    tables,
    discussion,
  };
}

/** One article (spec §2.1). */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, wordCount, minutes, adjacent, discussion, siteName, siteUrl, isEditor } = loaderData;
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
      <div className="justify-between gap-x-10 lg:grid lg:grid-cols-[minmax(0,48rem)_20rem] xl:grid-cols-[minmax(0,48rem)_23rem] print:block">
        <div className="mx-auto max-w-3xl lg:mx-0">
          <article className="pt-2">
            <div className="flex flex-wrap items-center gap-x-4">
              <ArticleBreadcrumb article={article} />
              {isEditor && <EditLink articleId={article.id} />}
            </div>
            <ArticleHead article={article} minutes={minutes} />
            <ArticleBody article={article} address={address} />
            <AdjacentArticles adjacent={adjacent} />
          </article>
          {discussion && (discussion.state === 'open' || discussion.total > 0) && (
            <CommentSection discussion={discussion} slug={article.slug} />
          )}
        </div>
        <ArticleRail {...loaderData} />
      </div>
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
          <span className="mt-1 block font-semibold leading-snug">{cardTitle(previous)}</span>
        </a>
      )}
      {next && (
        <a rel="next" href={articleAddress(next.slug)} className={`${link} sm:col-start-2 sm:text-end`}>
          <span className="text-muted text-sm">{articleText.next} ›</span>
          <span className="mt-1 block font-semibold leading-snug">{cardTitle(next)}</span>
        </a>
      )}
    </nav>
  );
}

interface ArticleRailProps {
  article: Pick<Card, 'category'>;
  /** About the same match, then about the same teams and players, then with a common tag: six (spec §7). */
  related: readonly Card[];
  tables: readonly LeagueTable[];
  isSample: boolean;
  mostRead: Card[];
  now: number;
}

/** Beside an article, on a phone below it: related articles, the table of its competition and the most read articles. */
function ArticleRail({
  article: { category },
  related,
  tables,
  isSample: hasSample,
  mostRead,
  now,
}: ArticleRailProps) {
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 max-lg:mx-auto max-lg:mt-12 max-lg:max-w-3xl lg:pt-4 print:hidden">
      {related.length > 0 && (
        <section>
          <h2 className="mb-4 border-accent border-b-2 pb-1 text-2xl">{articleText.related}</h2>
          <div className="grid grid-cols-1 gap-4 *:first:border-t-0 *:first:pt-0">
            {related.map((article) => (
              <ArticleCard
                key={article.id}
                article={article}
                now={now}
                look="row"
                ownCategory={category?.slug}
              />
            ))}
          </div>
        </section>
      )}
      {tables.length > 0 && (
        <div>
          <BriefTable tables={tables} isStatic />
          <SampleNotice isShown={hasSample} />
        </div>
      )}
      <MostRead articles={mostRead} />
    </aside>
  );
}
