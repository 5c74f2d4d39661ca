import { sql } from 'kysely';
import { tokenise } from '#az/characters/tokens.ts';
import { engineOf } from '#db/engine-of.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { MAX_DOCS_PER_MS, toCategoryWord, toSearchDocId } from './search-doc.ts';
import { toPlainText } from './to-plain-text.ts';

/** Different words per article; far more than any article has. */
const MAX_INDEXED_WORDS = 5000;
/** The key of the advisory lock. Any number that no other lock of the program uses. */
const LOCK = 7_050_070;

/**
 * Updates the index with at most `limit` changes, the oldest first. Articles that are not published any more are removed.
 * Returns the number of changes; fewer than `limit` means that the index is up to date.
 */
export async function indexChangedArticles(db: Db, { limit }: { limit: number }): Promise<number> {
  const waiting = await db.selectFrom('search_index_queue').select('id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  return inTransaction(db, async (tx) => {
    if (!(await acquireIndexLock(tx))) return 0;
    const changes = await tx
      .selectFrom('search_index_queue')
      .selectAll()
      .orderBy('id')
      .limit(limit)
      .execute();
    const ids = [...new Set(changes.map((change) => change.article_id))];
    if (ids.length === 0) return 0;
    // Delete the changes from the queue before reading the articles: a later change stays in the queue.
    await tx.deleteFrom('search_index_queue').where('article_id', 'in', ids).execute();
    await removeFromIndex(tx, ids);
    for (const article of await readArticles(tx, ids)) await addToIndex(tx, article);
    return changes.length;
  });
}

/** Whether this process may update the index: two at once would index an article twice. SQLite has only one writer. */
async function acquireIndexLock(db: Db): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return true;
  const { rows } = await sql<{
    acquired: boolean;
  }>`select pg_try_advisory_xact_lock(${LOCK}) as acquired`.execute(db);
  return rows[0]?.acquired === true;
}

async function removeFromIndex(db: Db, ids: readonly string[]): Promise<void> {
  const removed = await db
    .deleteFrom('article_search')
    .where('article_id', 'in', ids)
    .returning('doc')
    .execute();
  if (engineOf(db) === 'postgres' || removed.length === 0) return;
  await sql`delete from article_search_fts where rowid in (${sql.join(removed.map(({ doc }) => doc))})`.execute(
    db,
  );
}

type Indexable = Awaited<ReturnType<typeof readArticles>>[number];

async function readArticles(db: Db, ids: readonly string[]) {
  const articles = await db
    .selectFrom('article')
    .select([
      'id',
      'title',
      'excerpt',
      'author',
      'content',
      'category_id',
      'published_at',
      'status',
      'source_name',
    ])
    .where('id', 'in', ids)
    .execute();
  const tags = await db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['article_tag.article_id', 'tag.name'])
    .where('article_tag.article_id', 'in', ids)
    .execute();
  const tagsOf = Map.groupBy(tags, (tag) => tag.article_id);
  return articles
    .filter((article) => article.status === 'published')
    .map((article) => ({ ...article, tags: (tagsOf.get(article.id) ?? []).map((tag) => tag.name) }));
}

async function addToIndex(db: Db, article: Indexable): Promise<void> {
  const title = listWords(article.title);
  const lead = listWords([...article.tags, article.excerpt, article.author, article.source_name].join('\n'));
  const body = listWords(toPlainText(article.content));
  const words = [...new Set([...title, ...lead, ...body])].slice(0, MAX_INDEXED_WORDS);
  const row = {
    article_id: article.id,
    doc: await findFreeDoc(db, article.published_at ?? 0),
    category_id: article.category_id,
    title_words: title.join(' '),
    lead_words: lead.join(' '),
  };
  if (engineOf(db) === 'postgres') {
    await sql`insert into article_search (article_id, doc, category_id, title_words, lead_words, words)
      values (${row.article_id}, ${row.doc}, ${row.category_id}, ${row.title_words}, ${row.lead_words},
        array_to_tsvector(${words}::text[]))`.execute(db);
    return;
  }
  await db.insertInto('article_search').values(row).execute();
  if (row.category_id) words.push(toCategoryWord(row.category_id));
  await sql`insert into article_search_fts (rowid, words) values (${row.doc}, ${words.join(' ')})`.execute(
    db,
  );
}

function listWords(text: string): string[] {
  return [...new Set(tokenise(text).map((token) => token.word))];
}

/** The next free number for articles published in this millisecond. */
async function findFreeDoc(db: Db, publishedAt: number): Promise<number> {
  const last = await db
    .selectFrom('article_search')
    .select('doc')
    .where('doc', '>=', toSearchDocId(publishedAt))
    .where('doc', '<', toSearchDocId(publishedAt) + MAX_DOCS_PER_MS)
    .orderBy('doc', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.doc + 1 : toSearchDocId(publishedAt);
}
