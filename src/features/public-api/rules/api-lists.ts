import { sql } from 'kysely';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import type { Author } from '#features/articles/rules/read/article-list-page.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { selectFixtures, toFixtures } from '#features/matches/rules/select-fixtures.ts';
import type { FixtureStatus } from '#features/matches/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { type KeysetPage, type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';

/** One list of articles. Each has an index of its own, so only one can be chosen. */
export type ArticleListChoice =
  | { by: 'all' }
  | { by: 'category'; categoryId: string }
  | { by: 'tag'; tagId: string }
  | { by: 'author'; authorSlug: string };

export interface ArticleWindow {
  list: ArticleListChoice;
  /** Published at this moment (epoch ms) or later. */
  since?: number;
  /** Published before this moment (epoch ms). */
  until?: number;
  after: PageCursor<number> | null;
  limit: number;
}

/**
 * A page of published articles, newest first. An article that is published while somebody reads the pages comes before
 * the first page, so no other article moves to another page.
 */
export async function listArticlesAfter(
  db: Db,
  window: ArticleWindow,
): Promise<KeysetPage<ArticleSummary, number>> {
  const rows = await listRows(db, window);
  const page = toKeysetPage(rows, window.limit, (row) => ({ value: row.moment, id: row.id }));
  const ids = page.items.map(({ id }) => id);
  return { items: await listCardsInOrder(db, ids), next: page.next };
}

function listRows(db: Db, { list, since, until, after, limit }: ArticleWindow) {
  const isTag = list.by === 'tag';
  // One builder for both tables: the columns have other names, and the conditions are the same.
  const [moment, id] = isTag
    ? [sql<number>`article_tag.listed_at`, sql<string>`article_tag.article_id`]
    : [sql<number>`article.published_at`, sql<string>`article.id`];
  const conditions = [
    // The status is a literal: with a parameter the databases would not use the partial indexes.
    isTag ? sql`article_tag.listed_at is not null` : sql`article.status = 'published'`,
    ...(list.by === 'tag' ? [sql`article_tag.tag_id = ${list.tagId}`] : []),
    ...(list.by === 'category' ? [sql`article.category_id = ${list.categoryId}`] : []),
    ...(list.by === 'author' ? [sql`article.author_slug = ${list.authorSlug}`] : []),
    ...(since === undefined ? [] : [sql`${moment} >= ${since}`]),
    ...(until === undefined ? [] : [sql`${moment} < ${until}`]),
    ...(after
      ? [sql`${moment} <= ${after.value}`, sql`(${moment} < ${after.value} or ${id} < ${after.id})`]
      : []),
  ];
  return sql<{ id: string; moment: number }>`
    select ${id} as id, ${moment} as moment
    from ${sql.table(isTag ? 'article_tag' : 'article')}
    where ${sql.join(conditions, sql` and `)}
    order by ${moment} desc, ${id} desc
    limit ${limit + 1}`
    .execute(db)
    .then(({ rows }) => rows);
}

/**
 * A page of the bylines with published articles, in the order of their slugs. Each step of the recursion jumps to the next
 * byline in the index `article_bylines`, so the number of articles does not matter.
 */
export async function listAuthorsAfter(
  db: Db,
  { after, limit }: { after: PageCursor<string> | null; limit: number },
): Promise<KeysetPage<Author, string>> {
  const { rows } = await sql<Author>`
    with recursive step (slug, number) as (
      select (${nextSlug(sql`${after?.value ?? ''}`)}), 1
      union all
      select (${nextSlug(sql`step.slug`)}), step.number + 1
      from step where step.slug is not null and step.number <= ${limit}
    )
    select step.slug as slug, (
      select article.author from article
      where article.status = 'published' and article.author_slug = step.slug
      order by article.published_at desc, article.id desc limit 1
    ) as name
    from step where step.slug is not null order by step.slug`.execute(db);
  return toKeysetPage(rows, limit, ({ slug }) => ({ value: slug, id: slug }));
}

/** The first byline after a slug. The status is a literal as in the index. */
const nextSlug = (slug: ReturnType<typeof sql>) => sql`
  select article.author_slug from article
  where article.status = 'published' and article.author_slug > ${slug}
  order by article.author_slug limit 1`;

export interface MatchWindow {
  /** Kick-offs in [`start`, `end`), epoch ms. */
  day?: { start: number; end: number };
  /** The slug. */
  competition?: string;
  teamId?: string;
  status?: FixtureStatus;
  /** By kick-off. */
  order: 'asc' | 'desc';
  after: PageCursor<number> | null;
  limit: number;
}

/** A page of matches, ordered by kick-off. */
export async function listMatchesAfter(db: Db, window: MatchWindow): Promise<KeysetPage<Fixture, number>> {
  const { teamId, order, limit } = window;
  const found =
    teamId === undefined ? await selectWindow(db, window).execute() : await listOfTeam(db, window, teamId);
  const sign = order === 'asc' ? 1 : -1;
  const rows = found.toSorted((a, b) => sign * (a.kick_off - b.kick_off || (a.id < b.id ? -1 : 1)));
  const page = toKeysetPage(rows, limit, (row) => ({ value: row.kick_off, id: row.id }));
  return { items: await toFixtures(db, page.items), next: page.next };
}

/** One query for each index: with `or` the databases would read and sort all matches of the team. */
async function listOfTeam(db: Db, window: MatchWindow, teamId: string) {
  const columns = ['fixture.home_id', 'fixture.away_id'] as const;
  const lists = await Promise.all(
    columns.map((column) => selectWindow(db, window).where(column, '=', teamId).execute()),
  );
  return lists.flat();
}

function selectWindow(db: Db, { day, competition, status, order, after, limit }: MatchWindow) {
  const later = order === 'asc' ? '>' : '<';
  let query = selectFixtures(db);
  if (day) query = query.where('fixture.kick_off', '>=', day.start).where('fixture.kick_off', '<', day.end);
  if (competition !== undefined)
    query = query.where('fixture.competition_id', '=', (eb) =>
      eb.selectFrom('competition').select('id').where('slug', '=', competition),
    );
  if (status !== undefined) query = query.where('fixture.status', '=', status);
  if (after)
    query = query
      .where('fixture.kick_off', order === 'asc' ? '>=' : '<=', after.value)
      .where((eb) => eb.or([eb('fixture.kick_off', later, after.value), eb('fixture.id', later, after.id)]));
  return query
    .orderBy('fixture.kick_off', order)
    .orderBy('fixture.id', order)
    .limit(limit + 1);
}

interface ListedTag {
  slug: string;
  name: string;
  /** Published articles; at least one. */
  articleCount: number;
}

/** A page of the tags with published articles, in the Azerbaijani order of their names. */
export async function listTagsAfter(
  db: Db,
  { after, limit }: { after: PageCursor<string> | null; limit: number },
): Promise<KeysetPage<ListedTag, string>> {
  const rows = await db
    .selectFrom('tag')
    .select(['id', 'slug', 'name', 'article_count as articleCount', 'sort_key'])
    .where('article_count', '>', 0)
    .$if(after !== null, (query) =>
      query
        .where('sort_key', '>=', after?.value ?? '')
        .where((eb) => eb.or([eb('sort_key', '>', after?.value ?? ''), eb('id', '>', after?.id ?? '')])),
    )
    .orderBy('sort_key')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(rows, limit, (row) => ({ value: row.sort_key, id: row.id }));
  return { items: items.map(({ slug, name, articleCount }) => ({ slug, name, articleCount })), next };
}
