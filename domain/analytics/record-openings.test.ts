import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE, NOON, writeArticle } from '#tests/kit/content.ts';
import { describeOnEachDatabase } from '#tests/kit/databases.ts';
import { forgetVisits } from './forget-visits.ts';
import { listMostReadNow } from './list-most-read-now.ts';
import { recordOpenings } from './record-openings.ts';

describeOnEachDatabase('recordOpenings', (open) => {
  it('counts every opening as a view and a reader once in 30 minutes', async () => {
    const { db } = await open();
    const { slug, id } = await writeArticle(db);
    const opening = { slug, reader: 'a' };
    await recordOpenings(db, { openings: [opening, opening, { slug, reader: null }], now: NOON });
    await recordOpenings(db, { openings: [opening], now: NOON + 29 * MINUTE });
    const totals = await recordOpenings(db, {
      openings: [opening, { slug, reader: 'b' }],
      now: NOON + 60 * MINUTE,
    });
    expect(totals.get(slug)).toBe(6);
    const stats = await db
      .selectFrom('article_stats')
      .selectAll()
      .where('article_id', '=', id)
      .executeTakeFirst();
    expect(stats).toMatchObject({ views: 6, readers: 3 });
    await forgetVisits(db, { now: NOON + 120 * MINUTE });
    expect(await db.selectFrom('reader_visit').selectAll().execute()).toEqual([]);
  });

  it('knows nothing of drafts and of slugs that do not exist', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { status: 'draft' });
    const totals = await recordOpenings(db, {
      openings: [
        { slug, reader: 'a' },
        { slug: 'x', reader: 'a' },
      ],
      now: NOON,
    });
    expect(totals.size).toBe(0);
  });

  it('loses none of many batches at once', async () => {
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
              recordOpenings(db, {
                openings: Array.from({ length: size }, (_, i) => ({
                  slug: slugs[(i + index) % 2] ?? '',
                  reader: `r${i}`,
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

async function sum(db: Parameters<typeof recordOpenings>[0]): Promise<number> {
  const rows = await db.selectFrom('article_stats').select('views').execute();
  return rows.reduce((total, row) => total + row.views, 0);
}

describeOnEachDatabase('listMostReadNow', (open) => {
  it('orders by readers of the last 24 hours, then fills with what is read most of all', async () => {
    const { db } = await open();
    const [old, a, b] = [
      await writeArticle(db, { title: 'Old' }),
      await writeArticle(db, { title: 'A' }),
      await writeArticle(db, { title: 'B' }),
    ];
    const read = (slug: string, readers: string[], now: number) =>
      recordOpenings(db, { openings: readers.map((reader) => ({ slug, reader })), now });
    await read(old.slug, ['1', '2', '3', '4'], NOON - 48 * 60 * MINUTE);
    await read(a.slug, ['1'], NOON);
    await read(b.slug, ['1', '2'], NOON);
    const titles = (await listMostReadNow(db, { now: NOON + MINUTE })).map((card) => card.title);
    expect(titles).toEqual(['B', 'A', 'Old']);
  });
});
