import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { Conflict } from '#platform/errors.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { listRevisions } from '../revisions/revisions.ts';
import { bulkChangeArticles } from './bulk-change-articles.ts';
import { undoBulkChange } from './undo-bulk-change.ts';

const LATER = NOON + MINUTE;
const base = { now: LATER, newId };

describeOnEachDatabase('bulkChangeArticles', (open) => {
  it('publishes allowed articles, refuses the others one by one, and undoes the change', async () => {
    const { db } = await open();
    const editor = await writeActor(db, 'editor');
    const author = await writeActor(db, 'author');
    const draft = await writeOwnArticle(db, author, { title: 'Qaralama', tags: ['Zirə'] });
    const scheduled = await writeArticle(db, {
      title: 'Planda',
      status: 'scheduled',
      scheduledAt: NOON + 90 * MINUTE,
    });
    const out = await writeArticle(db, { title: 'Nəşr olunub' });
    const ids = [draft.id, scheduled.id, out.id, 'nobody', draft.id];
    const outcome = await bulkChangeArticles(db, { actor: editor, ids, action: 'publish', ...base });
    expect(outcome).toEqual({
      done: [draft.id, scheduled.id],
      refused: [
        { id: out.id, title: 'Nəşr olunub', code: 'status.notAllowed' },
        { id: 'nobody', title: null, code: 'article.gone' },
      ],
      undoId: expect.any(String),
    });
    expect(await getArticleState(db, { id: draft.id })).toMatchObject({ publishedAt: LATER, version: 2 });

    const undoId = outcome.undoId ?? '';
    const theirs = undoBulkChange(db, { actor: author, undoId, ...base });
    await expect(theirs).rejects.toThrow(Conflict);
    const undone = await undoBulkChange(db, { actor: editor, undoId, ...base });
    expect(undone).toEqual({ undone: [draft.id, scheduled.id], left: [] });
    expect(await getArticleState(db, { id: draft.id })).toMatchObject({
      status: 'draft',
      publishedAt: null,
      version: 3,
    });
    expect(await getArticleState(db, { id: scheduled.id })).toMatchObject({
      status: 'scheduled',
      scheduledAt: NOON + 90 * MINUTE,
      publishedAt: null,
    });
    await expect(undoBulkChange(db, { actor: editor, undoId, ...base })).rejects.toMatchObject({
      code: 'undo.expired',
    });
    const tag = await db.selectFrom('tag').select('article_count').executeTakeFirst();
    expect(tag?.article_count).toBe(0);
  });

  it('gives and takes a tag, leaves articles alone that need no change, and undoes both', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const has = await writeArticle(db, { title: 'Var', tags: ['Qarabağ'] });
    const bare = await writeArticle(db, { title: 'Yox', tags: ['Zirə'] });
    const ids = [has.id, bare.id];
    const tagsOf = async (id: string) => (await getArticleState(db, { id })).fields.tags;
    const tagged = await bulkChangeArticles(db, { actor, ids, action: 'tag', tag: ' qarabag ', ...base });
    expect(tagged).toMatchObject({ done: [bare.id], refused: [] });
    expect(await tagsOf(bare.id)).toEqual(['Zirə', 'Qarabağ']);
    expect((await getArticleState(db, { id: has.id })).version).toBe(1);
    const undo = (undoId: string | null) => undoBulkChange(db, { actor, undoId: undoId ?? '', ...base });
    expect(await undo(tagged.undoId)).toEqual({ undone: [bare.id], left: [] });
    expect(await tagsOf(bare.id)).toEqual(['Zirə']);
    expect((await listRevisions(db, { articleId: bare.id })).map(({ kind }) => kind)).toEqual([
      'undo',
      'save',
      'create',
    ]);
    await bulkChangeArticles(db, { actor, ids, action: 'tag', tag: 'Qarabağ', ...base });
    const untagged = await bulkChangeArticles(db, { actor, ids, action: 'untag', tag: 'QARABAĞ', ...base });
    expect(untagged.done).toEqual(ids);
    expect([await tagsOf(has.id), await tagsOf(bare.id)]).toEqual([[], ['Zirə']]);
    const again = await bulkChangeArticles(db, { actor, ids, action: 'untag', tag: 'Qarabağ', ...base });
    expect(again).toEqual({ done: [], refused: [], undoId: null });
    expect((await undo(untagged.undoId)).undone).toEqual(ids);
    expect([await tagsOf(has.id), await tagsOf(bare.id)]).toEqual([['Qarabağ'], ['Zirə', 'Qarabağ']]);
  });

  it('refuses a tag that cannot be given, and too many of them', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const full = await writeArticle(db, { tags: Array.from({ length: 30 }, (_, n) => `Teq ${n}`) });
    const change = (action: 'tag' | 'untag', tag: string) =>
      bulkChangeArticles(db, { actor, ids: [full.id], action, tag, ...base });
    await expect(change('tag', ' ')).rejects.toMatchObject({ problems: [{ code: 'tag.nameRequired' }] });
    await expect(change('tag', 'x'.repeat(61))).rejects.toMatchObject({
      problems: [{ code: 'tag.tooLong' }],
    });
    await expect(change('untag', 'Yoxdur')).rejects.toMatchObject({ problems: [{ code: 'tag.unknown' }] });
    expect(await change('tag', 'Əlavə')).toMatchObject({ done: [], refused: [{ code: 'tag.tooMany' }] });
    const longest = 'x'.repeat(60);
    const other = await writeArticle(db);
    const given = { actor, ids: [other.id], action: 'tag' as const, tag: longest, ...base };
    expect((await bulkChangeArticles(db, given)).done).toEqual([other.id]);
    const author = await writeActor(db, 'author');
    const denied = await bulkChangeArticles(db, {
      actor: author,
      ids: [full.id],
      action: 'untag',
      tag: 'Teq 1',
      ...base,
    });
    expect(denied.refused).toMatchObject([{ code: 'role.denied' }]);
  });

  it('returns a submitted article with its reason, takes another from the plan, and undoes it', async () => {
    const { db } = await open();
    const editor = await writeActor(db, 'editor');
    const author = await writeActor(db, 'author');
    const sent = await writeOwnArticle(db, author, { status: 'pending' });
    const planned = await writeArticle(db, { status: 'scheduled', scheduledAt: NOON + 90 * MINUTE });
    const change = (id: string, action: 'return' | 'unschedule', reason?: string) =>
      bulkChangeArticles(db, { actor: editor, ids: [id], action, reason, ...base });
    expect((await change(sent.id, 'return')).refused).toMatchObject([{ code: 'reason.required' }]);
    const { undoId } = await change(sent.id, 'return', 'Mənbə yoxdur');
    expect(await getArticleState(db, { id: sent.id })).toMatchObject({
      status: 'draft',
      returnedReason: 'Mənbə yoxdur',
    });
    await undoBulkChange(db, { actor: editor, undoId: undoId ?? '', ...base });
    expect(await getArticleState(db, { id: sent.id })).toMatchObject({
      status: 'pending',
      returnedReason: null,
    });
    await change(planned.id, 'unschedule');
    expect(await getArticleState(db, { id: planned.id })).toMatchObject({
      status: 'draft',
      scheduledAt: null,
    });
  });

  it('moves articles to another category, and does not undo articles that changed afterwards', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'chess');
    const [one, two] = [await writeArticle(db), await writeArticle(db)];
    const ids = [one.id, two.id];
    const { undoId } = await bulkChangeArticles(db, {
      actor,
      ids,
      action: 'move',
      category: 'chess',
      ...base,
    });
    expect((await getArticleState(db, { id: one.id })).fields.category).toBe('chess');
    await moveInForm(db, { actor, id: two.id, move: 'archive', ...base });
    const undone = await undoBulkChange(db, { actor, undoId: undoId ?? '', ...base });
    expect(undone).toEqual({ undone: [one.id], left: [two.id] });
    expect((await getArticleState(db, { id: one.id })).fields.category).toBe('football');
    expect((await getArticleState(db, { id: two.id })).fields.category).toBe('chess');
    const [, moved] = await listRevisions(db, { articleId: one.id });
    expect(moved?.kind).toBe('move');
    const nowhere = { actor, ids, action: 'move' as const, category: 'nowhere', ...base };
    await expect(bulkChangeArticles(db, nowhere)).rejects.toThrow('category.unknown');
  });

  it('undoes only what is still possible', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const chess = await writeCategory(db, 'chess');
    const due = NOON + 90 * MINUTE;
    const planned = await writeArticle(db, { status: 'scheduled', scheduledAt: due });
    const inChess = await writeArticle(db, { category: 'chess' });
    const imported = await writeArticle(db);
    await db.updateTable('article').set({ category_id: null }).where('id', '=', imported.id).execute();
    const change = async (ids: string[], action: 'publish' | 'move' | 'delete') =>
      (await bulkChangeArticles(db, { actor, ids, action, category: 'football', ...base })).undoId ?? '';
    const gone = await writeArticle(db, { status: 'draft' });
    const publishedGone = await change([gone.id], 'publish');
    await deleteArticle(db, { actor, id: gone.id, ...base });
    expect(await undoBulkChange(db, { actor, undoId: publishedGone, ...base })).toMatchObject({
      left: [gone.id],
    });
    const [published, moved, deleted] = [
      await change([planned.id], 'publish'),
      await change([inChess.id, imported.id], 'move'),
      await change([(await writeArticle(db)).id], 'delete'),
    ];
    await deleteCategory(db, { actor, id: chess, ...base });
    await db.deleteFrom('deleted_article').execute();
    // At its minute it would be published again at once.
    await undoBulkChange(db, { actor, undoId: published, now: due, newId });
    expect(await getArticleState(db, planned)).toMatchObject({ status: 'draft', scheduledAt: null });
    expect(await undoBulkChange(db, { actor, undoId: moved, ...base })).toEqual({
      undone: [imported.id],
      left: [inChess.id],
    });
    expect(await getArticleState(db, imported)).toMatchObject({ categoryId: null, fields: { category: '' } });
    expect(await undoBulkChange(db, { actor, undoId: deleted, ...base })).toMatchObject({ undone: [] });
  });

  it('deletes articles and restores them completely', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id, slug } = await writeArticle(db, { tags: ['Zirə', 'Sabah'], featured: true });
    await db.insertInto('article_stats').values({ article_id: id, views: 7, readers: 5 }).execute();
    const before = await findArticleBySlug(db, { slug });
    const { undoId } = await bulkChangeArticles(db, { actor, ids: [id], action: 'delete', ...base });
    expect(await findArticleBySlug(db, { slug })).toBeNull();
    await undoBulkChange(db, { actor, undoId: undoId ?? '', ...base });
    expect(await findArticleBySlug(db, { slug })).toEqual(before);
  });

  it('lets authors change only their own drafts', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const own = await writeOwnArticle(db, author);
    const other = await writeArticle(db, { status: 'draft' });
    const ids = [own.id, other.id];
    const published = await bulkChangeArticles(db, { actor: author, ids, action: 'publish', ...base });
    expect(published).toMatchObject({ done: [], undoId: null });
    expect(published.refused.map(({ code }) => code)).toEqual(['role.denied', 'role.denied']);
    const deleted = await bulkChangeArticles(db, { actor: author, ids, action: 'delete', ...base });
    expect(deleted).toMatchObject({ done: [own.id], refused: [{ id: other.id, code: 'role.denied' }] });
    const many = Array.from({ length: 501 }, (_, at) => `a${at}`);
    await expect(
      bulkChangeArticles(db, { actor: author, ids: many, action: 'delete', ...base }),
    ).rejects.toThrow('bulk.tooMany');
  });
});

