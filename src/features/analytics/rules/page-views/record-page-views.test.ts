import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, WEEK } from '#az/format/durations.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listMostRead, listMostReadByHour, listMostReadNow } from '../most-read.ts';
import { ARTICLE_HOURS_RETENTION_MS, deleteOldHours, deleteOldVisits, type PageView } from './page-view.ts';
import { MAX_RANKED_READERS, recordPageViews } from './record-page-views.ts';

const from = { source: 'direct', device: 'phone' } as const;

describeOnEachDatabase('recordPageViews', (open) => {
  it('counts every page view, and a reader once in 30 minutes', async () => {
    const { db } = await open();
    const { slug, id } = await writeArticle(db);
    const pageView = { slug, reader: 'a', ...from };
    await recordPageViews(db, {
      pageViews: [pageView, pageView, { slug, reader: null, ...from }],
      now: NOON,
    });
    await recordPageViews(db, { pageViews: [pageView], now: NOON + 29 * MINUTE });
    const totals = await recordPageViews(db, {
      pageViews: [pageView, { slug, reader: 'b', ...from }],
      now: NOON + HOUR,
    });
    expect(totals.get(slug)).toBe(6);
    const stats = await db
      .selectFrom('article_stats')
      .selectAll()
      .where('article_id', '=', id)
      .executeTakeFirst();
    expect(stats).toMatchObject({ views: 6, readers: 3 });
    await deleteOldVisits(db, { now: NOON + 120 * MINUTE });
    expect(await db.selectFrom('reader_visit').selectAll().execute()).toEqual([]);
  });

  it('ignores drafts and slugs that do not exist', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { status: 'draft' });
    const totals = await recordPageViews(db, {
      pageViews: [
        { slug, reader: 'a', ...from },
        { slug: 'x', reader: 'a', ...from },
      ],
      now: NOON,
    });
    expect(totals.size).toBe(0);
  });

  it('counts by hour and day, by subject, source and device', async () => {
    const { db } = await open();
    const a = await writeArticle(db, { title: 'A', author: 'Aysel', tags: ['Qarabağ', 'Transfer'] });
    const b = await writeArticle(db, { title: 'B', author: 'Orxan', category: 'chess', tags: ['Transfer'] });
    const view = (slug: string, reader: string, source: PageView['source'], device: PageView['device']) => ({
      slug,
      reader,
      source,
      device,
    });
    await recordPageViews(db, {
      pageViews: [
        view(a.slug, '1', 'telegram', 'phone'),
        view(b.slug, '1', 'internal', 'phone'),
        view(a.slug, '2', 'search', 'desktop'),
      ],
      now: NOON,
    });
    // The same reader two hours later, past midnight in Baku.
    await recordPageViews(db, {
      pageViews: [view(b.slug, '1', 'direct', 'phone')],
      now: NOON + 360 * MINUTE,
    });
    const rows = async (
      table: 'traffic_hourly_stats' | 'traffic_daily_stats' | 'article_daily_stats' | 'subject_daily_stats',
    ) =>
      (await db.selectFrom(table).selectAll().execute())
        .map((row) =>
          Object.entries(row)
            .sort()
            .map(([, value]) => value)
            .join(' '),
        )
        .sort();
    expect(await rows('traffic_daily_stats')).toEqual([
      '2026-03-07 desktop 1 search 1',
      '2026-03-07 phone 0 internal 1',
      '2026-03-07 phone 1 telegram 1',
      '2026-03-08 phone 1 direct 1',
    ]);
    expect((await rows('traffic_hourly_stats')).length).toBe(4);
    expect(await rows('article_daily_stats')).toEqual(
      [`${a.id} 2026-03-07 0 2 2`, `${b.id} 2026-03-07 0 1 1`, `${b.id} 2026-03-08 0 1 1`].sort(),
    );
    const subjects = await db
      .selectFrom('subject_daily_stats')
      .leftJoin('tag', 'tag.id', 'subject')
      .leftJoin('category', 'category.id', 'subject')
      .select(['kind', 'day', 'subject', 'tag.name as tag', 'category.slug as category', 'views', 'readers'])
      .execute();
    expect(
      subjects
        .map(
          (row) =>
            `${row.tag ?? row.category ?? row.subject} ${row.day.slice(8)} ${row.views} ${row.readers}`,
        )
        .sort(),
    ).toEqual([
      'Qarabağ 07 2 2',
      'Transfer 07 3 2',
      'Transfer 08 1 1',
      'aysel 07 2 2',
      'chess 07 1 1',
      'chess 08 1 1',
      'football 07 2 2',
      'orxan 07 1 1',
      'orxan 08 1 1',
    ]);
    await deleteOldHours(db, { now: NOON + ARTICLE_HOURS_RETENTION_MS + 120 * MINUTE });
    expect((await db.selectFrom('article_hourly_stats').selectAll().execute()).length).toBe(1);
  });

  it('limits the effect of one network on the ranking, and counts all its readers', async () => {
    const { db } = await open();
    const flooded = await writeArticle(db, { title: 'Qaldırılan' });
    const read = await writeArticle(db, { title: 'Oxunan' });
    const flood = (size: number) =>
      Array.from({ length: size }, (_, at) => ({
        slug: flooded.slug,
        reader: `robot ${at}`,
        network: 'one',
        ...from,
      }));
    await recordPageViews(db, { pageViews: flood(400), now: NOON });
    await recordPageViews(db, { pageViews: flood(800), now: NOON + 31 * MINUTE });
    await Promise.all(
      Array.from({ length: 2 * MAX_RANKED_READERS + 1 }, (_, at) =>
        recordPageViews(db, {
          pageViews: [{ slug: read.slug, reader: `reader ${at}`, network: `home ${at >> 1}`, ...from }],
          now: NOON + MINUTE,
        }),
      ),
    );
    const now = NOON + HOUR;
    for (const period of ['24h', '7d'] as const)
      expect((await listMostRead(db, { period, now })).map(({ title }) => title)).toEqual([
        'Oxunan',
        'Qaldırılan',
      ]);
    const byHour = await listMostReadByHour(db, { now: NOON + MINUTE, scope: { of: 'site' } });
    expect(byHour.map(({ title, thisHour }) => [title, thisHour])).toEqual([
      ['Oxunan', { views: 11, readers: 11 }],
      ['Qaldırılan', { views: 1200, readers: 1200 }],
    ]);
    await deleteOldVisits(db, { now: NOON + DAY + 2 * MINUTE });
    expect(await db.selectFrom('article_network_readers').selectAll().execute()).toEqual([]);
  });

  it('counts a reader of two articles of one author once in 30 minutes', async () => {
    const { db } = await open();
    const own = await writeActor(db, 'editor');
    const write = async (title: string, author: string, category: string) => {
      const article = { title, author, category, status: 'published' as const, tags: [title] };
      return (await writeOwnArticle(db, own, article)).fields.slug;
    };
    const one = await write('Bir', 'Aysel', 'football');
    const two = await write('İki', 'Aysel', 'chess');
    const other = await write('Üç', 'Orxan', 'chess');
    const read = (now: number, ...slugs: string[]) =>
      recordPageViews(db, { pageViews: slugs.map((slug) => ({ slug, reader: 'a', ...from })), now });
    const readers = async () => {
      const rows = await db
        .selectFrom('subject_daily_stats')
        .leftJoin('category', 'category.id', 'subject')
        .select(['kind', 'subject', 'category.slug', 'views', 'readers'])
        .where('kind', '<>', 'tag')
        .execute();
      const nameOf = (row: (typeof rows)[number]) =>
        row.kind === 'staff' ? 'staff' : (row.slug ?? row.subject);
      return Object.fromEntries(rows.map((row) => [nameOf(row), [row.views, row.readers]]));
    };
    await read(NOON, one, two);
    expect(await readers()).toEqual({ aysel: [2, 1], staff: [2, 1], football: [1, 1], chess: [1, 1] });
    await read(NOON + 10 * MINUTE, one, other);
    expect(await readers()).toEqual({
      aysel: [3, 1],
      orxan: [1, 1],
      staff: [4, 1],
      football: [2, 1],
      chess: [2, 1],
    });
    await read(NOON + 45 * MINUTE, two);
    expect(await readers()).toMatchObject({ aysel: [4, 2], staff: [5, 2], chess: [3, 2] });
  });

  it('loses no page view when many batches run at once', async () => {
    const { db } = await open();
    const slugs = [
      (await writeArticle(db, { title: 'A' })).slug,
      (await writeArticle(db, { title: 'B' })).slug,
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 }),
        async (sizes) => {
          const before = await sum(db);
          await Promise.all(
            sizes.map((size, index) =>
              recordPageViews(db, {
                pageViews: Array.from({ length: size }, (_, i) => ({
                  slug: slugs[(i + index) % 2] ?? '',
                  reader: `r${i}`,
                  ...from,
                })),
                now: NOON,
              }),
            ),
          );
          expect((await sum(db)) - before).toBe(sizes.reduce((a, b) => a + b, 0));
        },
      ),
      { numRuns: 15 },
    );
  });
});

