import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { modifiedAt } from '#features/articles/rules/is-visibly-updated.ts';
import { findAuthorBySlug } from '#features/articles/rules/read/find-author-by-slug.ts';
import { listArticlesByAuthor } from '#features/articles/rules/read/list-articles-by-author.ts';
import { listArticlesByCategory } from '#features/articles/rules/read/list-articles-by-category.ts';
import { listArticlesByTag } from '#features/articles/rules/read/list-articles-by-tag.ts';
import { findCategoryBySlug } from '#features/categories/rules/find-category-by-slug.ts';
import { findRedirectedCategory } from '#features/categories/rules/find-redirected-category.ts';
import { categoryNames } from '#features/categories/text.ts';
import { listPictureFiles, type PictureFile } from '#features/media/rules/files/list-picture-files.ts';
import { findNamedTag } from '#features/tags/rules/find-named-tag.ts';
import { findTagBySlug } from '#features/tags/rules/find-tag-by-slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { cardScopes, categoryScopes } from '#platform/page-cache/shown-scopes.ts';
import type { FeedEntry } from './feed.ts';
import type { FeedContent, FeedReader } from './feed-reader.ts';

export async function readSiteFeed(context: Parameters<FeedReader>[0]): Promise<FeedContent> {
  const { db } = servicesOf(context);
  showsScopes(context, 'articles');
  const { articles } = await listArticlesByCategory(db, { categoryId: null });
  return articleFeed(context, { name: categoryNames.all, page: href('/'), articles });
}

/** A category of the navigation without articles has an empty feed. */
export const readCategoryFeed: FeedReader = async (context, slug) => {
  const { db } = servicesOf(context);
  const page = href('/category/:category', { category: slug });
  if (slug === 'all') return { ...(await readSiteFeed(context)), page };
  showsScopes(context, ...categoryScopes(slug));
  const category = await findCategoryBySlug(db, { slug });
  if (category) {
    const { articles } = await listArticlesByCategory(db, { categoryId: category.id });
    return articleFeed(context, { name: category.name, page, articles });
  }
  const movedTo = await findRedirectedCategory(db, { slug });
  if (movedTo !== null) return { movedTo };
  const name = (categoryNames as Record<string, string | undefined>)[slug];
  return name === undefined ? null : { name, page, entries: [] };
};

/** A synonym and the former name of a tag lead to the feed of the tag. */
export const readTagFeed: FeedReader = async (context, slug) => {
  const { db } = servicesOf(context);
  showsScopes(context, 'articles', `tag:${slug}`);
  const tag = await findTagBySlug(db, { slug });
  if (!tag) {
    const named = await findNamedTag(db, { slug });
    return named && { movedTo: named.slug };
  }
  const { articles } = await listArticlesByTag(db, { tagId: tag.id });
  return articleFeed(context, { name: tag.name, page: href('/tag/:slug', { slug }), articles });
};

export const readAuthorFeed: FeedReader = async (context, slug) => {
  const { db } = servicesOf(context);
  showsScopes(context, 'articles');
  const author = await findAuthorBySlug(db, { slug });
  if (!author) return null;
  const { articles } = await listArticlesByAuthor(db, { authorSlug: slug });
  return articleFeed(context, { name: author.name, page: href('/author/:slug', { slug }), articles });
};

async function articleFeed(
  context: Parameters<FeedReader>[0],
  { name, page, articles }: { name: string; page: string; articles: ArticleSummary[] },
): Promise<FeedContent> {
  const { db, config } = servicesOf(context);
  showsScopes(context, ...cardScopes(articles));
  const files = await listFiles(db, articles);
  return { name, page, entries: articles.map((article) => toEntry(article, files, config.siteUrl)) };
}

function listFiles(db: Db, articles: readonly ArticleSummary[]): Promise<Map<string, PictureFile>> {
  return listPictureFiles(db, { urls: articles.flatMap(({ picture }) => picture?.url ?? []) });
}

function toEntry(article: ArticleSummary, files: Map<string, PictureFile>, siteUrl: string): FeedEntry {
  const { id, slug, title, excerpt, author, source, category, picture, publishedAt } = article;
  return {
    ...{ id, title, text: excerpt, author, source, category, publishedAt },
    address: siteUrl + href('/article/:slug', { slug }),
    modifiedAt: modifiedAt(article),
    picture: picture && {
      url: new URL(picture.url, siteUrl).href,
      file: files.get(picture.url) ?? null,
      description: picture.caption || picture.alt,
      credit: picture.credit,
    },
  };
}
