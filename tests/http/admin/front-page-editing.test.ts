import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { createBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import { breakingText, breakingToastText } from '#features/breaking-news/text.ts';
import { getHomeDraft } from '#features/front-page/rules/home-draft.ts';
import { publishHomeLayout } from '#features/front-page/rules/publish-home-layout.ts';
import { scheduleHomeLayout } from '#features/front-page/rules/scheduled-layouts.ts';
import { homeLayoutText, homeText } from '#features/front-page/text.ts';
import { mediaText } from '#features/media/text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { headerText } from '#platform/text/site.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

describe('the front page by hand', async () => {
  let editor: Actor;
  const ids: string[] = [];
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor', { name: 'Orxan Quliyev' });
      for (let n = 0; n < 24; n += 1) {
        const image = n === 22 ? 'https://example.org/xeber-22.jpg' : null;
        const article = { title: `Xəbər ${n}.`, featured: n % 2 === 0, image, now: NOON + n * MINUTE };
        ids.push((await writeArticle(db, article)).id);
      }
    },
  });
  afterAll(site.stop);
  const id = (n: number) => ids[n] ?? '';
  const numbersIn = (html: string) => [...textOf(html).matchAll(/Xəbər (\d+)\./g)].map(([, n]) => Number(n));
  const home = async (path = '/') => {
    const html = await (await site.fetch(path)).text();
    const slider = html.slice(html.indexOf('id="slide-1"'), html.indexOf(homeText.pauseSlider));
    const cards = elementsOf(sectionUnder(html, homeText.latest), 'article');
    return { slider: numbersIn(slider), latest: cards.flatMap((card) => numbersIn(card).slice(0, 1)) };
  };
  const automatic = {
    slider: [22, 20, 18, 16, 14],
    latest: [23, 21, 19, 17, 15, 13, 12, 11, 10, 9, 8, 7],
  };
  const versionOf = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

  test('is built on the layout without scripts: pin, move, publish; then no story stands twice', async () => {
    expect(await home()).toEqual(automatic);
    const who = await signIn(site, editor.email);
    const version = async () => versionOf(await (await who.get('/admin/home')).text());
    const step = async (intent: string, fields: Record<string, string> = {}) =>
      who.post('/admin/home', { intent, version: await version(), ...fields });
    expect((await step(`pin slider-1 ${id(3)}`)).status).toBe(302);
    expect(await home()).toEqual(automatic);
    const pinned = { 'article-slider-1': id(3) };
    expect((await step('move slider-1 slider-3', pinned)).status).toBe(302);
    expect((await step('publish', { 'article-slider-3': id(3) })).headers.get('location')).toBe(
      '/admin/home',
    );
    expect(await home()).toEqual({
      slider: [22, 20, 3, 18, 16],
      latest: [23, 21, 19, 17, 15, 14, 13, 12, 11, 10, 9, 8],
    });
    const screen = textOf(await (await who.get('/admin/home')).text());
    for (const words of [
      'Orxan Quliyev',
      homeLayoutText.kind.publish,
      'Slayder, 3-cü yer: avtomatik əvəzinə',
    ])
      expect(screen).toContain(words);
    const html = await (await who.get('/admin/home?slot=slider-1')).text();
    expect(html).toContain('?slot=slider-2#choices');
    // The picture of another site is not loaded: neither in its place nor among the stories to choose from.
    expect(html).not.toContain('src="https://example.org/');
    expect(html.split(mediaText.foreignPicture).length).toBeGreaterThan(2);
  });

  test('refuses a story pinned twice at its field, and a layout that somebody else has changed', async () => {
    const who = await signIn(site, editor.email);
    const version = versionOf(await (await who.get('/admin/home')).text());
    const twice = await who.post('/admin/home', {
      intent: 'publish',
      version,
      'article-slider-1': id(5),
      'article-lead-1': id(5),
      'until-slider-1': '2001-01-01T10:00',
    });
    const words = textOf(await twice.text());
    expect(twice.status).toBe(422);
    expect(words).toContain(problemText['layout.twice']);
    expect(words).toContain(problemText['layout.untilPast']);
    const late = await who.post('/admin/home', { intent: 'save', version: '0', 'article-slider-2': id(7) });
    const told = await late.text();
    expect(late.status).toBe(409);
    expect(textOf(told)).toContain(problemText['layout.conflict']);
    // What was wanted is still on the screen.
    expect(told).toContain(`name="article-slider-2" value="${id(7)}"`);
    const data = await who.post('/admin/home/draft', { version: '0' });
    expect([data.status, ((await data.json()) as { problem: string }).problem]).toEqual([
      409,
      'layout.conflict',
    ]);
    const unsound = await who.post('/admin/home', { intent: 'plan', version, dueAt: 'sabah' });
    expect([
      unsound.status,
      textOf(await unsound.text()).includes(problemText['scheduledAt.invalid']),
    ]).toEqual([422, true]);
  });

  test('shows a draft to whoever holds its link, and to no search engine or cache', async () => {
    const who = await signIn(site, editor.email);
    const version = versionOf(await (await who.get('/admin/home')).text());
    await who.post('/admin/home', { intent: 'save', version, 'article-lead-2': id(1) });
    const link = (await who.get('/admin/home/preview/draft')).headers.get('location') ?? '';
    expect(link).toMatch(/^\/preview\/home\//);
    const seen = await site.fetch(link);
    expect(seen.headers.get('x-robots-tag')).toContain('noindex');
    expect(seen.headers.get('cache-control')).toContain('no-store');
    expect(await seen.text()).toContain('content="noindex');
    expect((await home(link)).latest[1]).toBe(1);
    expect((await home()).latest).not.toContain(1);
    expect((await site.fetch(`${link.slice(0, -1)}x`)).status).toBe(404);
  });

  test('goes back to the rules by itself when a pin expires, and follows the plan', async () => {
    type Step = Parameters<typeof publishHomeLayout>[1];
    const change = (work: (db: Db, step: Omit<Step, 'layout'>) => Promise<unknown>) =>
      site.change(async (db) => {
        const now = Date.now();
        const { version } = await getHomeDraft(db, { now });
        await work(db, { version, actor: editor, now, newId });
      });
    const pinFor = (ms: number) =>
      change((db, step) => {
        const layout = { 'slider-1': { articleId: id(2), until: step.now + ms } } as const;
        return publishHomeLayout(db, { ...step, layout });
      });
    const first = async () => (await home()).slider.slice(0, 2);
    await pinFor(HOUR);
    await expect.poll(first).toEqual([2, 22]);
    await pinFor(3000);
    await expect.poll(() => home()).toEqual(automatic);
    // A layout of the history becomes the draft without its expired pins.
    let taken = '';
    await site.change(async (db) => {
      const layouts = db.selectFrom('home_layout').select('id').orderBy('number', 'desc').limit(1);
      ({ id: taken } = await layouts.executeTakeFirstOrThrow());
    });
    const who = await signIn(site, editor.email);
    const version = versionOf(await (await who.get('/admin/home')).text());
    expect((await who.post('/admin/home', { intent: 'take', id: taken, version })).status).toBe(302);
    await change((db, step) => {
      const layout = { 'slider-2': { articleId: id(4), until: null } } as const;
      return scheduleHomeLayout(db, { ...step, layout, dueAt: step.now + 3000 });
    });
    await expect.poll(first).toEqual([22, 4]);
  });
});

