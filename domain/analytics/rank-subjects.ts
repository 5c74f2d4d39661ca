import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { SubjectDayTable } from '#db/tables/analytics.ts';
import type { DayRange } from './day-range.ts';
import type { Scope, Views } from './list-views.ts';

export type SubjectKind = SubjectDayTable['kind'];

/** A category, an author or a tag with the views of its articles. */
export interface RankedSubject extends Views {
  /** The part of its address; empty when it is gone. */
  slug: string;
  name: string;
}

type Sum = Views & { subject: string };

/**
 * Categories, authors or tags by the views of their articles in the range. Of the paper: as the articles were when they
 * were read. Of one person: as their articles are now.
 */
export async function rankSubjects(
  db: Db,
  the: { kind: SubjectKind; range: DayRange; scope: Exclude<Scope, { of: 'article' }>; limit?: number },
): Promise<RankedSubject[]> {
  const sums = await (the.scope.of === 'site' ? sumSite(db, the) : sumStaff(db, the, the.scope.id));
  const names = await readNames(
    db,
    the.kind,
    sums.map(({ subject }) => subject),
  );
  return sums.map(({ subject, views, readers }) => {
    const { slug, name } = names.get(subject) ?? { slug: '', name: '' };
    return { slug, name, views, readers };
  });
}

interface Asked {
  kind: SubjectKind;
  range: DayRange;
  limit?: number;
}

async function sumSite(db: Db, { kind, range, limit = 10 }: Asked): Promise<Sum[]> {
  const rows = await db
    .selectFrom('subject_day')
    .select((eb) => [
      'subject',
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('readers').as('readers'),
    ])
    .where('kind', '=', kind)
    .where((eb) => eb.between('day', range.from, range.to))
    .groupBy('subject')
    .orderBy(sql`sum(views)`, 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, views: Number(row.views), readers: Number(row.readers) }));
}

const subjectColumns = {
  category: sql<string>`article.category_id`,
  author: sql<string>`article.author_slug`,
  tag: sql<string>`article_tag.tag_id`,
};

async function sumStaff(db: Db, { kind, range, limit = 10 }: Asked, staffId: string): Promise<Sum[]> {
  const subject = subjectColumns[kind];
  const rows = await db
    .selectFrom('article')
    .innerJoin('article_day', 'article_day.article_id', 'article.id')
    .$if(kind === 'tag', (query) => query.innerJoin('article_tag', 'article_tag.article_id', 'article.id'))
    .select((eb) => [
      subject.as('subject'),
      eb.fn.sum<number>('article_day.views').as('views'),
      eb.fn.sum<number>('article_day.readers').as('readers'),
    ])
    .where('article.created_by', '=', staffId)
    .where((eb) => eb.between('article_day.day', range.from, range.to))
    .where(sql<boolean>`${subject} is not null`)
    .groupBy(subject)
    .orderBy(sql`sum(article_day.views)`, 'desc')
    .orderBy(subject)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    views: Number(row.views),
    readers: Number(row.readers),
  }));
}

async function readNames(
  db: Db,
  kind: SubjectKind,
  subjects: string[],
): Promise<Map<string, { slug: string; name: string }>> {
  if (subjects.length === 0) return new Map();
  if (kind !== 'author') {
    const rows = await db
      .selectFrom(kind)
      .select(['id', 'slug', 'name'])
      .where('id', 'in', subjects)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
  const rows = await db
    .selectFrom('article')
    .select((eb) => ['author_slug', eb.fn.max('author').as('name')])
    .where('author_slug', 'in', subjects)
    .where('status', '=', 'published')
    .groupBy('author_slug')
    .execute();
  const names = new Map(rows.map((row) => [row.author_slug, row.name]));
  return new Map(subjects.map((slug) => [slug, { slug, name: names.get(slug) ?? slug }]));
}
