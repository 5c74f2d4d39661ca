import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { writeTitleSortKeys } from '#features/articles/rules/admin-list/write-title-sort-keys.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { makeArticleWriter } from '#features/demo/server/generate/make-article-writer.ts';
import { makeRandom } from '#features/demo/server/generate/make-random.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/** Rows of one insert. SQLite takes at most 32,766 parameters. */
const BATCH = 500;
const TAGS = 5000;
const AUTHORS = 50;
const TAGS_OF_ARTICLE = 3;
const COMMENTS = 3;
const SLUG_OF_AUTHOR = (at: number) => `muellif-${at + 1}`;

/** Articles with page views in an hour, and the days with hours. A large archive has no more readers than a small one. */
const READ_IN_AN_HOUR = 400;
const DAYS_OF_HOURS = 8;

interface ArchiveRange {
  /** The number of the first article. Article 0 is the newest. */
  from: number;
  to: number;
  /** Epoch milliseconds of article 0. */
  now: number;
  /** The account that created every twentieth article. */
  staffId: string;
}

/**
 * Writes the articles `from` to `to` of an archive, so that it can grow: each is twenty minutes older than the one before it. It
 * has 50 bylines, 5,000 tags of which the commonest has a tenth of all uses, every status, pictures, comments and page views.
 * The triggers of the product derive the rest, as they do for articles of a newsroom.
 */
export async function fillArchive(db: Db, { from, to, now, staffId }: ArchiveRange): Promise<void> {
  const categories = await db.selectFrom('category').select('id').orderBy('slug').execute();
  const writer = makeArticleWriter(1);
  if (from === 0) await writeTags(db, now);
  for (let first = from; first < to; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - first) }, (_, at) => first + at);
    const articles = numbers.map((number) => writer.write(number, categories.length));
    // One transaction per batch: PostgreSQL keeps every version of a count row until its transaction ends.
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('article')
        .values(
          articles.map(({ number, id, slug, title, excerpt, content, category, featured }) => {
            const moment = now - number * 20 * MINUTE;
            const author = authorOf(number);
            return {
              id,
              slug,
              title,
              excerpt,
              content,
              category_id: number % 100 === 17 ? null : (categories[category]?.id ?? null),
              author: `Müəllif ${author + 1}`,
              author_slug: SLUG_OF_AUTHOR(author),
              image:
                number % 2 === 0 ? `/media/articles/${1_700_000_000_000 + (number % 5000)}-sekil.jpg` : null,
              featured: featured ? (1 as const) : (0 as const),
              version: 1,
              created_by: number % 20 === 3 ? staffId : null,
              created_at: moment,
              updated_at: moment,
              ...statusColumns(number, moment, now),
            };
          }),
        )
        .execute();
      await writeTitleSortKeys(tx, articles);
      await tx
        .insertInto('article_tag')
        .values(
          articles.flatMap(({ number, id }) =>
            tagsOf(number).map((tag, position) => ({ article_id: id, tag_id: tagId(tag), position })),
          ),
        )
        .execute();
      await tx
        .insertInto('article_stats')
        .values(articles.map(({ id, views, readers }) => ({ article_id: id, views, readers })))
        .execute();
      await writeComments(tx, articles, now);
    });
  }
}

/**
 * So many of the newest articles have whole pages of each status and of the rarest author, so that the smallest archive lists as
 * much as others.
 */
const NEWEST = 1000;

/** The place of the author, the most frequent first. */
function authorOf(number: number): number {
  if (number < NEWEST && number % 22 === 9) return AUTHORS - 1;
  return Math.floor(AUTHORS * makeRandom(number)() ** 2);
}

/** Of a thousand articles 20 are drafts, 5 wait for approval, 2 are scheduled and 30 archived; of the newest thousand 50 each. */
function statusOf(number: number): ArticleStatus {
  const isNew = number < NEWEST;
  if (number % (isNew ? 20 : 50) === 3) return 'draft';
  if (number % (isNew ? 20 : 200) === 5) return 'pending';
  if (number % (isNew ? 20 : 500) === 7) return 'scheduled';
  return number % (isNew ? 20 : 100) === 11 || number % 50 === 13 ? 'archived' : 'published';
}