describe('the breaking strip', async () => {
  let editor: Actor;
  let articleId = '';
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      editor = await writeStaff(db, 'editor');
      articleId = (await writeArticle(db, { title: 'Final təxirə salındı' })).id;
    },
  });
  afterAll(site.stop);
  const pages = ['/', '/article/final-texire-salindi', '/category/football', '/contact', '/?lite=1'];
  const textAt = async (path: string) => textOf(await (await site.fetch(path)).text());

  test('begins with one press from an article, stands on every page, and ends with one press', async () => {
    const who = await signIn(site, editor.email);
    expect(await (await who.get('/admin/articles')).text()).toContain(`/admin/breaking?article=${articleId}`);
    const form = await (await who.get(`/admin/breaking?article=${articleId}`)).text();
    expect(form).toContain('value="/article/final-texire-salindi"');
    const entry = { text: 'Final sabaha keçdi', address: '/article/final-texire-salindi', level: 'breaking' };
    const dead = await who.post('/admin/breaking', { ...entry, address: '/article/none' });
    expect(textOf(await dead.text())).toContain(problemText['address.noPage']);
    expect((await who.post('/admin/breaking', entry)).status).toBe(302);
    for (const path of pages) expect(await textAt(path), path).toContain('Final sabaha keçdi');
    const listed = await (await who.get('/admin/breaking')).text();
    const id = /name="end" value="([^"]+)"/.exec(listed)?.[1] ?? '';
    const changed = await who.post(`/admin/breaking/${id}`, { ...entry, version: '1', address: '/none' });
    expect(textOf(await changed.text())).toContain(problemText['address.noPage']);
    expect((await who.post('/admin/breaking', { end: id })).status).toBe(302);
    for (const path of pages) expect(await textAt(path), path).not.toContain('Final sabaha keçdi');
  });

  test('the top bar says urgent for the highest level alone', async () => {
    await site.change(async (db) => {
      const now = Date.now();
      const entry = { text: 'Heyət açıqlandı', address: '', level: 'info', startsAt: now, endsAt: null };
      await createBreaking(db, { actor: editor, entry, now, newId });
    });
    const change = (values: { level: 'important' | 'breaking' } | { shown: 0; ended_at: number }) =>
      site.change(async (db) => {
        await db.updateTable('breaking_entry').set(values).where('text', '=', 'Heyət açıqlandı').execute();
      });
    for (const level of ['info', 'important', 'breaking'] as const) {
      if (level !== 'info') await change({ level });
      await expect.poll(() => textAt('/')).toContain(`${breakingText.level[level]} Heyət açıqlandı`);
      const html = await (await site.fetch('/')).text();
      expect(html.includes(headerText.breaking), level).toBe(level === 'breaking');
      expect(html.includes(`aria-label="${headerText.breakingLong}"`), level).toBe(level === 'breaking');
    }
    await change({ shown: 0, ended_at: Date.now() });
  });

  test('says when an entry has no room beside three that are more urgent', async () => {
    const who = await signIn(site, editor.email);
    for (const text of ['Bir', 'İki', 'Üç'])
      await who.post('/admin/breaking', { text, address: '', level: 'breaking' });
    expect(textOf(await (await who.get('/admin/breaking')).text())).not.toContain(breakingText.state.crowded);
    await who.post('/admin/breaking', { text: 'Hava buludludur', address: '', level: 'info' });
    const told = textOf(await (await who.get('/admin/breaking')).text());
    expect(told).toContain(breakingText.state.crowded);
    expect(told).toContain(breakingToastText['breaking.crowded']);
    expect(await textAt('/')).not.toContain('Hava buludludur');
    await site.change(async (db) => {
      await db.deleteFrom('breaking_entry').execute();
    });
  });

  test('refuses at the field what cannot be shown, and keeps what was typed', async () => {
    const who = await signIn(site, editor.email);
    const wrong = await who.post('/admin/breaking', {
      text: '',
      address: '//evil.az',
      level: 'info',
      startsAt: '2026-02-31T10:00',
      endsAt: '',
    });
    expect(wrong.status).toBe(422);
    const told = await wrong.text();
    expect(textOf(told)).toContain(problemText['breaking.startsInvalid']);
    expect(told).toContain('value="//evil.az"');
    const again = await who.post('/admin/breaking', { text: '', address: '//evil.az', level: 'info' });
    const words = textOf(await again.text());
    expect(words).toContain(problemText['breaking.textRequired']);
    expect(words).toContain(problemText['breaking.address']);
  });

  test('appears and goes by the clock; open pages ask for it out of memory', async () => {
    await site.change(async (db) => {
      const now = Date.now();
      const entry = {
        text: 'Az sonra',
        address: '',
        level: 'info',
        startsAt: now + 5000,
        endsAt: now + HOUR,
      };
      await createBreaking(db, { actor: editor, entry, now, newId });
    });
    expect(await textAt('/api/breaking')).not.toContain('Az sonra');
    await expect.poll(() => textAt('/')).toContain('Az sonra');
    const first = await site.ask('/api/breaking');
    const second = await site.ask('/api/breaking');
    expect(first.body.toString()).toContain('Az sonra');
    expect(second.headers['x-request-id']).toBeUndefined();
    const etag = String(second.headers.etag);
    expect((await site.ask('/api/breaking', { headers: { 'if-none-match': etag } })).status).toBe(304);
    // However long that took, its end is still to come.
    await site.change(async (db) => {
      const end = { ends_at: Date.now() + 2000 };
      await db.updateTable('breaking_entry').set(end).where('text', '=', 'Az sonra').execute();
    });
    await expect.poll(() => textAt('/')).not.toContain('Az sonra');
    expect(await textAt('/api/breaking')).not.toContain('Az sonra');
  });
});
