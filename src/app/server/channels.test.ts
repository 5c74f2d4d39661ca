import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { listDeliveries } from '#features/deliveries/rules/list-deliveries.ts';
import { retryDelivery } from '#features/deliveries/rules/retry-delivery.ts';
import { createCommentaryPost } from '#features/matches/rules/commentary/change-commentary.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { moveInForm, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { createInstance, prepareChannels, SITE } from '#tests/kit/servers/channels.ts';
import { type OutsideServer, startOutsideServer } from '#tests/kit/servers/outside-server.ts';

let outside: OutsideServer;
beforeEach(async () => {
  outside = await startOutsideServer();
});
afterEach(() => outside.close());

describeOnEachDatabase('the channels', (open) => {
  it('tell search engines every address of a publish, a move and a deletion', async () => {
    const { db } = await open();
    const { actor, at, run, save, statuses } = await prepareChannels(db, outside);
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
    expect(outside.pings).toHaveLength(1);
    expect(sorted()).toEqual([address('bir'), address('iki')]);
    expect(await statuses('indexNow')).toEqual(['sent 200', 'sent 200', 'sent 200']);
    await deleteArticle(db, { ...at, id });
    await moveInForm(db, { ...at, id: other.id, move: 'archive' });
    await run();
    expect(sorted()).toEqual([address('basqa'), address('iki')]);
    expect(fields.slug).toBe('bir');
  });

  it('tell search engines of a hidden article only when they may know it', async () => {
    const { db } = await open();
    const { actor, run, save } = await prepareChannels(db, outside);
    const { id } = await writeOwnArticle(db, actor, { title: 'Bir', noindex: true, status: 'published' });
    await run();
    expect(outside.pings).toEqual([]);
    await save(id, { title: 'İki' });
    await run();
    expect(outside.pings).toMatchObject([{ urlList: [`${SITE}/article/bir`] }]);
    const { lines } = await listDeliveries(db, { actor, filter: { channel: 'indexNow' } });
    expect(lines).toMatchObject([{ title: 'İki', address: `${SITE}/article/bir` }]);
  });

  it('tell the hub about every feed that has or had the article, each once', async () => {
    const { db } = await open();
    const { actor, run, save } = await prepareChannels(db, outside);
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

  it('tell the hub in one delivery, and try again only the feeds that it did not take', async () => {
    const { db } = await open();
    const { at, actor, run, statuses } = await prepareChannels(db, outside);
    outside.refusedTopics = new Set([`${SITE}/atom`]);
    await writeOwnArticle(db, actor, { author: 'Leyla', status: 'published' });
    await run();
    expect(outside.topics.splice(0)).toHaveLength(7);
    expect(await statuses('webSub')).toEqual(['failed 400']);
    outside.refusedTopics = new Set();
    const { lines } = await listDeliveries(db, { actor, filter: { channel: 'webSub' } });
    expect(lines.map(({ addresses }) => addresses.length)).toEqual([8]);
    await retryDelivery(db, { ...at, actor: { ...actor, role: 'admin' }, id: lines[0]?.id ?? '' });
    await run();
    expect(outside.topics).toEqual([`${SITE}/atom`]);
    expect(await statuses('webSub')).toEqual(['sent 200']);
  });

  it('tell the hub about the live blog of a match', async () => {
    const { db } = await open();
    const { at, run } = await prepareChannels(db, outside);
    const fixtureId = await writeFixture(db);
    const post = { text: 'Qol!', minute: 3, added: null, isKey: false, isPinned: false };
    await createCommentaryPost(db, { ...at, id: newId(), fixtureId, post, eventId: null });
    await run();
    const { lines } = await listDeliveries(db, { actor: at.actor, filter: { channel: 'webSub' } });
    expect(lines).toMatchObject([{ title: 'Qarabağ – Neftçi' }]);
    expect(outside.topics.sort()).toEqual(
      ['atom', 'rss'].map((format) => `${SITE}/oyun/${fixtureId}-qarabağ-neftçi/${format}`).map(encodeURI),
    );
  });
});

describeOnPostgres('three instances', (open) => {
  it('send each thing exactly once', async () => {
    const { db, target } = await open();
    const { actor, save } = await prepareChannels(db, outside);
    const others = await Promise.all([openDatabase(target), openDatabase(target)]);
    const instances = [db, ...others.map((one) => one.db)].map((one) => createInstance(one, outside));
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
