import { sql } from 'kysely';
import { lowerAz } from '#az/characters/characters.ts';
import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { STOP_WORDS } from './search-query.ts';
import { toPlainText } from './to-plain-text.ts';

/** Different words of a text; far more than any article has. */
const MAX_BODY_WORDS = 5000;
const REMOVED = {
  status: 'removed' as const,
  category_id: null,
  published_at: null,
  title_words: '',
  tag_words: '',
  lead_words: '',
  body_words: '',
};

/** Indexes the oldest changes, at most `limit`. Returns what `indexArticles` does. */
export async function indexChangedArticles(db: Db, { limit }: { limit: number }): Promise<number> {
  const changes = await db
    .selectFrom('search_index_queue')
    .select('article_id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return indexArticles(
    db,
    changes.map((change) => change.article_id),
  );
}

/**
 * Writes the words of changed articles for the search index, in the given order. Returns the number of changes that it has indexed:
 * 0 when the queue has none of these articles, for example because another process was faster.
 */
export async function indexArticles(db: Db, articleIds: readonly string[]): Promise<number> {
  const changed = [...new Set(articleIds)];
  if (changed.length === 0) return 0;
  // Most of the work is done before the transaction, in which nobody else can write to SQLite.
  const prepared = new Map(
    (await readArticles(db, changed)).map((article) => [
      article.id,
      { text: JSON.stringify(article), words: listWordsOf(article) },
    ]),
  );
  return inTransaction(db, async (tx) => {
    await lockSearchIndex(tx);
    // Delete the changes from the queue before reading the articles: a later change stays in the queue.
    const claimed = await tx
      .deleteFrom('search_index_queue')
      .where('article_id', 'in', changed)
      .returning('article_id')
      .execute();
    const wanted = new Set(claimed.map((change) => change.article_id));
    if (wanted.size === 0) return 0;
    const ids = changed.filter((id) => wanted.has(id));
    const articles = new Map((await readArticles(tx, ids)).map((article) => [article.id, article]));
    const wordsOf = (article: Indexable) => {
      const known = prepared.get(article.id);
      return known?.text === JSON.stringify(article) ? known.words : listWordsOf(article);
    };
    const first = await takeVersions(tx, ids.length);
    const rows = ids.map((id, at) => {
      const article = articles.get(id);
      return { article_id: id, version: first + at, ...(article ? wordsOf(article) : REMOVED) };
    });
    await tx
      .insertInto('article_search')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('article_id').doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          status: eb.ref('excluded.status'),
          category_id: eb.ref('excluded.category_id'),
          published_at: eb.ref('excluded.published_at'),
          title_words: eb.ref('excluded.title_words'),
          tag_words: eb.ref('excluded.tag_words'),
          lead_words: eb.ref('excluded.lead_words'),
          body_words: eb.ref('excluded.body_words'),
        })),
      )
      .execute();
    return claimed.length;
  });
}

/** The key of the advisory lock. Any number that no other lock of the program uses. */
const LOCK = 7_050_070;

/**
 * Lets one process at a time write the index until its transaction ends, so that versions become visible in their order: a
 * process that has read a version never misses a lower one. SQLite has only one writer.
 */
async function lockSearchIndex(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** Takes the next versions for this many articles and returns the first. */
async function takeVersions(db: Db, count: number): Promise<number> {
  const { version } = await db
    .updateTable('search_state')
    .set((eb) => ({ version: eb('version', '+', count) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version - count + 1;
}

type Indexable = Awaited<ReturnType<typeof readArticles>>[number];

async function readArticles(db: Db, ids: readonly string[]) {
  const articles = await db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .select([
      'article.id',
      'article.title',
      'article.excerpt',
      'article.author',
      'article.content',
      'article.category_id',
      'article.published_at',
      'article.status',
      'article.source_name',
      'category.name as category',
    ])
    .where('article.id', 'in', ids)
    .execute();
  const tags = await db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['article_tag.article_id', 'tag.name'])
    .where('article_tag.article_id', 'in', ids)
    .execute();
  const tagsOf = Map.groupBy(tags, (tag) => tag.article_id);
  return articles.map((article) => ({
    ...article,
    tags: (tagsOf.get(article.id) ?? []).map((tag) => tag.name),
  }));
}

function listWordsOf(article: Indexable) {
  const title = listWritten(article.title);
  const tags = listWritten([...article.tags, article.category ?? ''].join('\n'));
  const lead = listWritten([article.excerpt, article.author, article.source_name].join('\n'));
  const listed = new Set([...title, ...tags, ...lead].flatMap((word) => listFolded(word)));
  const body = listOfText(toPlainText(article.content), listed).slice(0, MAX_BODY_WORDS);
  return {
    status: article.status,
    category_id: article.category_id,
    published_at: article.published_at,
    title_words: title.join(' '),
    tag_words: tags.join(' '),
    lead_words: lead.join(' '),
    body_words: body.join(' '),
  };
}

/** The different words as they are written. */
function listWritten(text: string): string[] {
  return [...new Set(tokenise(text).map(({ start, end }) => text.slice(start, end)))];
}

function listFolded(text: string): string[] {
  return tokenise(text).map((token) => token.word);
}

/** The different words of a text, folded. A word with another key than its folded form (`şəhər`) is kept as it is written. */
function listOfText(text: string, listed: ReadonlySet<string>): string[] {
  const words = new Map<string, string>();
  for (const { word, start, end } of tokenise(text)) {
    const written = text.slice(start, end);
    if (words.has(written) || listed.has(word) || STOP_WORDS.has(word)) continue;
    words.set(written, stemWord(word, written) === stemWord(word) ? word : lowerAz(written));
  }
  return [...new Set(words.values())];
}

/** Articles indexed in one transaction. With SQLite a server that writes waits for it, and answers nobody meanwhile. */
const BATCH = 50;

interface RebuildOptions {
  /** Gets the number of finished articles. */
  onProgress?: (done: number, total: number) => void;
  /** Awaited after each batch. Running servers write in this time. */
  pause?: () => Promise<unknown>;
}

/**
 * Empties the search index and indexes all articles again. Running servers see the new generation and build theirs again;
 * until the end, searches find the articles that are indexed already. When it is interrupted, the servers index the rest.
 * Returns how many articles there are.
 */
export async function rebuildSearchIndex(
  db: Db,
  { onProgress, pause }: RebuildOptions = {},
): Promise<number> {
  await inTransaction(db, queueAllArticles);
  const total = await countWaiting(db);
  for (let waiting = total; waiting > 0; waiting = await countWaiting(db)) {
    onProgress?.(Math.max(0, total - waiting), total);
    await indexChangedArticles(db, { limit: BATCH });
    await pause?.();
  }
  onProgress?.(total, total);
  return total;
}

/**
 * Empties the search index and queues all articles in this transaction. Oldest first, because the index reads the postings of
 * the last added articles first.
 */
export async function queueAllArticles(tx: Db): Promise<void> {
  await lockSearchIndex(tx);
  await tx.deleteFrom('article_search').execute();
  await tx.deleteFrom('search_index_queue').execute();
  await tx
    .insertInto('search_index_queue')
    .columns(['article_id'])
    .expression((eb) => eb.selectFrom('article').select('id').orderBy('published_at').orderBy('id'))
    .execute();
  await tx
    .updateTable('search_state')
    .set((eb) => ({ generation: eb('generation', '+', 1) }))
    .execute();
}

/** Running servers index, too, so only the queue says how much is left. */
async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('search_index_queue')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
