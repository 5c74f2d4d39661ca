import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { articleInput, NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { autosaveArticle, discardAutosave } from './autosave-article.ts';
import { findUnsavedDraft, listUnsavedDrafts } from './list-unsaved-drafts.ts';

const fields = { ...articleInput({ title: 'Yarımçıq' }), slug: '', seoTitle: '', seoDescription: '' };

function type(db: Db, actor: Actor, over: Partial<Parameters<typeof autosaveArticle>[1]> = {}) {
  const articleId = newId();
  const tab = { tabKey: 't', sequence: 1, baseVersion: null };
  return autosaveArticle(db, { ...tab, actor, articleId, fields, now: NOON, ...over });
}

describeOnEachDatabase('unsaved drafts', (open) => {
  it('are the new articles of the account, the newest first, each once', async () => {
    const { db } = await open();
    const [actor, other] = [await writeActor(db, 'author'), await writeActor(db, 'author')];
    const [first, second] = [newId(), newId()];
    await type(db, actor, { articleId: first });
    await type(db, actor, { articleId: first, tabKey: 'u', now: NOON + 1 });
    await type(db, actor, { articleId: second, fields: { ...fields, title: ' İkinci ' }, now: NOON + 2 });
    await type(db, other);
    expect(await listUnsavedDrafts(db, { actor })).toEqual([
      { articleId: second, tabKey: 't', title: 'İkinci', savedAt: NOON + 2 },
      { articleId: first, tabKey: 'u', title: 'Yarımçıq', savedAt: NOON + 1 },
    ]);
  });

  it.each([
    ['a headline', { title: 'Yarımçıq' }],
    ['a summary', { excerpt: 'Yarımçıq' }],
    ['a picture in the text', { content: '<figure><img src="/media/a.jpg" alt=""></figure><p></p>' }],
    ['a match in the text', { content: '<div data-match-card="m1"></div>' }],
    ['the picture of the article', { image: '/media/a.jpg' }],
  ])('include one of nothing but %s', async (_what, over) => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const articleId = newId();
    const bare = { ...fields, title: '', excerpt: '', content: '', image: null };
    await type(db, actor, { articleId, fields: { ...bare, ...over } });
    expect((await listUnsavedDrafts(db, { actor })).map((draft) => draft.articleId)).toEqual([articleId]);
    const draft = await findUnsavedDraft(db, { articleId });
    expect(draft).toEqual({ staffId: actor.id, fields: expect.objectContaining(over) });
  });

  it('do not include saved, deleted, discarded or empty articles', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const saved = await writeOwnArticle(db, actor);
    await type(db, actor, { articleId: saved.id });
    const deleted = await writeOwnArticle(db, actor, { title: 'Silinən' });
    await type(db, actor, { articleId: deleted.id });
    await deleteArticle(db, { actor, id: deleted.id, now: NOON, newId });
    await type(db, actor, { fields: { ...fields, title: ' ', excerpt: '', content: '<p></p>' } });
    const discarded = newId();
    await type(db, actor, { articleId: discarded });
    await discardAutosave(db, { actor, articleId: discarded, tabKey: 't', sequence: 9, now: NOON });
    expect(await listUnsavedDrafts(db, { actor })).toEqual([]);
    for (const articleId of [saved.id, deleted.id, discarded])
      expect(await findUnsavedDraft(db, { articleId })).toBeNull();
  });
});