describeOnPostgres('bulkChangeArticles, two concurrent calls', (open) => {
  it('changes every article once and keeps the counts', async () => {
    const { db } = await open();
    const actors = await Promise.all([1, 2, 3].map(() => writeActor(db, 'editor')));
    const written = [];
    for (let n = 0; n < 12; n++)
      written.push(
        await writeArticle(db, {
          status: 'draft',
          tags: n % 2 === 0 ? ['Zirə', 'Sabah'] : ['Sabah', 'Zirə'],
          category: n % 3 === 0 ? 'football' : 'chess',
        }),
      );
    const ids = written.map((article) => article.id);
    const outcomes = await Promise.all(
      actors.map((actor, at) =>
        bulkChangeArticles(db, {
          actor,
          ids: at === 1 ? [...ids].reverse() : ids,
          action: 'publish',
          ...base,
        }),
      ),
    );
    expect(outcomes.flatMap((outcome) => outcome.done).sort()).toEqual([...ids].sort());
    const tags = await db.selectFrom('tag').select('article_count').execute();
    expect(tags).toEqual([{ article_count: 12 }, { article_count: 12 }]);
    await Promise.all(
      outcomes.map(({ undoId }, at) =>
        undoId ? undoBulkChange(db, { actor: actors[at] as (typeof actors)[0], undoId, ...base }) : null,
      ),
    );
    const rows = await db.selectFrom('article').select('status').distinct().execute();
    expect(rows).toEqual([{ status: 'draft' }]);
  });
});
