import { type ArticleSummary, modifiedAt } from '#features/articles/rules/article-summary.ts';
import {
  findAuthorBySlug,
  listArticlesByAuthor,
  listArticlesByCategory,
  listArticlesByTag,
} from '#features/articles/rules/read/article-list-page.ts';
import { findCategoryBySlug, findRedirectedCategory } from '#features/categories/rules/read-categories.ts';
import { categoryNames } from '#features/categories/text.ts';
import { listPictureFiles, type PictureFile } from '#features/media/rules/media.ts';
import { findNamedTag, findTagBySlug } from '#features/tags/rules/read-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { cardScopes, categoryScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import type { FeedContent, FeedEntry, FeedReader } from './feed.ts';

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
    id,
    title,
    text: excerpt,
    author,
    source,
    category,
    publishedAt,
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
