import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { ArticleLists, OutboxEvent } from '#platform/outbox/outbox-event.ts';
import type { ArticleStatus } from '../../tables.ts';

/** What an event of an article means for the addresses of the site. */
export interface AnnouncedArticle {
  id: string;
  title: string;
  /** The address of its page, then the one it had before. */
  paths: [current: string, ...previous: string[]];
  /** The lists that show it, and those that showed it before. */
  lists: ArticleLists[];
  /** Null: it was deleted. */
  status: ArticleStatus | null;
  /** Search engines shall not show it: an editor hides it, or it is a copy of another site's article. */
  isHidden: boolean;
}

/** Reads the article of an event as it is now. Null for events of other subjects. */
export async function readAnnouncedArticle(tx: Db, event: OutboxEvent): Promise<AnnouncedArticle | null> {
  const id = event.subjectId;
  if (event.type === 'article.deleted') {
    const { slug, title, lists } = event.detail;
    return { id, title, paths: [toPath(slug)], lists: [lists], status: null, isHidden: false };
  }
  if (!event.type.startsWith('article.')) return null;
  const row = await tx
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .select([
      'article.slug',
      'article.title',
      'article.status',
      'article.noindex',
      'article.canonical_url',
      'article.author_slug as author',
      'category.slug as category',
    ])
    .where('article.id', '=', id)
    .executeTakeFirst();
  // It was deleted since: the event of its deletion follows.
  if (!row) return null;
  const tags = await tx
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select('tag.slug')
    .where('article_tag.article_id', '=', id)
    .execute();
  const { previousSlug, previousLists } = event.type === 'article.updated' ? event.detail : {};
  const { title, status, author } = row;
  const lists = { category: row.category ?? '', tags: tags.map(({ slug }) => slug), author };
  return {
    id,
    title,
    status,
    isHidden: row.noindex === 1 || Boolean(row.canonical_url),
    paths: [toPath(row.slug), ...(previousSlug === undefined ? [] : [toPath(previousSlug)])],
    lists: [lists, ...(previousLists ? [previousLists] : [])],
  };
}

const toPath = (slug: string) => href('/article/:slug', { slug });
