import { expect, it } from 'vitest';
import { articleInput, NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { cardTitle } from '../article-summary.ts';
import { listLatestArticles } from '../read/select-cards.ts';
import { createArticle } from './create-article.ts';
import { saveArticle } from './save-article.ts';

describeOnEachDatabase('the short headline', (open) => {
  it('stands on cards as long as there is one', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const title = 'Uzun başlıq: hər şey haqqında';
    const { id } = await writeArticle(db, { title, shortTitle: 'Qısa' });
    const onCard = async () => (await listLatestArticles(db)).map(cardTitle);
    expect(await onCard()).toEqual(['Qısa']);
    for (const [index, shortTitle] of ['Daha qısa', ''].entries()) {
      const fields = articleInput({ title, shortTitle });
      await saveArticle(db, { ...editor, id, baseVersion: index + 1, fields, now: NOON });
      expect(await onCard()).toEqual([shortTitle || title]);
    }
  });

  it('has at most 70 characters', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    await writeArticle(db);
    const create = (shortTitle: string) =>
      createArticle(db, { ...editor, article: articleInput({ title: shortTitle, shortTitle }), now: NOON });
    await create('Ə'.repeat(70));
    await expect(create('Ə'.repeat(71))).rejects.toMatchObject({
      problems: [{ field: 'shortTitle', code: 'field.tooLong' }],
    });
  });
});
