import { data } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { notFoundResponse, unreadableResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { readingMinutes } from '../../rules/article-content.ts';
import { verifyPreview } from '../../rules/preview/article-preview.ts';
import { previewText } from '../../text.ts';
import type { Route } from './+types/preview.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleBreadcrumb, ArticleHead } from './article-head.tsx';
import { findPreviewedArticle } from './preview-article.server.ts';
import { readArticleText } from './read-article-text.server.tsx';

export const handle = { isPersonal: true, hasArticleText: true } as const;

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, config, now, previewSecret, logError } = servicesOf(context);
  const token = verifyPreview({ token: params.token, secret: previewSecret, now: now() });
  if (!token) throw notFoundResponse('page');
  const staff = await readPart(context, 'session', () => findStaff(request, context), null);
  const found = await findPreviewedArticle(db, { id: token.id, staff, now: now() }).catch((error) => {
    logError(`preview of ${token.id} not read`, error);
    throw unreadableResponse('article');
  });
  if (!found) throw notFoundResponse('article');
  const content = await readArticleText(context, found.article);
  return data({
    article: { ...found.article, content },
    shows: found.shows,
    expiresAt: token.expiresAt,
    editAddress: staff && found.shows !== 'draft' ? href('/admin/articles/edit/:id', { id: token.id }) : null,
    siteName: config.siteName,
    siteUrl: config.siteUrl,
  });
}

/** An article as its page will look, for everyone with the link. It is not counted and not indexed. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const { article, shows, expiresAt, editAddress, siteName, siteUrl } = loaderData;
  const address = siteUrl + articleAddress(article.slug);
  return (
    <>
      <PageMeta
        title={`${article.seoTitle || article.title} – ${siteName}`}
        description={article.seoDescription || article.excerpt}
        address={address}
        isHidden
      />
      <aside
        data-preview
        aria-label={previewText.banner}
        className="mx-auto mt-4 flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-warning border-s-4 bg-surface px-4 py-2 text-sm"
      >
        <strong>{previewText.banner}</strong>
        {shows !== 'saved' && <span>{previewText[shows]}</span>}
        <span className="tabular text-muted">{previewText.until(formatDateTime(expiresAt))}</span>
        {editAddress && (
          <SiteLink href={editAddress} className="ms-auto">
            {previewText.edit}
          </SiteLink>
        )}
      </aside>
      <article className="mx-auto max-w-3xl pt-4">
        <ArticleBreadcrumb article={article} />
        <ArticleHead article={article} minutes={readingMinutes(article.content)} />
        <ArticleBody article={article} address={address} />
      </article>
    </>
  );
}
