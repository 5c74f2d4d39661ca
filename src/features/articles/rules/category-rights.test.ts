import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import {
  createCategory,
  orderCategories,
  updateCategory,
} from '#features/categories/rules/change-category.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { canCloseDiscussion, closeDiscussion } from '#features/comments/rules/discussion.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from './article-state.ts';
import { canDelete, canEdit, listMoves } from './article-workflow.ts';
import { type BulkAction, bulkChangeArticles } from './bulk/bulk-change-articles.ts';
import { undoBulkChange } from './bulk/undo-bulk-change.ts';
import { deleteArticle } from './deleted/delete-article.ts';
import { listDeletedArticles } from './deleted/deleted-articles.ts';
import { restoreDeletedArticle } from './deleted/restore-deleted-article.ts';
import { autosaveArticle } from './drafts/autosave-article.ts';
import { restoreRevision } from './revisions/restore-revision.ts';
import { createArticle } from './write/create-article.ts';
import { archiveArticle, publishArticle } from './write/move-article.ts';
import { saveArticle } from './write/save-article.ts';

const at = { now: NOON + MINUTE, newId };

/** An editor of chess only, with an article of chess and one of football. */
async function writeWorld(db: Db, role: StaffRole = 'editor') {
  const chess = await writeCategory(db, 'chess');
  const football = await writeCategory(db, 'football');
  const actor: Actor = { ...(await writeActor(db, role)), categories: [chess] };
  const write = async (category: string, status: 'draft' | 'published' = 'published') =>
    (await writeArticle(db, { category, status })).id;
  const save = async (id: string, fields: object) => {
    const state = await getArticleState(db, { id });
    return saveArticle(db, {
      ...at,
      actor,
      id,
      baseVersion: state.version,
      fields: { ...state.fields, ...fields },
    });
  };
  return { actor, chess, football, write, save };
}

const notYours = { problems: [{ field: 'category', code: 'category.notYours' }] };

