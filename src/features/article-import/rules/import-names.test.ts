import { expect, it } from 'vitest';
import { writeCategory } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { readImportNames } from './import-names.ts';

describeOnEachDatabase('the category that an import means', (open) => {
  async function prepare() {
    const { db } = await open();
    const milliId = await writeCategory(db, 'milli', 'Milli komanda');
    await writeCategory(db, 'avropa', 'Avrokuboklar');
    const source = { source: 'wp', kind: 'category', fingerprint: '', imported_at: 0 } as const;
    await db
      .insertInto('import_source')
      .values({ ...source, source_id: '7', our_id: milliId })
      .execute();
    return readImportNames(db, 'wp');
  }

  it('is found by a source id, a name or a slug, also by the slug of its name', async () => {
    const names = await prepare();
    for (const reference of ['7', 'MİLLİ KOMANDA', 'milli', 'milli-komanda'])
      expect(names.findCategory(reference)?.slug, reference).toBe('milli');
    for (const reference of ['8', 'komanda', '']) expect(names.findCategory(reference), reference).toBeNull();
  });

  it('of the export is that of its source id, then that of its name, then that of its slug', async () => {
    const names = await prepare();
    const find = (sourceId: string, slug: string, name: string) =>
      names.findOwnCategory({ sourceId, slug, name })?.slug ?? null;
    expect(find('7', 'avropa', 'Avrokuboklar')).toBe('milli');
    expect(find('8', 'milli', 'Avrokuboklar')).toBe('avropa');
    expect(find('8', 'avropa', 'Yeni')).toBe('avropa');
    expect(find('8', 'yeni', 'Milli-komanda')).toBe('milli');
    expect(find('8', 'yeni', 'Yeni')).toBeNull();
  });

  it('is one of those that it has met, by all that they were called', async () => {
    const names = await prepare();
    const category = { id: 'x', slug: 'sport', name: 'İdman' };
    names.addCategory(category, { sourceId: '9', slug: 'futbol-2', name: 'Futbol xəbərləri' });
    for (const reference of ['9', 'futbol-2', 'FUTBOL XƏBƏRLƏRİ', 'futbol-xeberleri'])
      expect(names.findCategory(reference), reference).toBe(category);
  });
});
