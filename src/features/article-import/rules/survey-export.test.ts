import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedRecord } from './imported-record.ts';
import { surveyExport } from './survey-export.ts';
import { finishRecord } from './thread/finish-record.ts';

const moment = (day: number) => ({ createdAt: day * DAY, updatedAt: day * DAY, publishedAt: day * DAY });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((sourceId, at) =>
  importedArticle({ sourceId, title: `Xəbər ${sourceId}`, ...moment(18_000 + at) }),
) as [Article, Article, Article, Article];
type Article = ReturnType<typeof importedArticle>;
/** An article of another site with the same id. */
const other = (one: Article, at: number) => ({ ...one, title: `Başqa ${at}`, ...moment(19_000 + at) });

function survey(db: Db, records: readonly ImportedRecord[], siteUrl: string | null = 'https://old.az') {
  async function* finished() {
    for (const record of records) yield finishRecord(record);
  }
  return surveyExport(db, { system: 'csv', records: finished(), source: null, siteUrl });
}

describeOnEachDatabase('the survey of an export', (open) => {
  it('counts its records and its articles, and names its site', async () => {
    const { db } = await open();
    const site: ImportedRecord = { kind: 'site', address: 'https://new.az/' };
    const loss: ImportedRecord = { kind: 'loss', loss: { code: 'members', detail: '1' } };
    const found = { total: 5, articles: 3, adopted: [], isOtherSite: false };
    expect(await survey(db, [site, a, loss, b, c])).toEqual({
      ...found,
      site: 'new.az',
      source: 'csv:new.az',
    });
    expect(await survey(db, [loss, a, loss, b, c])).toEqual({
      ...found,
      site: 'old.az',
      source: 'csv:old.az',
    });
    expect(await survey(db, [loss, a, loss, b, c], null)).toEqual({ ...found, site: null, source: 'csv' });
  });

  it('adopts what was imported without a site, and what was deleted since when most of it is the same', async () => {
    const { db } = await open();
    await writeCategory(db, 'football');
    await runImport(db, [a, b, c, d], { source: 'csv' });
    const deleted = await db.selectFrom('article').select('id').where('title', '=', c.title).execute();
    for (const { id } of deleted) await deleteArticle(db, { ...(await asEditor(db)), id, now: NOON });
    // The text has changed on the other site, so that only an article that is here can be compared.
    const gone = { ...c, html: '<p>Yeni</p>' };
    const adopted = async (...articles: Article[]) => (await survey(db, articles)).adopted;
    expect(await adopted(a, gone)).toEqual(['a', 'c']);
    expect(await adopted(a, other(b, 1), gone)).toEqual(['a', 'c']);
    expect(await adopted(a, other(b, 1), gone, other(d, 2))).toEqual(['a']);
    expect(await adopted(other(b, 1), gone)).toEqual([]);
    expect(await adopted(gone)).toEqual([]);
    expect(await survey(db, [a, b], null)).toMatchObject({ adopted: [], isOtherSite: false });
    expect(await survey(db, [a, other(b, 1)], null)).toMatchObject({ isOtherSite: false });
  });
});