describeOnEachDatabase('an editor of some categories', (open) => {
  it('creates, edits, publishes, archives and deletes there as any editor', async () => {
    const { db } = await open();
    const { actor, chess, write, save } = await writeWorld(db);
    const article = articleInput({ category: 'chess' });
    expect((await createArticle(db, { ...at, actor, article })).isWritten).toBe(true);
    const id = await write('chess', 'draft');
    await save(id, { title: 'Yeni başlıq' });
    await publishArticle(db, { ...at, actor, id });
    await archiveArticle(db, { ...at, actor, id });
    await updateState(db, id, { actor });
    expect((await getArticleState(db, { id })).categoryId).toBe(chess);
    await closeDiscussion(db, { ...at, actor, articleId: id, isClosed: true });
    await deleteArticle(db, { ...at, actor, id });
    await restoreDeletedArticle(db, { ...at, actor, id });
  });

  it('changes nothing in other categories, with any function', async () => {
    const { db } = await open();
    const { actor, football, write, save } = await writeWorld(db);
    const id = await write('football');
    const draft = await write('football', 'draft');
    const deleted = await write('football');
    await deleteArticle(db, { ...at, actor: await writeActor(db, 'editor'), id: deleted });
    const { fields } = await getArticleState(db, { id });
    for (const attempt of [
      () => save(id, { title: 'Yeni başlıq' }),
      () => publishArticle(db, { ...at, actor, id: draft }),
      () => archiveArticle(db, { ...at, actor, id }),
      () => moveInForm(db, { ...at, actor, id: draft, move: 'schedule', scheduledAt: NOON * 2 }),
      () => deleteArticle(db, { ...at, actor, id }),
      () => restoreDeletedArticle(db, { ...at, actor, id: deleted }),
      () => restoreRevision(db, { ...at, actor, id, version: 1, baseVersion: 1 }),
      () =>
        autosaveArticle(db, {
          ...at,
          actor,
          articleId: id,
          tabKey: 't',
          sequence: 1,
          baseVersion: 1,
          fields,
        }),
      () => closeDiscussion(db, { ...at, actor, articleId: id, isClosed: true }),
      () => createCategory(db, { ...at, actor, category: { name: 'Yeni' } }),
      () => updateCategory(db, { ...at, actor, id: football, version: 1, category: { name: 'A' } }),
      () => deleteCategory(db, { ...at, actor, id: football }),
      () => orderCategories(db, { ...at, actor, ids: [football] }),
    ])
      await expect(attempt()).rejects.toThrow(Forbidden);
    for (const action of ['publish', 'archive', 'move', 'tag', 'delete'] satisfies BulkAction[]) {
      const many = { ...at, actor, ids: [id, draft], action, category: 'chess', tag: 'A' };
      const { done, refused } = await bulkChangeArticles(db, many);
      expect([action, done, refused.map(({ code }) => code)]).toEqual([
        action,
        [],
        ['role.denied', 'role.denied'],
      ]);
    }
    expect((await getArticleState(db, { id })).version).toBe(1);
    const mayClose = [id, await write('chess'), 'yoxdur'].map((articleId) =>
      canCloseDiscussion(db, { actor, articleId }),
    );
    expect(await Promise.all(mayClose)).toEqual([false, true, false]);
  });

  it('puts no article into another category, and keeps what was typed', async () => {
    const { db } = await open();
    const { actor, write, save } = await writeWorld(db);
    const id = await write('chess');
    for (const status of ['draft', 'published'] as const) {
      const article = articleInput({ category: 'football', status });
      await expect(createArticle(db, { ...at, actor, article })).rejects.toMatchObject(notYours);
    }
    await expect(save(id, { category: 'football' })).rejects.toMatchObject(notYours);
    await expect(save(id, { category: 'football' })).rejects.toThrow(InvalidInput);
    const many = { ...at, actor, ids: [id], action: 'move' as const, category: 'football' };
    expect((await bulkChangeArticles(db, many)).refused).toMatchObject([{ code: 'category.notYours' }]);
    // A version from the time when another category had the article.
    const moved = await write('football');
    const editor = await writeActor(db, 'editor');
    await bulkChangeArticles(db, { ...at, actor: editor, ids: [moved], action: 'move', category: 'chess' });
    const old = { ...at, actor, id: moved, version: 1, baseVersion: 2 };
    await expect(restoreRevision(db, old)).rejects.toMatchObject(notYours);
  });

  it('is offered to restore what was deleted there, or by the account itself', async () => {
    const { db } = await open();
    const { actor, football, write } = await writeWorld(db);
    const others = await writeActor(db, 'editor');
    const ids = { chess: await write('chess'), football: await write('football'), own: await write('chess') };
    for (const [name, id] of Object.entries(ids))
      await deleteArticle(db, { ...at, actor: name === 'own' ? actor : others, id });
    const readOffered = async (reader: Actor) => {
      const { articles } = await listDeletedArticles(db, { actor: reader });
      expect(articles).toHaveLength(3);
      return articles.filter(({ canRestore }) => canRestore).map(({ id }) => id);
    };
    expect(new Set(await readOffered(actor))).toEqual(new Set([ids.chess, ids.own]));
    expect(new Set(await readOffered({ ...actor, categories: [football] }))).toEqual(
      new Set([ids.football, ids.own]),
    );
    expect(await readOffered(others)).toHaveLength(3);
    await restoreDeletedArticle(db, { ...at, actor, id: ids.chess });
    expect((await getArticleState(db, { id: ids.chess })).status).toBe('published');
  });

  it('does not take back what others moved out of the categories meanwhile', async () => {
    const { db } = await open();
    const { actor, football, write } = await writeWorld(db);
    const id = await write('chess', 'draft');
    const { undoId } = await bulkChangeArticles(db, { ...at, actor, ids: [id], action: 'publish' });
    await db.updateTable('article').set({ category_id: football }).where('id', '=', id).execute();
    const undone = await undoBulkChange(db, { ...at, actor, undoId: undoId ?? '' });
    expect(undone).toEqual({ undone: [], left: [id] });
  });

  it('keeps an own draft that was moved, as its author', async () => {
    const { db } = await open();
    const { actor, football } = await writeWorld(db);
    const own = await writeOwnArticle(db, actor, { category: 'chess' });
    const state = { ...own, categoryId: football };
    expect([canEdit(actor, state), canDelete(actor, state), listMoves(actor, state)]).toEqual([
      true,
      true,
      ['submit'],
    ]);
    const others = { ...state, createdBy: null };
    expect([canEdit(actor, others), listMoves(actor, others)]).toEqual([false, []]);
    const without = { ...others, categoryId: null };
    expect(canEdit(actor, without)).toBe(false);
  });

  it('gets mails about what waits in the categories, as chief editors and admins do about everything', async () => {
    const { db } = await open();
    const { actor, football, write } = await writeWorld(db);
    const others = await Promise.all(
      (['chief', 'admin', 'editor'] as const).map((role) => writeActor(db, role)),
    );
    await db
      .updateTable('staff')
      .set({ categories: JSON.stringify([football]) })
      .where('id', 'in', [actor.id, others[2]?.id ?? ''])
      .execute();
    const author = await writeActor(db, 'author');
    const ids = { football: await write('football', 'draft'), chess: await write('chess', 'draft') };
    for (const [category, id] of Object.entries(ids)) {
      await db.updateTable('article').set({ created_by: author.id }).where('id', '=', id).execute();
      await moveInForm(db, { ...at, actor: author, id, move: 'submit' });
      const mails = await db.deleteFrom('mail_outbox').returning('recipient').execute();
      const expected = category === 'football' ? [actor, ...others] : others.slice(0, 2);
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
        expected.map(({ email }) => email).sort(),
      );
    }
  });

  it.each(['chief', 'admin'] as const)('is no %s: they are not limited', async (role) => {
    const { db } = await open();
    const { write, save } = await writeWorld(db, role);
    const id = await write('football');
    await save(id, { title: 'Yeni başlıq' });
    expect((await getArticleState(db, { id })).fields.title).toBe('Yeni başlıq');
  });
});

/** Publishes again, so that the steps of the test end as they began. */
async function updateState(db: Db, id: string, { actor }: { actor: Actor }) {
  await publishArticle(db, { ...at, actor, id });
}
