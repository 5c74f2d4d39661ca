import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { createArticle } from '../write/create-article.ts';
import { saveArticle } from '../write/save-article.ts';

const title = '“[ Ev sahibi ]” – “[ Qonaq ]” 2:1';
const refusal = new InvalidInput([{ field: 'title', code: 'title.placeholder' }]);

describeOnEachDatabase('placeholders of a template', (open) => {
  it('are allowed in a draft, and nowhere else', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'football');
    const at = { actor, now: NOON, newId };
    for (const status of ['pending', 'published'] as const)
      await expect(createArticle(db, { ...at, article: articleInput({ title, status }) })).rejects.toEqual(
        refusal,
      );
    const { id, fields } = await writeOwnArticle(db, actor, { title });
    await saveArticle(db, { ...at, id, baseVersion: 1, fields: { ...fields, excerpt: 'Yeni.' } });
    for (const move of ['submit', 'publish'] as const) {
      await expect(moveInForm(db, { ...at, id, move })).rejects.toEqual(refusal);
      await expect(
        saveArticle(db, { ...at, id, baseVersion: 2, fields, move: () => ({ move }) }),
      ).rejects.toEqual(refusal);
    }
    await expect(moveInForm(db, { ...at, id, move: 'schedule', scheduledAt: NOON + HOUR })).rejects.toEqual(
      refusal,
    );
    expect((await getArticleState(db, { id })).status).toBe('draft');
  });

  it('cannot be added to a published article, and an imported article with one can be corrected', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id } = await writeArticle(db, { title });
    const state = await getArticleState(db, { id });
    const at = { actor, id, now: NOON, newId };
    const { after } = await saveArticle(db, {
      ...at,
      baseVersion: 1,
      fields: changed(state, { excerpt: 'Düzəliş.' }),
    });
    await expect(
      saveArticle(db, {
        ...at,
        baseVersion: after.version,
        fields: changed(state, { excerpt: '[ Nəticə ]' }),
      }),
    ).rejects.toEqual(new InvalidInput([{ field: 'excerpt', code: 'excerpt.placeholder' }]));
  });
});
