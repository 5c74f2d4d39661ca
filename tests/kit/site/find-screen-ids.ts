import type { Db } from '#platform/db/schema.ts';
import { writeStaff } from '../content/accounts.ts';

/** By address: an id of everything in the demo newspaper that has an address of its own. */
export async function findScreenIds(db: Db): Promise<Record<string, string>> {
  const of = async (
    table: 'article' | 'tag' | 'category' | 'media' | 'contact_message' | 'newsletter_issue',
  ) => (await db.selectFrom(table).select('id').limit(1).executeTakeFirst())?.id ?? 'a';
  const [article, tag, category, media] = [
    await of('article'),
    await of('tag'),
    await of('category'),
    await of('media'),
  ];
  const slug = (await db.selectFrom('article').select('slug').limit(1).executeTakeFirst())?.slug ?? 'a';
  return {
    '/article/:slug': slug,
    '/category/:category': 'football',
    '/admin/analytics/articles/:id': article,
    '/admin/articles/edit/:id': article,
    '/admin/articles/revisions/:id': article,
    '/admin/articles/notes/:id': article,
    '/admin/articles/notes/:id/data': article,
    '/admin/articles/preview/:id': article,
    '/admin/users/:id': (await writeStaff(db, 'author')).id,
    '/admin/inbox/:id': await of('contact_message'),
    '/admin/newsletter/:id': await of('newsletter_issue'),
    '/admin/media/:id': media,
    '/admin/media/:id/metadata': media,
    '/admin/categories/:id': category,
    '/admin/search/names/:id': 'team-1',
    '/admin/tags/:id': tag,
  };
}
