import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { cleanArticleInput } from '#features/articles/rules/article-input.ts';
import { insertArticles } from '#features/articles/rules/write/insert-articles.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { articleInput, newId, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { runCommand } from '../../kit/site/run-command.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const IMPORTED = 2000;
/** Different enough for the warning about similar articles. */
const PUBLISHED = [
  'Lerikdə qar yağır',
  'Qubada bayram keçirilir',
  'Şəkidə yol açılır',
  'Astarada bazar bağlanır',
];

/** The titles that a search of a reader finds. */
async function search(site: TestSite, query: string): Promise<string[]> {
  const answer = await site.fetch(`/search?q=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  return elementsOf(await answer.text(), 'article').map((card) =>
    textOf(elementsOf(card, 'h2')[0] ?? '').trim(),
  );
}

describe.each(siteEngines())('a search after a change on %s', (engine) => {
  let site: TestSite;
  /** A second instance on PostgreSQL; SQLite has only one. */
  let other: TestSite;
  let staff: Actor;
  let editor: Visitor;
  beforeAll(async () => {
    site = await startSite({
      engine,
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        staff = await writeStaff(db, 'editor');
        await writeCategory(db, 'football', 'Futbol');
      },
    });
    editor = await signIn(site, staff.email);
    other = engine === 'postgres' ? await startSite({ env: site.databaseEnv }) : site;
  });
  afterAll(async () => {
    if (other !== site) await other.stop();
    await site.stop();
  });

  /** Writes an article in the back-office of the first instance. Without a version it is a new one. */
  async function send(id: string, intent: string, title: string, baseVersion?: number): Promise<void> {
    const path = baseVersion ? `/admin/articles/edit/${id}` : '/admin/articles/create';
    const answer = await editor.post(path, {
      id,
      intent,
      title,
      tabKey: `tab-${id}`,
      writer: staff.id,
      sequence: '1',
      category: 'football',
      excerpt: title,
      content: `<p>${title}</p>`,
      author: 'Aysel Məmmədli',
      ...(baseVersion ? { baseVersion: String(baseVersion) } : {}),
    });
    expect(answer.status).toBe(302);
  }
  const change = async (intent: string, id: string) =>
    expect((await editor.post('/admin/articles', { intent, id })).status).toBe(200);

  test('an instance finds at once what another one publishes, renames, archives or deletes', async () => {
    const id = newId();
    await send(id, 'draft', 'Kürəkəndə turnir');
    expect(await search(other, 'kürəkəndə')).toEqual([]);
    await send(id, 'publish', 'Kürəkəndə turnir', 1);
    expect(await search(other, 'kürəkənd')).toEqual(['Kürəkəndə turnir']);
    await send(id, 'save', 'Masallıda turnir', 2);
    expect(await search(other, 'masallı')).toEqual(['Masallıda turnir']);
    expect(await search(other, 'kürəkənd')).toEqual([]);
    await change('archive', id);
    expect(await search(other, 'masallı')).toEqual([]);
    await change('publish', id);
    expect(await search(other, 'masallı')).toEqual(['Masallıda turnir']);
    await change('delete', id);
    expect(await search(other, 'masallı')).toEqual([]);
  });

  test('a scheduled article is found when it is published, not before', async () => {
    const article = {
      title: 'Biləsuvarda final',
      status: 'scheduled',
      scheduledAt: Date.now() + HOUR,
    } as const;
    await site.change(async (db) => void (await writeArticle(db, article)));
    expect(await search(other, 'biləsuvar')).toEqual([]);
    const due = { scheduled_at: Date.now() };
    await site.change(
      async (db) =>
        void (await db.updateTable('article').set(due).where('status', '=', 'scheduled').execute()),
    );
    await expect.poll(() => search(other, 'biləsuvar')).toEqual(['Biləsuvarda final']);
  });

  test('searches are answered while a large import is indexed', async () => {
    const now = Date.now() - HOUR;
    const articles = Array.from({ length: IMPORTED }, (_, at) => {
      const article = articleInput({ title: `Arxiv xəbəri ${at + 1}`, category: 'football' });
      return { article: cleanArticleInput(article, now), id: newId() };
    });
    // As an import does: a statement for a hundred of them.
    await site.change((db) =>
      inTransaction(db, async (tx) => {
        for (let at = 0; at < IMPORTED; at += 100)
          await insertArticles(tx, { articles: articles.slice(at, at + 100), by: null, now, newId });
      }),
    );
    const found = await Promise.all(Array.from({ length: 8 }, () => search(other, 'arxiv')));
    for (const titles of found) expect(titles).toHaveLength(20);
    await expect.poll(() => search(other, `arxiv ${IMPORTED}`)).toContain(`Arxiv xəbəri ${IMPORTED}`);
  });

  test('a killed server loses no change', async () => {
    let unindexed = 0;
    for (const title of PUBLISHED) {
      await send(newId(), 'publish', title);
      await site.crash(() =>
        site.change(async (db) => {
          const waiting = await db.selectFrom('search_index_queue').select('id').execute();
          unindexed += waiting.length;
        }),
      );
      expect((await search(site, title))[0]).toBe(title);
      // Each round costs two seconds of CPU time, and only a change that was not indexed before the kill says something.
      if (unindexed > 0) break;
    }
    // The second instance indexes, too, so the change may be indexed before the kill.
    if (engine === 'sqlite') expect(unindexed).toBeGreaterThan(0);
  });

  test('running servers build their index again after rebuild-search', async () => {
    await site.change(async (db) => {
      await writeArticle(db, { title: 'Göyçayda kubok' });
    });
    expect(await search(other, 'göyçay')).toEqual(['Göyçayda kubok']);
    await site.change(async (db) => {
      const { version } = await db
        .updateTable('search_state')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .returning('version')
        .executeTakeFirstOrThrow();
      const wrong = { version, title_words: 'Yardımlıda' };
      await db.updateTable('article_search').set(wrong).where('title_words', 'like', 'Göyçayda%').execute();
    });
    for (const one of [site, other]) expect(await search(one, 'yardımlı')).toEqual(['Göyçayda kubok']);
    const rebuilding = runCommand(['rebuild-search'], { DATA_DIR: site.dataDir, ...site.databaseEnv });
    let isOver = false;
    const searching = (async () => {
      while (!isOver) await search(other, 'göyçay');
    })();
    const { code, stdout, stderr } = await rebuilding;
    isOver = true;
    await searching;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Indexed again: 20\d\d articles\.\n$/);
    for (const one of [site, other]) {
      expect(await search(one, 'yardımlı')).toEqual([]);
      expect(await search(one, 'göyçay')).toEqual(['Göyçayda kubok']);
    }
  });
});
