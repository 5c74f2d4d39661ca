import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listHomeSections, listNewestOfCategories, listNewestOfMediaKind } from './list-home-sections.ts';

/** Writes articles `A1`, `A2` … of a category: the number is the age in minutes. */
async function writeAged(db: Db, category: string, letter: string, ages: readonly number[]) {
  const ids = new Map<number, string>();
  for (const age of ages) {
    const { id } = await writeArticle(db, {
      category,
      title: `${letter}${age}`,
      image: age % 10 === 0 ? 'https://example.org/sekil.jpg' : null,
      now: NOON - age * MINUTE,
    });
    ids.set(age, id);
  }
  return ids;
}
const none: ReadonlySet<string> = new Set();
const shown = (sections: Awaited<ReturnType<typeof listHomeSections>>) =>
  sections.map(
    ({ category, articles }) => `${category.slug}: ${articles.map(({ title }) => title).join(' ')}`,
  );

describeOnEachDatabase('the sections of the front page', (open) => {
  it('are the categories with at least four stories, that with the newest fourth one first', async () => {
    const { db } = await open();
    await writeAged(db, 'futbol', 'F', [1, 11, 12, 31, 40]);
    await writeAged(db, 'sahmat', 'S', [21, 22, 23, 24]);
    await writeAged(db, 'cudo', 'C', [2, 3, 4]);
    expect(shown(await listHomeSections(db, { except: none }))).toEqual([
      'sahmat: S21 S22 S23 S24',
      // The newest one with a picture leads.
      'futbol: F40 F1 F11 F12 F31',
    ]);
    expect(shown(await listHomeSections(db, { except: none, limit: 1 }))).toEqual([
      'sahmat: S21 S22 S23 S24',
    ]);
    expect(
      shown(await listHomeSections(db, { except: none, exceptCategories: ['sahmat'], size: 4 })),
    ).toEqual(['futbol: F1 F11 F12 F31']);
  });

  it('leave out what the page shows elsewhere, and what readers do not see', async () => {
    const { db } = await open();
    const ids = await writeAged(db, 'futbol', 'F', [1, 2, 3, 4, 5]);
    await writeArticle(db, { category: 'futbol', title: 'Qaralama', status: 'draft' });
    const without = (...ages: number[]) => new Set(ages.map((age) => ids.get(age) ?? ''));
    expect(shown(await listHomeSections(db, { except: without(2) }))).toEqual(['futbol: F1 F3 F4 F5']);
    expect(await listHomeSections(db, { except: without(2, 3) })).toEqual([]);
  });

  it('are followed by the newest stories of the media categories together', async () => {
    const { db } = await open();
    const ids = await writeAged(db, 'analysis', 'A', [1, 5, 9]);
    await writeAged(db, 'podcast', 'P', [2, 6]);
    await writeAged(db, 'futbol', 'F', [3]);
    const list = async (except: ReadonlySet<string>) => {
      const slugs = ['analysis', 'interviews', 'podcast'];
      return (await listNewestOfCategories(db, { slugs, except, limit: 3 })).map(({ title }) => title);
    };
    expect(await list(none)).toEqual(['A1', 'P2', 'A5']);
    expect(await list(new Set([ids.get(1) ?? '']))).toEqual(['P2', 'A5', 'P6']);
  });

  it('are three with nine stories each, when nothing else is asked for', async () => {
    const { db } = await open();
    for (const category of ['futbol', 'sahmat', 'cudo', 'gules'])
      await writeAged(db, category, 'A', [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]);
    const sections = await listHomeSections(db, { except: none });
    expect(sections.map(({ articles }) => articles.length)).toEqual([9, 9, 9]);
  });
});

describeOnEachDatabase('the newest video stories', (open) => {
  it('are published, without those that the page shows elsewhere', async () => {
    const { db } = await open();
    const embed = '<figure data-embed="youtube" data-address="https://youtu.be/abcdefghijk"></figure>';
    const ids: string[] = [];
    for (const [at, over] of [{}, {}, {}, { status: 'draft' as const }, { content: '<p>Mətn</p>' }].entries())
      ids.push((await writeArticle(db, { title: `V${at}`, content: embed, now: NOON + at, ...over })).id);
    const list = async (except: ReadonlySet<string>, limit: number) =>
      (await listNewestOfMediaKind(db, { kind: 'video', except, limit })).map(({ title }) => title);
    expect(await list(none, 9)).toEqual(['V2', 'V1', 'V0']);
    expect(await list(new Set([ids[1] ?? '']), 9)).toEqual(['V2', 'V0']);
    expect(await list(none, 1)).toEqual(['V2']);
    expect(await listNewestOfMediaKind(db, { kind: 'photos', except: none, limit: 9 })).toEqual([]);
  });
});
