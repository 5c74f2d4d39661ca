import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findMovedSlug } from './find-moved-slug.ts';

describeOnEachDatabase('findMovedSlug', (open) => {
  it('finds an article by its old slug, and both slugs also when typed with Azerbaijani characters', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db, { title: 'Qəbələ uddu' });
    await db
      .insertInto('article_redirect')
      .values({ slug: 'kohne-basliq', article_id: id, created_at: NOON })
      .execute();
    for (const slug of ['kohne-basliq', 'Qəbələ-uddu', 'köhnə-başlıq'])
      expect(await findMovedSlug(db, { slug })).toBe('qebele-uddu');
    for (const slug of ['qebele-uddu', 'başqa', '…']) expect(await findMovedSlug(db, { slug })).toBeNull();
  });
});
