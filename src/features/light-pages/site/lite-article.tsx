import { redirect } from 'react-router';
import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import { isVisiblyUpdated } from '#features/articles/rules/article-summary.ts';
import { SourceLine } from '#features/articles/site/article/article-head.tsx';
import { readArticle, readRelated } from '#features/articles/site/article/read-article.ts';
import { articleText, fallbackText, sourceText } from '#features/articles/text.ts';
import { smallPictureUrl } from '#features/media/rules/images/picture-source.ts';
import { servicesOf } from '#platform/http/context.ts';
import { articleAddress, categoryAddress } from '#platform/site/addresses.ts';
import { liteAddress } from '../rules/lite-address.ts';
import { liteText } from '../text.ts';
import type { Route } from './+types/lite-article.ts';
import { liteContent } from './lite-content.ts';
import { LiteHeadlines } from './lite-lists.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite, renderLiteMissing } from './render-lite.tsx';

/** The light version of an article: at most 25 KB. Pictures are links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { now } = servicesOf(context);
  const site = await readLiteSite(context);
  const result = await readArticle(context, params);
  if (result.kind === 'moved') return redirect(liteAddress(articleAddress(result.slug)), 301);
  if (result.kind === 'missing')
    return renderLiteMissing(articleText.notFound, site, result.isFailure ? 503 : 404);
  const { article } = result;
  const related = await readRelated(context, { article });
  const { picture, category } = article;
  const title = article.title || fallbackText.title;
  const body = (
    <>
      <article data-views={article.slug}>
        {article.status === 'archived' && <p role="note">{articleText.archivedNotice}</p>}
        {category && <a href={liteAddress(categoryAddress(category.slug))}>{category.name}</a>}
        <h1>{title}</h1>
        <p>
          <strong>{article.excerpt}</strong>
        </p>
        <p>
          <small>
            {article.author} ·{' '}
            <time dateTime={isoBaku(article.publishedAt)}>{formatDateTime(article.publishedAt)}</time>
            {isVisiblyUpdated(article) && ` · ${articleText.updated}: ${formatDateTime(article.revisedAt)}`}
          </small>
        </p>
        {article.origin === 'exclusive' && <strong>{sourceText.exclusive}</strong>}
        <SourceLine article={article} />
        {picture && (
          <a className="picture" href={smallPictureUrl(picture.url, 480)}>
            {liteText.picture(picture.alt)}
          </a>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved, and restricted by the content security policy */}
        <div dangerouslySetInnerHTML={{ __html: liteContent(article.content) }} />
      </article>
      {related.length > 0 && <h2>{articleText.related}</h2>}
      <LiteHeadlines articles={related} now={now()} />
    </>
  );
  const isHidden = article.noindex || article.status === 'archived';
  const { canonicalUrl: canonical } = article;
  return renderLite({ title, address: articleAddress(article.slug), canonical, site, body, isHidden });
}
