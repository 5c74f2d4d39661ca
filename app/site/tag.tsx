import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { formatNumber } from '#az/format-number.ts';
import { slugify } from '#az/slug.ts';
import { articleText } from '#az/text/article.ts';
import { findRedirectedTag } from '#domain/content/find-redirected-tag.ts';
import { findTagBySlug } from '#domain/content/find-tag-by-slug.ts';
import { listArticlesByTag } from '#domain/content/list-articles-by-tag.ts';
import type { Route } from './+types/tag.ts';
import { tagAddress } from './addresses.ts';
import { missing } from './missing.ts';
import { ArticleList } from './parts/article-list.tsx';
import { readListPage } from './read-list-page.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const tag = await findTagBySlug(db, { slug: params.slug });
  if (!tag) {
    const moved = await findRedirectedTag(db, { slug: params.slug });
    if (moved) throw redirect(tagAddress(moved), 301);
    const plain = slugify(params.slug);
    if (plain !== params.slug && (await findTagBySlug(db, { slug: plain })))
      throw redirect(tagAddress(plain), 301);
    throw missing('page');
  }
  const list = await readListPage({ request, context }, tagAddress(tag.slug), (page) =>
    listArticlesByTag(db, { tagId: tag.id, page }),
  );
  return { tag, list, site: { name: config.siteName, url: config.siteUrl }, now: now() };
}

/** Every article that carries a tag. */
export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, list, site, now } = loaderData;
  return (
    <ArticleList
      heading={`#${tag.name}`}
      summary={articleText.tagSummary(tag.name, formatNumber(list.total))}
      list={list}
      address={(page) => tagAddress(tag.slug, page)}
      site={site}
      now={now}
    />
  );
}
