import { expect, it } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { addOldAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedArticle } from './imported-record.ts';

const article = (title: string, oldPaths: string[]) => importedArticle({ sourceId: title, title, oldPaths });

describeOnEachDatabase('the old address of an imported article', (open) => {
  async function prepare() {
    const { db } = await open();
    await writeCategory(db, 'football');
    /** Returns the paths that the report calls taken. */
    const run = async (site: string, record: ImportedArticle) => {
      const { losses } = await runImport(db, [record], {
        system: 'wordpress',
        source: `wordpress:${site}`,
      });
      return losses.addressTaken?.samples.map(({ detail }) => detail) ?? [];
    };
    const targetOf = async (address: string) => (await findOldAddress(db, { address }))?.target;
    return { db, run, targetOf };
  }

  it('stays with the article when it is imported again, also under another title', async () => {
    const { run, targetOf } = await prepare();
    expect(await run('a.az', article('Bir', ['/?p=1']))).toEqual([]);
    expect(await run('a.az', { ...article('Bir', ['/?p=1']), title: 'Yeni' })).toEqual([]);
    expect(await targetOf('/?p=1')).toBe('/article/bir');
  });

  it('moves to another article of the same site, but not to one of another site', async () => {
    const { run, targetOf } = await prepare();
    await run('a.az', article('Bir', ['/?p=1']));
    expect(await run('a.az', article('İki', ['/?p=1', '/iki']))).toEqual([]);
    expect(await targetOf('/?p=1')).toBe('/article/iki');
    const long = `/${'a'.repeat(300)}`;
    await run('a.az', article('Dörd', [long]));
    expect(await run('b.az', article('Üç', ['/?p=1', '/uc', long]))).toEqual(['/?p=1', long.slice(0, 200)]);
    expect([await targetOf('/?p=1'), await targetOf('/uc')]).toEqual(['/article/iki', '/article/uc']);
  });

  it('is free when the article that had it was deleted', async () => {
    const { db, run, targetOf } = await prepare();
    await run('a.az', article('Bir', ['/?p=1']));
    const { id } = await db.selectFrom('article').select('id').executeTakeFirstOrThrow();
    await deleteArticle(db, { actor: await writeActor(db, 'editor'), id, now: NOON, newId });
    expect(await run('b.az', article('İki', ['/?p=1']))).toEqual([]);
    expect(await targetOf('/?p=1')).toBe('/article/iki');
  });

  it('is not taken from an article of this site, nor from where an admin has sent it', async () => {
    const { db, run, targetOf } = await prepare();
    const { slug } = await writeArticle(db, { title: 'Bizim' });
    await db
      .insertInto('article_redirect')
      .expression((eb) =>
        eb.selectFrom('article').select([eb.val('kohne').as('slug'), 'id', eb.val(NOON).as('at')]),
      )
      .columns(['slug', 'article_id', 'created_at'])
      .execute();
    const addresses = [
      { path: '/bizim', target: `/article/${slug}?a=1` },
      { path: '/kohne', target: '/article/kohne' },
      { path: '/bolme', target: '/category/football' },
    ];
    await addOldAddresses(db, { addresses, now: NOON });
    const paths = addresses.map(({ path }) => path);
    expect(await run('a.az', article('Bir', [...paths, '/bir']))).toEqual(paths);
    expect([await targetOf('/bolme'), await targetOf('/bir')]).toEqual([
      '/category/football',
      '/article/bir',
    ]);
  });
});
