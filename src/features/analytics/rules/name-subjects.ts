import type { Db } from '#platform/db/schema.ts';
import type { ViewCounts } from './list-views.ts';
import type { SubjectKind, SubjectSum } from './rank-subjects.ts';

/** A category, an author or a tag with the views and readers of its articles. */
export interface RankedSubject extends ViewCounts {
  /** Empty when the subject is deleted. */
  slug: string;
  name: string;
}

/** Adds slugs and names to the sums. */
export async function nameSubjects(
  db: Db,
  kind: SubjectKind,
  sums: readonly SubjectSum[],
): Promise<RankedSubject[]> {
  const subjects = sums.map(({ subject }) => subject);
  const names = kind === 'author' ? await readAuthorNames(db, subjects) : await readNames(db, kind, subjects);
  return sums.map(({ subject, views, readers }) => {
    const { slug, name } = names.get(subject) ?? { slug: '', name: '' };
    return { slug, name, views, readers };
  });
}

type Names = Map<string, { slug: string; name: string }>;

async function readNames(db: Db, table: 'category' | 'tag', ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom(table).select(['id', 'slug', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The name of an author is the byline of the newest article. One query would read all articles of the authors. */
async function readAuthorNames(db: Db, slugs: string[]): Promise<Names> {
  const names: Names = new Map();
  for (const slug of slugs) {
    const newest = await db
      .selectFrom('article')
      .select('author')
      .where('author_slug', '=', slug)
      .where('status', '=', 'published')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    names.set(slug, { slug, name: newest?.author ?? slug });
  }
  return names;
}
