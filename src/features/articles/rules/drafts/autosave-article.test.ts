import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { createArticle } from '../write/create-article.ts';
import { autosaveArticle, discardAutosave, findAutosave, listAutosaves } from './autosave-article.ts';

const base = { tabKey: 'tab-1', sequence: 1, baseVersion: null, now: NOON };

describeOnEachDatabase('autosaveArticle', (open) => {
  it('stores unfinished text of a new article, separately for each account', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const other = await writeActor(db, 'author');
    const articleId = newId();
    await autosaveArticle(db, { ...base, actor, articleId, fields: { title: '  Qәb', tags: ['a', 'a'] } });
    expect(await findAutosave(db, { actor, articleId })).toMatchObject({
      sequence: 1,
      baseVersion: null,
      savedAt: NOON,
      fields: { title: '  Qәb', tags: ['a', 'a'], excerpt: '', featured: false, image: null },
    });
    expect(await findAutosave(db, { actor: other, articleId })).toBeNull();
    expect(await listAutosaves(db, { actor })).toHaveLength(1);
    expect(await db.selectFrom('article').select('id').execute()).toEqual([]);
  });

  it('stores the newest autosave of a tab, in any order of arrival', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(order, async (sequences) => {
        const articleId = newId();
        let newest = 0;
        for (const sequence of sequences) {
          const save = { ...base, actor, articleId, sequence, fields: { title: `${sequence}` } };
          const { isKept } = await autosaveArticle(db, save);
          expect(isKept).toBe(sequence > newest);
          newest = Math.max(newest, sequence);
        }
        const kept = await findAutosave(db, { actor, articleId });
        expect(kept?.fields.title).toBe(`${newest}`);
      }),
      { numRuns: 25 },
    );
  });

  it('stores each tab separately, and offers the newest autosave', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const articleId = newId();
    const tab = (tabKey: string, sequence: number, now: number) =>
      autosaveArticle(db, { ...base, actor, articleId, tabKey, sequence, now, fields: { title: tabKey } });
    await tab('a', 9, NOON);
    await tab('b', 1, NOON + 5);
    expect((await listAutosaves(db, { actor, articleId })).map((save) => save.tabKey)).toEqual(['b', 'a']);
    await discardAutosave(db, { actor, articleId, tabKey: 'b', sequence: 1, now: NOON });
    expect((await findAutosave(db, { actor, articleId }))?.tabKey).toBe('a');
    await discardAutosave(db, { actor, articleId, now: NOON });
    expect(await findAutosave(db, { actor, articleId })).toBeNull();
  });

  it('does not change the article, and is allowed only for accounts that may edit it', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const article = await writeOwnArticle(db, author);
    const save = { ...base, articleId: article.id, baseVersion: 1, fields: { title: 'Yeni' } };
    await autosaveArticle(db, { ...save, actor: author });
    expect(await getArticleState(db, { id: article.id })).toEqual(article);
    const stranger = await writeActor(db, 'author');
    await expect(autosaveArticle(db, { ...save, actor: stranger })).rejects.toThrow(Forbidden);
  });

  it('refuses an invalid autosave', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const sound = { ...base, actor, articleId: newId(), fields: {} };
    for (const over of [
      { articleId: '' },
      { articleId: "'" },
      { articleId: 'a'.repeat(65) },
      { tabKey: 'a'.repeat(65) },
      { tabKey: '' },
      { tabKey: 'a\n' },
      { sequence: 2 ** 53 },
      { baseVersion: 1.5 },
      { baseVersion: 2 ** 31 },
      { baseVersion: -1 },
      { tabKey: 'a b' },
      { sequence: 1.5 },
      { sequence: -1 },
      { baseVersion: 0 },
      { fields: null },
      { fields: { title: 5 } },
      { fields: { tags: [{}] } },
    ])
      await expect(autosaveArticle(db, { ...sound, ...over }), JSON.stringify(over)).rejects.toEqual(
        'fields' in over
          ? expect.any(InvalidInput)
          : new InvalidInput([{ field: 'form', code: 'form.invalid' }]),
      );
    const longest = { articleId: 'a'.repeat(64), tabKey: '-_'.repeat(32), baseVersion: 2 ** 31 - 1 };
    expect(await autosaveArticle(db, { ...sound, ...longest, sequence: 0 })).toEqual({ isKept: true });
    const operator = await writeActor(db, 'operator');
    await expect(autosaveArticle(db, { ...sound, actor: operator })).rejects.toThrow(Forbidden);
    const discarded = discardAutosave(db, { actor: operator, articleId: 'a', now: NOON });
    await expect(discarded).rejects.toThrow(Forbidden);
  });

  it('is one of the twenty newest of the account, and discarding one article leaves the others', async () => {
    const { db } = await open();
    const [actor, other] = [await writeActor(db, 'editor'), await writeActor(db, 'editor')];
    const ids = Array.from({ length: 22 }, newId);
    const save = { ...base, fields: { title: 'Bir' } };
    for (const [at, articleId] of ids.entries())
      await autosaveArticle(db, { ...save, actor, articleId, now: NOON + Math.floor(at / 2), sequence: at });
    const [articleId = ''] = ids.slice(-1);
    await autosaveArticle(db, { ...save, actor: other, articleId });
    const listed = async () => (await listAutosaves(db, { actor })).map((one) => one.articleId);
    expect(await listed()).toEqual(ids.toReversed().slice(0, 20));
    expect(await listAutosaves(db, { actor, articleId })).toHaveLength(1);
    await discardAutosave(db, { actor, articleId, now: NOON });
    expect(await listed()).toEqual(ids.toReversed().slice(1, 21));
    expect(await findAutosave(db, { actor: other, articleId })).toMatchObject({ tabKey: 'tab-1' });
  });

  it('is removed when the article is saved', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const { fields } = await writeOwnArticle(db, actor);
    const id = newId();
    await autosaveArticle(db, { ...base, actor, articleId: id, fields });
    const article = { ...fields, slug: '', status: 'draft' as const };
    await createArticle(db, { actor, id, article, autosave: base, now: NOON, newId });
    expect(await findAutosave(db, { actor, articleId: id })).toBeNull();
  });
});

describeOnPostgres('autosaveArticle, concurrently', (open) => {
  it('stores the newest autosave', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const articleId = newId();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        autosaveArticle(db, {
          ...base,
          actor,
          articleId,
          sequence: ((at * 7) % 20) + 1,
          fields: { title: `${((at * 7) % 20) + 1}` },
        }),
      ),
    );
    expect((await findAutosave(db, { actor, articleId }))?.fields.title).toBe('20');
  });
});
