import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { stateColumns, writeFixture, writePosts } from '../../kit/content/matches.ts';
import { writeMediaRow } from '../../kit/content/media.ts';
import { asEditor } from '../../kit/content/newsroom.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const MATCH = '/oyun/derbi-qarabağ-neftçi';
const FEEDS = ['/rss', '/category/football/rss', '/tag/derbi/rss', '/author/aysel-memmedli/rss'];
const PAGES = ['/', '/category/football', '/tag/derbi', '/author/aysel-memmedli', encodeURI(MATCH)];

describe('feeds', async () => {
  const ids: string[] = [];
  const site = await startSite({
    engine: siteEngine(),
    env: { WEBSUB_HUB: 'https://hub.example/' },
    async fill(db) {
      const image = await writeMediaRow(db, 'qol.webp');
      await db.updateTable('media').set({ caption: 'Derbinin qolu' }).execute();
      for (let n = 0; n < 3; n += 1)
        ids.push(
          (await writeArticle(db, { title: `Derbi ${n}`, tags: ['Derbi'], now: NOON + n * MINUTE })).id,
        );
      await writeArticle(db, { title: 'Şəkilli', tags: ['Derbi'], image, now: NOON + 9 * MINUTE });
      await writeFixture(db, {
        id: 'derbi',
        ...stateColumns.live,
        teams: ['Qarabağ', 'Neftçi'],
        kick_off: NOON,
      });
      await writePosts(db, 'derbi', [
        { id: 'p1', minute: 3, text: 'Künc zərbəsi.', updated_at: NOON },
        {
          id: 'p2',
          minute: 45,
          added: 2,
          text: 'Qol & sevinc!',
          is_key: 1,
          created_at: NOON + 1,
          updated_at: NOON + MINUTE,
        },
      ]);
    },
  });
  afterAll(site.stop);

  const rss = async (path: string) => parseRssFeed(await (await site.fetch(encodeURI(path))).text());
  const atom = async (path: string) => parseAtomFeed(await (await site.fetch(encodeURI(path))).text());
  const titles = async () => (await rss('/rss')).items?.map(({ title }) => title);

  test.each(FEEDS)('a browser shows %s with links to its articles', async (path) => {
    const feed = await (await site.fetch(path)).text();
    const style = /<\?xml-stylesheet type="text\/css" href="([^"]+)"\?>/.exec(feed)?.[1] ?? '';
    const answer = await site.fetch(style);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(feed).toContain('xmlns:h="http://www.w3.org/1999/xhtml"');
    const links = feed.match(/<h:h2><h:a href="[^"]+">/g);
    expect(links).toHaveLength((await rss(path)).items?.length ?? 0);
  });

  test.each(FEEDS)('%s and its Atom feed have the same entries', async (path) => {
    const answer = await site.fetch(path);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const read = await rss(path);
    const other = await atom(path.replace('rss', 'atom'));
    expect(read.items?.map(({ title }) => title)).toEqual(['Şəkilli', 'Derbi 2', 'Derbi 1', 'Derbi 0']);
    expect(other.entries?.map(({ title }) => title?.value)).toEqual(read.items?.map(({ title }) => title));
    expect(other.entries?.map(({ links }) => links?.[0]?.href)).toEqual(read.items?.map(({ link }) => link));
    const [picture] = read.items?.[0]?.media?.contents ?? [];
    expect(picture).toMatchObject({ type: 'image/webp', width: 640, height: 360, medium: 'image' });
    expect(picture?.credits).toMatchObject([{ value: 'AFFA' }]);
    expect(picture?.description?.value, 'its caption, not its alt text').toBe('Derbinin qolu');
    expect(read.items?.[0]?.enclosures).toMatchObject([{ url: picture?.url, length: picture?.fileSize }]);
    expect(read.atom?.links).toMatchObject([
      { rel: 'self', href: site.url + path },
      { rel: 'hub', href: 'https://hub.example/' },
    ]);
    expect(answer.headers.get('link')).toBe(
      `<https://hub.example/>; rel="hub", <${site.url}${path}>; rel="self"`,
    );
    expect(other.links?.map(({ rel }) => rel)).toEqual(['self', 'alternate', 'hub']);
  });

  test('the commentary of a match is a feed, the newest post first', async () => {
    const read = await rss(`${MATCH}/rss`);
    expect(read.items?.map(({ title }) => title)).toEqual(["45+2' Qol & sevinc!", "3' Künc zərbəsi."]);
    expect(read.items?.[0]?.link).toBe(`${site.url}${encodeURI(MATCH)}?post=p2#post-p2`);
    expect((await site.fetch(read.items?.[0]?.link?.replace(site.url, '') ?? '')).status).toBe(200);
    const { entries, links } = await atom(`${MATCH}/atom`);
    expect(links).toContainEqual({ rel: 'hub', href: 'https://hub.example/' });
    expect(entries?.[0]).toMatchObject({ updated: new Date(NOON + MINUTE).toISOString() });
    const moved = await site.fetch('/oyun/derbi/atom');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, encodeURI(`${MATCH}/atom`)]);
    expect((await site.fetch('/oyun/yoxdur/rss')).status).toBe(404);
  });

  test.each(PAGES)('%s names its feeds, and they answer', async (path) => {
    const html = await (await site.fetch(path)).text();
    const feeds = [...html.matchAll(/<link rel="alternate" type="([^"]+)" title="\w+" href="([^"]+)"/g)];
    expect(feeds.map(([, type]) => type)).toEqual(['application/rss+xml', 'application/atom+xml']);
    for (const [, , address] of feeds) {
      const answer = await site.fetch(address ?? '');
      const type = answer.headers.get('content-type');
      expect([answer.status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    }
  });

  test('a client that has the feed gets 304, by ETag and by date, until it changes', async () => {
    const first = await site.fetch('/rss');
    const tag = first.headers.get('etag') ?? '';
    const date = first.headers.get('last-modified') ?? '';
    const ask = async (headers: Record<string, string>) => {
      const answer = await site.fetch('/rss', { headers });
      return [answer.status, answer.headers.get('etag'), answer.headers.get('last-modified')];
    };
    const before = new Date(Date.parse(date) - 1000).toUTCString();
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect(await ask({ 'If-None-Match': tag })).toEqual([304, tag, date]);
    expect(await ask({ 'If-Modified-Since': date })).toEqual([304, tag, date]);
    expect((await ask({ 'If-Modified-Since': before }))[0]).toBe(200);
    expect((await ask({ 'If-Modified-Since': date, 'If-None-Match': '"other"' }))[0]).toBe(200);

    // Another article renders the feed again. The old entries stay, so their ids must stay too.
    const guids = (await rss('/rss')).items?.map(({ guid }) => guid?.value);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Date.parse(date) + 1000 - Date.now())));
    await site.change(async (db) => {
      await writeArticle(db, { title: 'Yeni', now: NOON + 20 * MINUTE });
    });
    await expect.poll(async () => (await titles())?.[0]).toBe('Yeni');
    expect((await rss('/rss')).items?.slice(1).map(({ guid }) => guid?.value)).toEqual(guids);
    expect((await ask({ 'If-None-Match': tag }))[0]).toBe(200);
    expect((await ask({ 'If-Modified-Since': date }))[0]).toBe(200);
  });

  test('deleted and archived articles leave the feed, which then answers 200 instead of 304', async () => {
    const { headers } = await site.fetch('/tag/derbi/rss');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await site.change(async (db) => {
      const at = { now: NOON + 30 * MINUTE, ...(await asEditor(db)) };
      await archiveArticle(db, { id: ids[0] ?? '', ...at });
      await deleteArticle(db, { id: ids[1] ?? '', ...at });
    });
    await expect.poll(titles).toEqual(['Yeni', 'Şəkilli', 'Derbi 2']);
    const since = { 'If-Modified-Since': headers.get('last-modified') ?? '' };
    expect((await site.fetch('/tag/derbi/rss', { headers: since })).status).toBe(200);
  });
});
