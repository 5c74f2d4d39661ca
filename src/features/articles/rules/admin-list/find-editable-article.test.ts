import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findArticlePreview } from '../preview/article-preview.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { publishArticle } from '../write/move-article.ts';
import { findEditableArticle } from './find-editable-article.ts';

describeOnEachDatabase('findEditableArticle', (open) => {
  it('returns what the account may do with the article', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author', 'Murad');
    const { id } = await writeOwnArticle(db, author, { tags: ['Zirə'] });
    expect(await findEditableArticle(db, { actor: author, id })).toMatchObject({
      version: 1,
      createdByName: 'Murad',
      fields: { tags: ['Zirə'], category: 'football' },
      moves: ['submit'],
      canEdit: true,
      canDelete: true,
    });
    const stranger = await writeActor(db, 'author');
    expect(await findEditableArticle(db, { actor: stranger, id })).toMatchObject({
      moves: [],
      canEdit: false,
      canDelete: false,
    });
    const editor = await writeActor(db, 'editor');
    expect(await findEditableArticle(db, { actor: editor, id })).toMatchObject({
      moves: ['submit', 'schedule', 'publish'],
      canEdit: true,
      canDelete: true,
    });
    expect(await findEditableArticle(db, { actor: editor, id: 'nobody' })).toBeNull();
    const imported = await writeArticle(db);
    const found = await findEditableArticle(db, { actor: editor, id: imported.id });
    expect(found).toMatchObject({ createdByName: null, canEdit: true });
  });
});

describeOnEachDatabase('findArticlePreview', (open) => {
  it('shows a draft as its page will look', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id, fields } = await writeOwnArticle(db, actor, { tags: ['Zirə'], seoTitle: 'Axtarış' });
    const preview = await findArticlePreview(db, { id });
    expect(preview).toMatchObject({ status: 'draft', publishedAt: NOON, seoTitle: 'Axtarış' });
    await publishArticle(db, { actor, id, now: NOON + MINUTE, newId });
    const page = await findArticleBySlug(db, { slug: fields.slug });
    const moment = NOON + MINUTE;
    expect({ ...preview, status: 'published', publishedAt: moment, updatedAt: moment }).toEqual(page);
    expect(await findArticlePreview(db, { id: 'nobody' })).toBeNull();
  });
});
