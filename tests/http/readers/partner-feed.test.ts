import { parseRssFeed } from 'feedsmith';
import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import {
  deletePartnerFeed,
  listPartnerFeeds,
  renewPartnerFeed,
} from '#features/feeds/rules/partner-feeds.ts';
import { partnerFeedsText } from '#features/feeds/text.ts';
import { settingsText } from '#features/settings/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { stateColumns, writeFixture } from '../../kit/content/matches.ts';
import { writeMediaRow } from '../../kit/content/media.ts';
import { asEditor, writeOwnArticle } from '../../kit/content/newsroom.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const VIDEO = 'https://www.youtube.com/watch?v=abc';
const CONTENT = `<p>Derbi <a href="/tag/derbi">bitdi</a>.</p>
<figure><img src="/media/articles/2-qol.webp" alt="Qol" data-credit="AFFA" data-media="m2"></figure>
<figure data-embed="youtube" data-address="${VIDEO}"><a href="${VIDEO}">${VIDEO}</a></figure>
<div data-poll="sorgu"></div><div data-match-card="derbi"></div><p>Son abzas.</p>`;

describe('the feed of a partner', async () => {
  let admin: Actor;
  const ids: string[] = [];
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', WEBSUB_HUB: 'https://hub.example/' },
    async fill(db) {
      admin = await writeStaff(db, 'admin', { name: 'Leyla' });
      const image = await writeMediaRow(db, 'qol.webp');
      await writeFixture(db, {
        id: 'derbi',
        ...stateColumns.live,
        teams: ['Qarabağ', 'Neftçi'],
        kick_off: NOON,
      });
      for (let n = 0; n < 3; n += 1)
        ids.push((await writeArticle(db, { title: `Xəbər ${n}`, now: NOON + n * MINUTE })).id);
      const derby = { title: 'Derbi', content: CONTENT, tags: ['Derbi', 'Qarabağ'], image };
      await writeArticle(db, { ...derby, now: NOON + 9 * MINUTE });
      await writeOwnArticle(db, admin, { title: 'Qaralama', content: '<p>Gizli mətn</p>', status: 'draft' });
    },
  });
  afterAll(site.stop);

  /** What the settings screen shows: the addresses of all partners, as paths. */
  async function listAddresses(): Promise<string[]> {
    const visitor = await signIn(site, admin.email);
    const html = await (await visitor.get('/admin/settings')).text();
    return [...html.matchAll(/<code[^>]*>([^<]+)<\/code>/g)].map(([, address = '']) => {
      expect(address.startsWith(`${site.url}/rss/tam/`)).toBe(true);
      return address.replace(site.url, '');
    });
  }
  async function post(fields: Record<string, string>): Promise<Response> {
    return (await signIn(site, admin.email)).post('/admin/settings', fields);
  }
  async function addressOfNew(partner: string): Promise<string> {
    const answer = await post({ intent: 'createPartner', partner });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/settings']);
    return (await listAddresses()).at(-1) ?? '';
  }
  async function idOf(partner: string): Promise<string> {
    let id = '';
    await site.change(async (db) => {
      id = (await listPartnerFeeds(db, { actor: admin })).find(({ name }) => name === partner)?.id ?? '';
    });
    return id;
  }
  const read = async (address: string) => parseRssFeed(await (await site.fetch(address)).text());
  const titles = async (address: string) => (await read(address)).items?.map(({ title }) => title);
  const statusOf = async (address: string) => (await site.fetch(address)).status;

  test('has the full texts of the articles', async () => {
    const address = await addressOfNew('Apasport');
    const answer = await site.fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const feed = await read(address);
    expect(feed.items?.map(({ title }) => title)).toEqual(['Derbi', 'Xəbər 2', 'Xəbər 1', 'Xəbər 0']);
    expect(feed.atom?.links).toEqual([
      { href: site.url + address, rel: 'self', type: 'application/rss+xml' },
    ]);
    const [item] = feed.items ?? [];
    expect(item?.content?.encoded?.replace(/\n/g, '')).toBe(
      [
        `<p>Derbi <a href="${site.url}/tag/derbi">bitdi</a>.</p>`,
        `<figure><img src="${site.url}/media/articles/2-qol.webp" alt="Qol" />`,
        '<figcaption>Foto: AFFA</figcaption></figure>',
        `<p><a href="${VIDEO}">${VIDEO}</a></p>`,
        `<p><a href="${encodeURI(`${site.url}/oyun/derbi-qarabağ-neftçi`)}">Qarabağ – Neftçi</a></p>`,
        '<p>Son abzas.</p>',
      ].join(''),
    );
    expect(item).toMatchObject({
      link: `${site.url}/article/derbi`,
      dc: { creators: ['Aysel Məmmədli'] },
      pubDate: new Date(NOON + 9 * MINUTE).toUTCString(),
      enclosures: [{ type: 'image/webp' }],
      media: { contents: [{ medium: 'image', credits: [{ value: 'AFFA' }] }] },
    });
    expect(item?.categories?.map(({ name }) => name)).toEqual(['football', 'Derbi', 'Qarabağ']);
    expect(await (await site.fetch(address)).text()).not.toContain('Gizli');
    // The feeds of readers keep their short texts.
    expect(await (await site.fetch('/rss')).text()).not.toContain('Son abzas');
  });

  test('is linked nowhere, and no shared cache stores it', async () => {
    const [address = ''] = await listAddresses();
    const { headers } = await site.fetch(address);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect([headers.get('link'), headers.get('x-secret-address')]).toEqual([null, null]);
    for (const page of ['/', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/rss', '/atom'])
      expect(await (await site.fetch(page)).text(), page).not.toContain('/rss/tam');
    // Also for an admin who opens it in the browser.
    const visitor = await signIn(site, admin.email);
    const opened = await visitor.get(address);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });

  test('is not sent again until something has changed', async () => {
    const [address = ''] = await listAddresses();
    const first = await site.fetch(address);
    const [tag, date] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? ''];
    const ask = async (headers: Record<string, string>) => (await site.fetch(address, { headers })).status;
    expect(tag).not.toBe('');
    expect(await ask({ 'If-None-Match': tag })).toBe(304);
    expect(await ask({ 'If-Modified-Since': date })).toBe(304);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, Date.parse(date) + 1000 - Date.now())));
    await site.change(async (db) => {
      const at = { now: NOON + 30 * MINUTE, ...(await asEditor(db)) };
      await archiveArticle(db, { id: ids[0] ?? '', ...at });
      await deleteArticle(db, { id: ids[1] ?? '', ...at });
    });
    await expect.poll(() => titles(address)).toEqual(['Derbi', 'Xəbər 2']);
    expect(await ask({ 'If-None-Match': tag })).toBe(200);
    expect(await ask({ 'If-Modified-Since': date })).toBe(200);
  });

  test('has a new address at once after a renewal, and the other partners keep theirs', async () => {
    const [old = ''] = await listAddresses();
    const other = await addressOfNew('Report');
    expect(await Promise.all([old, other].map(statusOf))).toEqual([200, 200]);
    const id = await idOf('Apasport');
    expect((await post({ intent: 'renewPartner', id })).status).toBe(302);
    expect(await Promise.all([old, other].map(statusOf))).toEqual([404, 200]);
    const [renewed = ''] = await listAddresses();
    expect(renewed).not.toBe(old);
    expect(await titles(renewed)).toEqual(['Derbi', 'Xəbər 2']);
    // Another instance does it: this one has the feed in its cache.
    await site.change((db) => renewPartnerFeed(db, { actor: admin, id, now: NOON, newId }));
    await expect.poll(() => statusOf(renewed)).toBe(404);
  });

  test('is deleted on the screen and by another instance', async () => {
    const [first = '', second = ''] = await listAddresses();
    expect(await Promise.all([first, second].map(statusOf))).toEqual([200, 200]);
    expect((await post({ intent: 'deletePartner', id: await idOf('Apasport') })).status).toBe(302);
    expect(await Promise.all([first, second].map(statusOf))).toEqual([404, 200]);
    const id = await idOf('Report');
    await site.change((db) => deletePartnerFeed(db, { actor: admin, id, now: NOON, newId }));
    await expect.poll(() => statusOf(second)).toBe(404);
    expect(await listAddresses()).toEqual([]);
    // The button of another tab: the screen says it and keeps what is typed there.
    const again = await post({ intent: 'deletePartner', id });
    expect([again.status, textOf(await again.text()).includes(problemText['partnerFeed.gone'])]).toEqual([
      409,
      true,
    ]);
  });

  test('is not found with any other key', async () => {
    const address = await addressOfNew('Yeni partnyor');
    const wrong = [
      address.slice(0, -1),
      `${address}x`,
      address.toLowerCase(),
      '/rss/tam',
      '/rss/tam/',
      '/rss/tam/%00',
    ];
    for (const path of wrong) expect(await statusOf(path), path).toBeGreaterThanOrEqual(301);
    for (const path of [...wrong.slice(0, 3), `/rss/tam/${'a'.repeat(40)}`]) {
      const answer = await site.fetch(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  });

  test('is set by admins only', async () => {
    const emails: string[] = [];
    await site.change(async (db) => {
      for (const role of ['author', 'editor', 'moderator'] as const)
        emails.push((await writeStaff(db, role)).email);
    });
    const id = await idOf('Yeni partnyor');
    const before = await listAddresses();
    const visitors = [...(await Promise.all(emails.map((email) => signIn(site, email)))), newVisitor(site)];
    for (const visitor of visitors)
      for (const intent of ['createPartner', 'renewPartner', 'deletePartner']) {
        const answer = await visitor.post('/admin/settings', { intent, id, partner: 'Başqası' });
        expect([302, 403]).toContain(answer.status);
        expect(await answer.text()).not.toContain('/rss/tam/');
      }
    expect(await listAddresses()).toEqual(before);
  });

  test('reports a wrong name at its field, and does not change the settings', async () => {
    const taken = await post({ intent: 'createPartner', partner: 'yeni Partnyor' });
    const html = await taken.text();
    expect([taken.status, textOf(html).includes(problemText['partnerFeed.nameTaken'])]).toEqual([422, true]);
    expect(html).toContain('value="yeni Partnyor"');
    expect(textOf(html)).not.toContain(settingsText.fixErrors);
    expect(textOf(html)).toContain(partnerFeedsText.title);
    expect((await post({ intent: 'odd' })).status).toBe(400);
  });
});