async function sum(db: Parameters<typeof recordPageViews>[0]): Promise<number> {
  const rows = await db.selectFrom('article_stats').select('views').execute();
  return rows.reduce((total, row) => total + row.views, 0);
}

describeOnEachDatabase('the most read articles', (open) => {
  const titlesOf = (cards: { title: string }[]) => cards.map(({ title }) => title);

  it('are those with the most readers in the last 24 hours or seven days', async () => {
    const { db } = await open();
    const read = async (title: string, readers: number, at: number) => {
      const { slug } = await writeArticle(db, { title, now: NOON - 60 * DAY });
      await recordPageViews(db, {
        pageViews: Array.from({ length: readers }, (_, reader) => ({ slug, reader: `${reader}`, ...from })),
        now: at,
      });
    };
    await read('Today', 1, NOON);
    await read('Evening', 2, NOON - 20 * HOUR);
    await read('Six days ago', 4, NOON - 6 * DAY);
    await read('Week ago', 5, NOON - WEEK);
    const reloaded = await writeArticle(db, { title: 'Reloaded' });
    // Page views without a reader: a robot, or the same reader again.
    await recordPageViews(db, {
      pageViews: Array.from({ length: 9 }, () => ({ slug: reloaded.slug, reader: null, ...from })),
      now: NOON,
    });
    const list = async (period: '24h' | '7d', limit?: number) =>
      titlesOf(await listMostRead(db, { period, now: NOON + MINUTE, limit }));
    expect(await list('24h')).toEqual(['Evening', 'Today']);
    expect(await list('7d')).toEqual(['Six days ago', 'Evening', 'Today']);
    expect(await list('7d', 2)).toEqual(['Six days ago', 'Evening']);
    const now = titlesOf(await listMostReadNow(db, { now: NOON + MINUTE, limit: 4 }));
    expect(now).toEqual(['Evening', 'Today', 'Reloaded', 'Week ago']);
  });
});
