import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { getArticleState } from '#domain/articles/article-state.ts';
import { deleteArticle } from '#domain/articles/deleted/delete-article.ts';
import { saveArticle } from '#domain/articles/write/save-article.ts';
import { sendDueDeliveries } from '#domain/distribution/deliveries/send-due-deliveries.ts';
import { createCommentaryPost } from '#domain/matches/commentary/create-commentary-post.ts';
import { takeOutboxEvents } from '#domain/outbox/take-outbox-events.ts';
import { MINUTE, NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, mark, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { type OutsideServer, startOutsideServer } from '#tests/kit/servers/outside-server.ts';
import { createChannels } from './create-channels.ts';

const SITE = 'https://site.az';
const LATER = NOON + MINUTE;

let outside: OutsideServer;
beforeEach(async () => {
  outside = await startOutsideServer();
});
afterEach(() => outside.close());

/** One instance of the site with all channels. `now` is the time of its jobs. */
function createInstance(db: Db, { now }: { now: () => number }) {
  const { env } = outside;
  const { receivers, channels } = createChannels({
    ...{ db, newId },
    config: {
      siteUrl: SITE,
      indexNow: { key: env.INDEXNOW_KEY ?? '', url: env.INDEXNOW_URL ?? '' },
      webSubHub: env.WEBSUB_HUB ?? '',
      telegram: { botToken: '123:test-token', channel: '@sinaq_kanali', apiUrl: outside.url },
    },
  });
  return async () => {
    await takeOutboxEvents(db, { receivers });
    const { signal } = new AbortController();
    for (const channel of channels) await sendDueDeliveries(db, channel, { now, newId, signal });
  };
}

async function prepare(db: Db) {
  const actor = await writeActor(db, 'editor');
  const at = { actor, now: LATER, newId };
  let clock = LATER;
  return {
    actor,
    at,
    run: createInstance(db, { now: () => clock }),
    setClock: (now: number) => {
      clock = now;
    },
    save: async (id: string, over: Partial<ArticleFields>) => {
      const state = await getArticleState(db, { id });
      await saveArticle(db, { ...at, id, baseVersion: state.version, fields: changed(state, over) });
    },
    statuses: async (channel: string) => {
      const rows = await db.selectFrom('delivery').select(['channel', 'status', 'response']).execute();
      return rows
        .filter((row) => row.channel === channel)
        .map(({ status, response }) => `${status} ${response}`);
    },
  };
}

describeOnEachDatabase('the channels', (open) => {
  it('tell search engines every address of a publish, a move and a deletion', async () => {
    const { db } = await open();
    const { actor, at, run, save } = await prepare(db);
    const { id, fields } = await writeOwnArticle(db, actor, { title: 'Bir', status: 'published' });
    const other = await writeOwnArticle(db, actor, { title: 'Başqa', status: 'published' });
    await run();
    const address = (slug: string) => `${SITE}/article/${slug}`;
    const host = {
      host: 'site.az',
      key: 'test-key-of-index-now',
      keyLocation: `${SITE}/test-key-of-index-now.txt`,
    };
    expect(outside.pings).toMatchObject([host]);
    const sorted = () =>
      outside.pings
        .splice(0)
        .flatMap(({ urlList }) => urlList)
        .sort();
    expect(sorted()).toEqual([address('basqa'), address('bir')]);
    await save(id, { slug: 'iki' });
    await save(id, { title: 'İki' });
    await run();
    expect(sorted()).toEqual([address('bir'), address('iki')]);
    await deleteArticle(db, { ...at, id });
    await moveInForm(db, { ...at, id: other.id, move: 'archive' });
    await run();
    expect(sorted()).toEqual([address('basqa'), address('iki')]);
    expect(fields.slug).toBe('bir');
  });

  it('tell the hub about every feed that has or had the article, each once', async () => {
    const { db } = await open();
    const { actor, run, save } = await prepare(db);
    const { id } = await writeOwnArticle(db, actor, {
      tags: ['Neftçi'],
      author: 'Leyla',
      status: 'published',
    });
    await save(id, { title: 'Yeni' });
    await run();
    const feeds = ['', '/category/all', '/category/football', '/tag/neftci', '/author/leyla'];
    const toTopics = (pages: string[]) =>
      pages.flatMap((page) => [`${SITE}${page}/rss`, `${SITE}${page}/atom`]).sort();
    expect(outside.topics.splice(0).sort()).toEqual(toTopics(feeds));
    await save(id, { tags: ['Zirə'], author: 'Orxan' });
    await run();
    expect(outside.topics.sort()).toEqual(toTopics([...feeds, '/tag/zire', '/author/orxan']));
  });

  it('tell the hub about the live blog of a match', async () => {
    const { db } = await open();
    const { at, run } = await prepare(db);
    const fixtureId = await writeFixture(db);
    const post = { text: 'Qol!', minute: 3, added: null, isKey: false, isPinned: false };
    await createCommentaryPost(db, { ...at, id: newId(), fixtureId, post, eventId: null });
    await run();
    expect(outside.topics.sort()).toEqual(
      ['atom', 'rss'].map((format) => `${SITE}/oyun/${fixtureId}-qarabağ-neftçi/${format}`).map(encodeURI),
    );
  });

  it('post an article once, edit the post in place and say that the article is gone', async () => {
    const { db } = await open();
    const { actor, at, run, save } = await prepare(db);
    const { id } = await writeOwnArticle(db, actor, {
      ...{ title: 'Qol & <pas>', excerpt: '“Neftçi” – “Zirə”', status: 'published' },
    });
    await run();
    const url = `${SITE}/article/qol-pas`;
    expect(outside.botCalls).toMatchObject([
      {
        method: 'sendMessage',
        parameters: {
          ...{ chat_id: '@sinaq_kanali', parse_mode: 'HTML' },
          link_preview_options: { url, prefer_large_media: true },
        },
      },
    ]);
    expect(outside.messages.get(1)).toBe(
      `<b>Qol &#38; &#60;pas&#62;</b>\n\n“Neftçi” – “Zirə”\n\n<a href="${url}">Məqaləni oxuyun</a>`,
    );
    await save(id, { content: '<p>Yalnız mətn dəyişdi.</p>' });
    await run();
    expect(outside.botCalls).toHaveLength(1);
    await save(id, { title: 'Yeni başlıq' });
    await save(id, { slug: 'yeni-unvan' });
    await run();
    expect(outside.botCalls.map(({ method }) => method)).toEqual(['sendMessage', 'editMessageText']);
    expect(outside.messages.get(1)).toMatch(/^<b>Yeni başlıq<\/b>.*\/article\/yeni-unvan"/s);
    await moveInForm(db, { ...at, id, move: 'archive' });
    await run();
    expect(outside.messages.get(1)).toContain('<i>Məqalə arxivdədir</i>');
    await deleteArticle(db, { ...at, id });
    await run();
    expect(outside.messages).toEqual(new Map([[1, '<s>Yeni başlıq</s>\n\n<i>Məqalə saytdan götürülüb</i>']]));
  });

  it('post a match at its kick-off and edit the post with the score, also in the posts of its articles', async () => {
    const { db } = await open();
    const { actor, run } = await prepare(db);
    const match = await writeFixture(db);
    const { id } = await writeOwnArticle(db, actor, { title: 'Canlı', status: 'published' });
    await db.insertInto('article_fixture').values({ article_id: id, fixture_id: match }).execute();
    await run();
    expect(outside.messages.get(1)).toContain('<b>Qarabağ – Neftçi</b> · Başlamayıb');
    await writeLedger(db, match, [kickOff()]);
    await run();
    expect(outside.messages.get(2)).toMatch(
      /^<b>Qarabağ 0:0 Neftçi<\/b> · Canlı\nLiqa apl\n\n<a href="https:\/\/site.az\/oyun\//,
    );
    await writeLedger(db, match, [goal('home', 3)]);
    await writeLedger(db, match, [goal('away', 5), goal('away', 6)]);
    await run();
    for (const message of [1, 2])
      expect(outside.messages.get(message)).toContain('Qarabağ 1:2 Neftçi</b> · Canlı');
    const calls = outside.botCalls.length;
    await writeLedger(db, match, [{ ...goal('home', 7), type: 'yellow', player: null } as never]);
    await run();
    expect(outside.botCalls).toHaveLength(calls);
    await writeLedger(db, match, [mark('fullTime')]);
    await run();
    for (const message of [1, 2])
      expect(outside.messages.get(message)).toContain('Qarabağ 1:2 Neftçi</b> · Bitib');
    expect(outside.messages.size).toBe(2);
  });

  it('post nothing about an old article, a match that is over, and a draft', async () => {
    const { db } = await open();
    const { actor, at, run } = await prepare(db);
    const { id } = await writeOwnArticle(db, actor, { status: 'published' });
    await db.deleteFrom('outbox_event').execute();
    await moveInForm(db, { ...at, id, move: 'archive' });
    const nextWeek = NOON + 7 * 24 * 60 * MINUTE;
    await moveInForm(db, { ...at, now: nextWeek, id, move: 'publish' });
    await writeLedger(db, await writeFixture(db), [kickOff(), mark('fullTime')]);
    await run();
    expect(outside.botCalls).toEqual([]);
  });

  it('wait as long as Telegram asks, repeat after an error, and give up after a refusal', async () => {
    const { db } = await open();
    const { actor, run, setClock, statuses } = await prepare(db);
    await writeOwnArticle(db, actor, { status: 'published' });
    const refusal = (error_code: number, description: string, parameters?: object) =>
      JSON.stringify({ ok: false, error_code, description, parameters });
    outside.trouble = { status: 429, body: refusal(429, 'Too Many Requests', { retry_after: 30 }) };
    await run();
    setClock(LATER + 29_999);
    outside.trouble = { status: 500, body: refusal(500, 'Internal Server Error') };
    await run();
    expect(await statuses('telegram')).toEqual(['queued 429 Too Many Requests']);
    setClock(LATER + 30_000);
    await run();
    expect(await statuses('telegram')).toEqual(['queued 500 Internal Server Error']);
    setClock(LATER + 2 * MINUTE);
    outside.trouble = { status: 403, body: refusal(403, 'Forbidden: bot is not a member') };
    await run();
    expect(await statuses('telegram')).toEqual(['failed 403 Forbidden: bot is not a member']);
    expect(await statuses('indexNow')).toEqual(['failed 403']);
    outside.trouble = null;
    await run();
    expect(outside.botCalls).toEqual([]);
  });

  it('never repeat a first post when its answer is lost, but repeat an edit', async () => {
    const { db } = await open();
    const { actor, run, save, setClock, statuses } = await prepare(db);
    const { id } = await writeOwnArticle(db, actor, { status: 'published' });
    outside.trouble = { status: 502, body: '<html>Bad Gateway</html>' };
    await run();
    expect(await statuses('telegram')).toEqual(['unsure 502']);
    outside.trouble = null;
    await save(id, { title: 'Yeni' });
    await run();
    expect(outside.botCalls).toEqual([]);
    const other = await writeOwnArticle(db, actor, { title: 'Başqa', status: 'published' });
    await run();
    outside.trouble = { status: 502, body: '' };
    await save(other.id, { title: 'Dəyişdi' });
    await run();
    outside.trouble = null;
    setClock(LATER + MINUTE);
    await run();
    expect([...outside.messages.values()]).toEqual([expect.stringContaining('Dəyişdi')]);
  });
});

describeOnPostgres('three instances', (open) => {
  it('send each thing exactly once', async () => {
    const { db, target } = await open();
    const { actor, save } = await prepare(db);
    const others = await Promise.all([openDatabase(target), openDatabase(target)]);
    const instances = [db, ...others.map((one) => one.db)].map((one) =>
      createInstance(one, { now: () => LATER }),
    );
    outside.delay = 2;
    const articles = [];
    for (let n = 0; n < 8; n++)
      articles.push(await writeOwnArticle(db, actor, { title: `Xəbər ${n}`, status: 'published' }));
    await Promise.all(instances.map((run) => run()));
    await Promise.all(instances.map((run) => run()));
    expect(outside.messages.size).toBe(8);
    expect(outside.botCalls).toHaveLength(8);
    const urls = outside.pings.flatMap(({ urlList }) => urlList);
    expect([urls.length, new Set(urls).size]).toEqual([8, 8]);
    for (const { id } of articles) await save(id, { title: `Yeni ${id}` });
    for (let n = 0; n < 2; n++) await Promise.all(instances.map((run) => run()));
    expect(outside.botCalls).toHaveLength(16);
    expect([...outside.messages.values()].every((text) => text.startsWith('<b>Yeni'))).toBe(true);
    for (const one of others) await one.close();
  });
});