function statusColumns(number: number, moment: number, now: number) {
  const status = statusOf(number);
  const isPublic = status === 'published' || status === 'archived';
  return {
    status,
    published_at: isPublic ? moment : null,
    scheduled_at: status === 'scheduled' ? now + DAY : null,
  };
}

const tagId = (at: number) => `scaleTag${String(at).padStart(12, '0')}`;

/** The tag at place n has a probability in proportion to 1 / n, as in real archives. */
function tagsOf(number: number): number[] {
  const random = makeRandom(1_000_003 + number);
  return [...new Set(Array.from({ length: TAGS_OF_ARTICLE }, () => Math.floor(TAGS ** random()) - 1))];
}

async function writeTags(db: Db, now: number): Promise<void> {
  for (let first = 0; first < TAGS; first += BATCH)
    await db
      .insertInto('tag')
      .values(
        Array.from({ length: BATCH }, (_, at) => {
          const name = `Mövzu ${first + at + 1}`;
          return {
            id: tagId(first + at),
            slug: slugify(name),
            name,
            sort_key: sortKey(name),
            created_at: now,
            article_count: 0,
          };
        }),
      )
      .execute();
}

/** Every tenth article has some comments. */
async function writeComments(
  tx: Db,
  articles: readonly { number: number; id: string }[],
  now: number,
): Promise<void> {
  const rows = articles
    .filter(({ number }) => number % 10 === 0)
    .flatMap(({ number, id }) =>
      Array.from({ length: COMMENTS }, (_, at) => {
        const moment = now - number * 20 * MINUTE + at * MINUTE;
        const comment = `${id}c${at}`;
        return {
          id: comment,
          article_id: id,
          thread_id: comment,
          thread_at: moment,
          name: `Oxucu ${at}`,
          text: 'Yaxşı oyun idi.',
          status: 'approved' as const,
          commenter_hash: `browser${number % 1000}`,
          network_hash: null,
          content_hash: null,
          created_at: moment,
        };
      }),
    );
  if (rows.length > 0) await tx.insertInto('comment').values(rows).execute();
}

/**
 * Writes the page views of the last days: in every hour of some of the articles 0 to `count`, mostly of new ones. Replaces
 * those that a smaller archive had.
 */
export async function fillRecentViews(db: Db, { count, now }: { count: number; now: number }): Promise<void> {
  const random = makeRandom(count);
  const idOf = (number: number) =>
    `g${(1).toString(36).padStart(7, '0')}${number.toString(36).padStart(12, '0')}`;
  await inTransaction(db, async (tx) => {
    for (const table of ['article_hourly_stats', 'article_daily_stats', 'subject_daily_stats'] as const)
      await tx.deleteFrom(table).execute();
    const days = new Map<string, Map<string, number>>();
    const isCounted = (number: number) =>
      number < count && ['published', 'archived'].includes(statusOf(number));
    for (let ago = 0; ago < DAYS_OF_HOURS * 24; ago += 1) {
      const hour = Math.floor((now - ago * HOUR) / HOUR) * HOUR;
      const views = new Map<string, number>();
      for (let at = 0; at < READ_IN_AN_HOUR; at += 1) {
        const number = ago * 3 + Math.floor(count ** random()) - 1;
        if (isCounted(number))
          views.set(idOf(number), (views.get(idOf(number)) ?? 0) + 1 + Math.floor(50 * random() ** 4));
      }
      if (views.size === 0) continue;
      const rows = [...views].map(([article_id, count]) => ({
        hour,
        article_id,
        views: count,
        readers: count,
      }));
      await tx.insertInto('article_hourly_stats').values(rows).execute();
      const day = formatInputDate(hour);
      const ofDay = days.get(day) ?? new Map<string, number>();
      for (const [id, count] of views) ofDay.set(id, (ofDay.get(id) ?? 0) + count);
      days.set(day, ofDay);
    }
    for (const [day, views] of days) {
      const rows = [...views].map(([article_id, count]) => ({
        day,
        article_id,
        views: count,
        readers: count,
      }));
      for (let at = 0; at < rows.length; at += 5000)
        await tx
          .insertInto('article_daily_stats')
          .values(rows.slice(at, at + 5000))
          .execute();
    }
  });
}
