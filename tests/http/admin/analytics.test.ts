import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { getDayStart } from '#features/analytics/rules/day-range.ts';
import { analyticsText, dashboardText } from '#features/analytics/text.ts';
import { articleColumnText } from '#features/articles/text.ts';
import { dashboardScreenText } from '#features/dashboard/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { commonText } from '#platform/text/common.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { avoidHourChange, type ReadArticles, writeReadFigures } from '../../kit/site/read-figures.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const { views, readers } = analyticsText;

describe('the figures of the newsroom', () => {
  let site: TestSite;
  let written: ReadArticles;
  let today: string;
  let yesterday: string;
  let editor: Visitor;
  let author: Visitor;
  beforeAll(async () => {
    await avoidHourChange();
    const people: Record<string, Actor> = {};
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        for (const role of ['editor', 'author'] as const) people[role] = await writeStaff(db, role);
      },
    });
    [editor, author] = [
      await signIn(site, people.editor?.email ?? ''),
      await signIn(site, people.author?.email ?? ''),
    ];
    const now = Date.now();
    [today, yesterday] = [formatInputDate(now), formatInputDate(now - DAY)];
    await site.change(async (db) => {
      written = await writeReadFigures(db, { author: people.author as Actor, now });
    });
  });
  afterAll(() => site.stop());

  const figures = async (visitor: Visitor) => (await visitor.get('/admin/dashboard/figures')).json();

  test('are on the dashboard', async () => {
    const { a, b } = written;
    const said = await figures(editor);
    expect(said).toMatchObject({
      live: 4,
      today: { views: 6, readers: 4 },
      yesterday: { views: 3, readers: 2 },
      published: { today: 0, yesterday: 0 },
      counts: { published: 2, draft: 0, pending: 0, scheduled: 0, archived: 0 },
      subscribers: { confirmed: 3, pending: 1, isSample: false },
      mostRead: [
        { id: a.id, thisHour: { views: 4, readers: 4 } },
        { id: b.id, thisHour: { views: 2, readers: 1 } },
      ],
    });
    expect(said.hours).toHaveLength(24);
    expect(said.hours.reduce((sum: number, hour: { views: number }) => sum + hour.views, 0)).toBe(6);
    expect(said.hours.reduce((sum: number, hour: { before: number }) => sum + hour.before, 0)).toBe(3);
    expect(said.recent.map(({ id }: { id: string }) => id).sort()).toEqual([a.id, b.id].sort());

    const page = textOf(await (await editor.get('/admin')).text());
    expect(page).toContain(`${dashboardText.live} 4 ${dashboardText.liveHint}`);
    expect(page).toContain(`${dashboardText.viewsToday} 6 ${dashboardText.yesterdayWas(3)}`);
    expect(page).toContain(`${dashboardText.readersToday} 4 ${dashboardText.yesterdayWas(2)}`);
    expect(page).toContain(`${dashboardText.subscribers} 3 ${dashboardText.subscribersPending(1)}`);
    expect(page).not.toContain(dashboardScreenText.sample);
  });

  test('are an author’s own on an author’s dashboard', async () => {
    expect(await figures(author)).toMatchObject({
      live: 4,
      today: { views: 4, readers: 4 },
      yesterday: { views: 3, readers: 2 },
      counts: { published: 1 },
      subscribers: null,
      mostRead: [{ id: written.a.id }],
      recent: [{ id: written.a.id }],
    });
  });

  test('require a signed-in account, and are not cached', async () => {
    const paths = ['/admin/dashboard/figures', '/admin/analytics', '/admin/analytics/csv?what=time'];
    for (const path of paths) {
      expect((await newVisitor(site).get(path)).status).toBe(302);
      expect((await editor.get(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('are on the analytics screen, every part with its label', async () => {
    const html = await (await editor.get(`/admin/analytics?from=${yesterday}&to=${today}`)).text();
    const part = (title: string) => textOf(sectionUnder(html, title));
    expect(textOf(html)).toContain(`${views} 9 ${analyticsText.before(0)} ${readers} 6`);
    expect(part(analyticsText.articles)).toContain('Xəbər A 7 6 =Xəbər B 2 1');
    expect(part(analyticsText.sections)).toContain('Futbol 7 6 Şahmat 2 1');
    expect(part(analyticsText.authors)).toContain('Aysel 7 6 Orxan 2 1');
    expect(part(analyticsText.tags)).toContain('Qarabağ 9 6 Şahmat 2 1');
    expect(part(analyticsText.sources)).toContain('Telegram 4 4 44,4% Axtarış sistemləri 3 2 33,3%');
    expect(part(analyticsText.devices)).toContain('Telefon 4 4 44,4% Planşet 3 2 33,3% Kompüter 2 0 22,2%');
    expect(part(analyticsText.searches)).toContain('bilet 3 3 qarabag 2 0');
    expect(part(analyticsText.searches)).toContain(analyticsText.searchCounts(5, 3));
    expect(part(analyticsText.zeroSearches)).not.toContain('qarabag');
    const [toNames] = attributesOf(sectionUnder(html, analyticsText.zeroSearches), 'href').filter((address) =>
      address.startsWith('/admin/search/names'),
    );
    expect(toNames).toBe('/admin/search/names?word=bilet');
    const names = await (await editor.get(toNames ?? '')).text();
    expect(elementsOf(names, 'textarea').map(textOf)).toEqual(['bilet']);
    expect(part(analyticsText.newsletter)).toContain(
      `${analyticsText.subscribers} 3 ${analyticsText.newSubscribers} 3 ${analyticsText.leftSubscribers} 1`,
    );
    expect(part(analyticsText.newsletter)).toMatch(/Həftənin xəbərləri .* 3 2 1$/);

    const alone = await (await editor.get(`/admin/analytics?from=${today}&to=${today}`)).text();
    // The views are of the current hour, which is not compared.
    const { yesterdayWas } = dashboardText;
    expect(textOf(alone)).toContain(`${views} 6 ${yesterdayWas(3)} ${readers} 4 ${yesterdayWas(2)} `);
    expect((await editor.get('/admin/analytics?from=x&to=2026-99-99&by=nonsense')).status).toBe(200);
  });

  test('of one article are for its author and for editors', async () => {
    const path = (id: string) => `/admin/analytics/articles/${id}?from=${yesterday}&to=${today}&by=day`;
    const page = textOf(await (await author.get(path(written.a.id))).text());
    expect(page).toContain(`${analyticsText.everViews} 7 ${analyticsText.everReaders} 6`);
    expect(page).toContain(`${analyticsText.viewsOf(7)}, ${analyticsText.readersOf(6)}`);
    expect(page).toMatch(/3 2 .*, [^ ]+ 4 4$|4 4/);
    expect((await author.get(path(written.b.id))).status).toBe(403);
    expect((await editor.get(path(written.b.id))).status).toBe(200);
    expect((await editor.get(path('yoxdur'))).status).toBe(404);
  });

  const csv = async (visitor: Visitor, what: string) => {
    const answer = await visitor.get(`/admin/analytics/csv?what=${what}&from=${yesterday}&to=${today}`);
    return answer.status === 200 ? (await answer.text()).split('\r\n') : answer.status;
  };

  test('can be downloaded as CSV', async () => {
    const { a, b } = written;
    expect(await csv(editor, 'time')).toEqual([
      `${analyticsText.day};${views};${readers}`,
      `${yesterday};3;2`,
      `${today};6;4`,
      '',
    ]);
    expect(await csv(editor, 'articles')).toEqual([
      `${articleColumnText.title};URL;${articleColumnText.author};${views};${readers}`,
      `Xəbər A;${a.slug};Aysel;7;6`,
      // A spreadsheet must not take a headline for a formula.
      `'=Xəbər B;${b.slug};Orxan;2;1`,
      '',
    ]);
    const bytes = await (await editor.get('/admin/analytics/csv?what=time')).arrayBuffer();
    expect(new Uint8Array(bytes).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(await csv(editor, 'tags')).toContain('Qarabağ;qarabag;9;6');
    expect(await csv(editor, 'categories')).toContain('Şahmat;chess;2;1');
    expect(await csv(editor, 'authors')).toContain('Aysel;aysel;7;6');
    expect(await csv(editor, 'sources')).toContain(`${analyticsText.source.internal};2;0`);
    expect(await csv(editor, 'devices')).toContain(`${analyticsText.device.phone};4;4`);
    expect(await csv(editor, 'searches')).toContain('bilet;3;3');
    expect(await csv(editor, 'zero-searches')).toEqual([
      `${analyticsText.word};${analyticsText.count};${analyticsText.zeroCount}`,
      'bilet;3;3',
      '',
    ]);
    expect(await csv(editor, 'newsletter')).toContain(`Həftənin xəbərləri;${today};3;2;1`);
    expect(await csv(editor, 'nonsense')).toBe(404);
    expect(await csv(author, 'articles')).toHaveLength(3);
    expect(await csv(author, 'time')).toContain(`${today};4;4`);
    for (const what of ['sources', 'searches', 'zero-searches', 'newsletter'])
      expect(await csv(author, what)).toBe(404);
  });

  test('show authors only their own', async () => {
    const page = textOf(await (await author.get(`/admin/analytics?from=${yesterday}&to=${today}`)).text());
    expect(page).toContain(`${views} 7`);
    expect(page).toContain(analyticsText.ownHint);
    expect(page).not.toContain('Xəbər B');
    expect(page).not.toContain(analyticsText.searches);
    expect(page).not.toContain(analyticsText.sources);
  });

  test('grow with page views, by the source of the reader', async () => {
    const before = (await csv(editor, 'sources')) as string[];
    const report = (body: object, userAgent: string, more: Record<string, string> = {}) =>
      site.fetch('/api/page-views', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent, ...more },
        body: JSON.stringify({ slug: written.b.slug, ...body }),
      });
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
    expect((await report({ from: 'l.facebook.com' }, phone)).status).toBe(200);
    expect((await report({ from: '' }, phone)).status).toBe(200);
    expect((await report({}, phone)).status).toBe(200);
    expect((await report({ from: 'x'.repeat(301) }, phone)).status).toBe(400);
    const after = (await csv(editor, 'sources')) as string[];
    expect(before).toContain(`${analyticsText.source.facebook};0;0`);
    expect(after).toContain(`${analyticsText.source.facebook};1;1`);
    expect(after).toContain(`${analyticsText.source.direct};1;0`);
    expect(after).toContain(`${analyticsText.source.internal};3;0`);
    expect((await figures(editor)).live).toBe(5);

    // Whoever works here adds a view, as everybody who opens it, and is no reader.
    const { today: counted } = await figures(editor);
    const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await report({ from: '' }, `${phone} Editor`, { cookie });
    expect(own.status).toBe(200);
    expect(await figures(editor)).toMatchObject({
      live: 5,
      today: { views: counted.views + 1, readers: counted.readers },
    });
  });

  test('count published articles by the day in Baku', async () => {
    const start = getDayStart(today);
    await site.change(async (db) => {
      const write = async (now: number) => void (await writeArticle(db, { title: `Xəbər ${newId()}`, now }));
      for (const after of [0, -1, -DAY, -DAY - 1]) await write(start + after);
    });
    expect((await figures(editor)).published).toEqual({ today: 1, yesterday: 2 });
    expect((await figures(author)).published).toEqual({ today: 0, yesterday: 0 });
  });

  test('include every newsletter issue of the range, however many were sent since', async () => {
    const at = getDayStart('2026-03-01');
    await site.change(async (db) => {
      const issue = (subject: string, sent: number) => ({
        id: newId(),
        kind: 'weekly' as const,
        subject,
        intro: '',
        status: 'sent' as const,
        started_at: sent,
        finished_at: sent,
        created_at: sent,
        updated_at: sent,
        sent_count: 7,
        refused_count: 0,
        failed_count: 0,
        unsubscribed_count: 0,
      });
      const later = Array.from({ length: 60 }, (_, day) => issue(`Gün ${day}`, at + (day + 1) * DAY));
      await db
        .insertInto('newsletter_issue')
        .values([issue('Köhnə buraxılış', at), ...later])
        .execute();
    });
    const html = await (await editor.get('/admin/analytics?from=2026-03-01&to=2026-03-01')).text();
    expect(textOf(sectionUnder(html, analyticsText.newsletter))).toMatch(/Köhnə buraxılış .* 7 0 0$/);
  });

  test('say that a day cannot be read, and keep both days as they were typed', async () => {
    const fields = (html: string) =>
      ['from', 'to'].map((name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '');
    for (const path of ['/admin/analytics', `/admin/analytics/articles/${written.a.id}`]) {
      const html = await (await editor.get(`${path}?from=31.02.2026&to=5.3.2026`)).text();
      const [from = '', to = ''] = fields(html);
      expect(from).toContain('value="31.02.2026"');
      expect(from).toContain('aria-invalid="true"');
      expect(to).toContain('value="05.03.2026"');
      expect(to).not.toContain('aria-invalid="');
      expect(textOf(html).split(commonText.dateInvalid)).toHaveLength(2);
      const [, wrong = ''] = fields(await (await editor.get(`${path}?to=sabah`)).text());
      expect(wrong).toContain('value="sabah"');
      expect(wrong).toContain('aria-invalid="true"');
      const read = await (await editor.get(`${path}?from=1.3.2026&to=2026-03-05`)).text();
      expect(fields(read).map((field) => /value="([^"]*)"/.exec(field)?.[1])).toEqual([
        '01.03.2026',
        '05.03.2026',
      ]);
      expect(read).not.toContain(commonText.dateInvalid);
    }
  });
});
