import { sql } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleStatus } from '../../tables.ts';
import { MIN_SIMILARITY, SIMILAR_HOURS, type SimilarArticle } from './similar-article.ts';
import { readStory, storySimilarity, weighStems } from './story-similarity.ts';

/** Only this many of the newest articles are compared, to limit the work. */
const MAX_COMPARED = 500;
const MAX_SHOWN = 3;

/** The published and scheduled articles that may tell the same story as this one, the most similar first. */
export async function findSimilarArticles(
  db: Db,
  { id, title, excerpt, now }: { id: string; title: string; excerpt: string; now: number },
): Promise<SimilarArticle[]> {
  const recent = (await listRecent(db, now)).filter((article) => article.id !== id);
  const story = readStory({ title, excerpt });
  const stories = recent.map(readStory);
  const weightOf = weighStems([story, ...stories]);
  return recent
    .map(({ excerpt: _, ...article }, at) => ({
      ...article,
      similarity: storySimilarity(story, stories[at] ?? story, weightOf),
    }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_SHOWN);
}

async function listRecent(db: Db, now: number) {
  const articles = db.selectFrom('article').select(['id', 'slug', 'title', 'excerpt', 'author']);
  const published = await articles
    .select('published_at as at')
    .where('status', '=', sql.lit('published'))
    .where('published_at', '>=', now - SIMILAR_HOURS * HOUR)
    .orderBy('published_at', 'desc')
    .limit(MAX_COMPARED)
    .execute();
  const scheduled = await articles
    .select('scheduled_at as at')
    .where('status', '=', sql.lit('scheduled'))
    .where('scheduled_at', '<=', now + SIMILAR_HOURS * HOUR)
    .orderBy('scheduled_at')
    .limit(MAX_COMPARED)
    .execute();
  return [
    ...published.map((row) => ({ ...row, status: 'published' as const, at: row.at ?? now })),
    ...scheduled.map((row) => ({ ...row, status: 'scheduled' as const, at: row.at ?? now })),
  ];
}

/** Other articles may tell the same story. Save again with their ids as `seenSimilar`. */
export class SimilarArticlesFound extends Error {
  override name = 'SimilarArticlesFound';
  readonly articles: readonly SimilarArticle[];

  constructor(articles: readonly SimilarArticle[]) {
    super('Other articles may tell the same story');
    this.articles = articles;
  }
}

/**
 * Before an article is published or scheduled: the editor must have seen the articles that may tell the same story.
 * `seenSimilar`: their ids; undefined when no editor sees them. `from`: null for a new article.
 * @throws SimilarArticlesFound with all of them when one was not seen.
 */
export async function requireSeenSimilar(
  db: Db,
  input: {
    article: { id: string; title: string; excerpt: string };
    from: ArticleStatus | null;
    to: ArticleStatus;
    seenSimilar: readonly string[] | undefined;
    now: number;
  },
): Promise<void> {
  const { seenSimilar } = input;
  if (!seenSimilar || !hasDate(input.to) || hasDate(input.from)) return;
  const similar = await findSimilarArticles(db, { ...input.article, now: input.now });
  if (similar.some(({ id }) => !seenSimilar.includes(id))) throw new SimilarArticlesFound(similar);
}

/** Whether readers see the article, or will see it at a fixed time. */
function hasDate(status: ArticleStatus | null): boolean {
  return status === 'published' || status === 'scheduled';
}
