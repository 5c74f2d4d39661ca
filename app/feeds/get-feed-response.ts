import { type RouterContextProvider, redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { renderRss, rssResponse } from '#app/feeds/rss.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { cardScopes, categoryScopes } from '#app/shown-scopes.ts';
import { categoryNames } from '#az/text/site/category.ts';
import type { RevisionScope } from '#db/revision-scope.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleListPage } from '#domain/articles/read/article-list-page.ts';
import { findAuthorBySlug } from '#domain/articles/read/find-author-by-slug.ts';
import { listArticlesByAuthor } from '#domain/articles/read/list-articles-by-author.ts';
import { listArticlesByCategory } from '#domain/articles/read/list-articles-by-category.ts';
import { listArticlesByTag } from '#domain/articles/read/list-articles-by-tag.ts';
import { findCategoryBySlug } from '#domain/categories/find-category-by-slug.ts';
import { findRedirectedCategory } from '#domain/categories/find-redirected-category.ts';
import { href } from '#domain/href.ts';
import { findNamedTag } from '#domain/tags/find-named-tag.ts';
import { findTagBySlug } from '#domain/tags/find-tag-by-slug.ts';

type FeedKind = 'site' | 'category' | 'tag' | 'author';
interface NamedList {
  name: string;
  list: ArticleListPage;
}

const findLists: Record<FeedKind, (db: Db, slug: string) => Promise<NamedList | null>> = {
  site: async (db) => ({
    name: categoryNames.all,
    list: await listArticlesByCategory(db, { categoryId: null }),
  }),
  async category(db, slug) {
    if (slug === 'all') return findLists.site(db, slug);
    const category = await findCategoryBySlug(db, { slug });
    return (
      category && { name: category.name, list: await listArticlesByCategory(db, { categoryId: category.id }) }
    );
  },
  async tag(db, slug) {
    const tag = await findTagBySlug(db, { slug });
    return tag && { name: tag.name, list: await listArticlesByTag(db, { tagId: tag.id }) };
  },
  async author(db, slug) {
    const author = await findAuthorBySlug(db, { slug });
    return author && { name: author.name, list: await listArticlesByAuthor(db, { authorSlug: slug }) };
  },
};

const addresses: Record<FeedKind, (slug: string) => string> = {
  site: () => href('/rss'),
  category: (category) => href('/category/:category/rss', { category }),
  tag: (slug) => href('/tag/:slug/rss', { slug }),
  author: (slug) => href('/author/:slug/rss', { slug }),
};

const scopesOf: Record<FeedKind, (slug: string) => RevisionScope[]> = {
  site: () => ['articles'],
  category: categoryScopes,
  tag: (slug) => ['articles', `tag:${slug}`],
  author: () => ['articles'],
};

/** The current slug of a renamed category, or of the tag that has this name; null when there is none. */
async function findRedirectedSlug(db: Db, kind: FeedKind, slug: string): Promise<string | null> {
  if (kind === 'category') return findRedirectedCategory(db, { slug });
  return kind === 'tag' ? ((await findNamedTag(db, { slug }))?.slug ?? null) : null;
}

/** Seconds until a client should retry a feed that could not be read. */
const RETRY_AFTER_S = '30';

/**
 * The feed of one list. A category of the navigation without articles has an empty feed; an unknown list is a 404. A feed
 * that cannot be read is a 503, because an empty feed would mean that there are no articles.
 */
export async function getFeedResponse(...args: Parameters<typeof readFeed>): Promise<Response> {
  try {
    return await readFeed(...args);
  } catch (error) {
    if (error instanceof Response) throw error;
    const [context, kind, slug] = args;
    servicesOf(context).logError(`feed ${addresses[kind](slug)} not read`, error);
    return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } });
  }
}

async function readFeed(
  context: Readonly<RouterContextProvider>,
  kind: FeedKind,
  slug: string,
): Promise<Response> {
  const { db, config } = servicesOf(context);
  showsScopes(context, ...scopesOf[kind](slug));
  const found = await findLists[kind](db, slug);
  showsScopes(context, ...cardScopes(found?.list.articles ?? []));
  const moved = found ? null : await findRedirectedSlug(db, kind, slug);
  if (moved) throw redirect(addresses[kind](moved), 301);
  const name =
    found?.name ?? (kind === 'category' ? (categoryNames as Record<string, string | undefined>)[slug] : null);
  if (!name) throw new Response(null, { status: 404 });
  const self = config.siteUrl + addresses[kind](slug);
  const page = kind === 'site' ? `${config.siteUrl}/` : self.replace(/\/rss$/, '');
  const feed = { title: `${name} – ${config.siteName}`, description: name, page, self };
  return rssResponse(renderRss(feed, found?.list.articles ?? [], config.siteUrl));
}
