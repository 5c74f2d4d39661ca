import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listReturnedArticles } from './list-newsroom-articles.ts';

describeOnEachDatabase('listReturnedArticles', (open) => {
  it('lists returned drafts of an author until they are submitted again', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const editor = await writeActor(db, 'editor');
    const written = await writeOwnArticle(db, author, { status: 'pending' });
    await writeOwnArticle(db, author, { title: 'Başqa qaralama' });
    const step = { id: written.id, newId };
    const returned = () => listReturnedArticles(db, { createdBy: author.id });
    expect(await returned()).toEqual([]);
    await moveInForm(db, { ...step, actor: editor, move: 'return', reason: 'Mənbə yoxdur', now: NOON });
    expect(await returned()).toMatchObject([{ id: written.id, status: 'draft' }]);
    expect(await listReturnedArticles(db, { createdBy: editor.id })).toEqual([]);
    await moveInForm(db, { ...step, actor: author, move: 'submit', now: NOON + 1 });
    expect(await returned()).toEqual([]);
  });
});
