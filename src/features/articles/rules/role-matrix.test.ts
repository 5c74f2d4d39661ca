import { expect, it } from 'vitest';
import { categoryRecord } from '#features/categories/rules/category-record.ts';
import { createCategory, updateCategory } from '#features/categories/rules/change-category.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { deleteTag, mergeTags, renameTag } from '#features/tags/rules/change-tag.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { type Actor, hasRole, type RequiredRole, type StaffRole } from '#platform/sessions/actor.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getArticleState } from './article-state.ts';
import { type BulkAction, bulkChangeArticles } from './bulk/bulk-change-articles.ts';
import { undoBulkChange } from './bulk/undo-bulk-change.ts';
import { deleteArticle } from './deleted/delete-article.ts';
import { restoreDeletedArticle } from './deleted/restore-deleted-article.ts';
import { autosaveArticle, discardAutosave } from './drafts/autosave-article.ts';
import { touchPresence } from './presence/presence.ts';
import { createPreviewToken } from './preview/article-preview.ts';
import { restoreRevision } from './revisions/restore-revision.ts';
import { createArticle } from './write/create-article.ts';
import { saveArticle } from './write/save-article.ts';

/** `none`: an account without a role, which only a bug could let through. */
type Role = StaffRole | 'none';
const roles: readonly Role[] = ['none', 'operator', 'moderator', 'author', 'editor', 'chief', 'admin'];

interface World {
  db: Db;
  at: { actor: Actor; now: number; newId: () => string };
  /** Creates an article with a status, of another account or of the actor (`own`). */
  article(status: 'draft' | 'pending' | 'scheduled' | 'published', own?: boolean): Promise<string>;
  category(): Promise<string>;
  tag(name: string): Promise<string>;
}

const fields = { ...articleInput(), slug: '', seoTitle: '', seoDescription: '' };
const save = async ({ db, at }: World, id: string) => {
  const state = await getArticleState(db, { id });
  return saveArticle(db, { ...at, id, baseVersion: 1, fields: { ...state.fields, title: 'Yeni' } });
};

/** The list returns a refusal, while the form throws. */
const changeInList = async ({ db, at }: World, action: BulkAction, id: string) => {
  const { refused } = await bulkChangeArticles(db, { ...at, ids: [id], action, category: 'football' });
  if (refused[0]?.code === 'role.denied') throw new Forbidden('refused by the list');
  expect(refused).toEqual([]);
};

/** Every write of this folder that an account can request, with the lowest role that may do it. */
const writes: Record<string, [lowest: RequiredRole, act: (world: World) => Promise<unknown>]> = {
  'write a draft': [
    'author',
    ({ db, at }) => createArticle(db, { ...at, article: articleInput({ status: 'draft' }) }),
  ],
  'write and publish': ['editor', ({ db, at }) => createArticle(db, { ...at, article: articleInput() })],
  'write and schedule': [
    'editor',
    ({ db, at }) =>
      createArticle(db, { ...at, article: articleInput({ status: 'scheduled', scheduledAt: NOON * 2 }) }),
  ],
  'save an own draft': ['author', async (world) => save(world, await world.article('draft', true))],
  'save another’s draft': ['editor', async (world) => save(world, await world.article('draft'))],
  'save an own article that waits': [
    'editor',
    async (world) => save(world, await world.article('pending', true)),
  ],
  'save what is published': ['editor', async (world) => save(world, await world.article('published', true))],
  'hand in an own draft': [
    'author',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('draft', true), move: 'submit' }),
  ],
  'hand in another’s draft': [
    'editor',
    async ({ db, at, article }) => moveInForm(db, { ...at, id: await article('draft'), move: 'submit' }),
  ],
  'give back': [
    'editor',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('pending', true), move: 'return', reason: 'a' }),
  ],
  'schedule in the form': [
    'editor',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('draft', true), move: 'schedule', scheduledAt: NOON * 2 }),
  ],
  'unschedule in the form': [
    'editor',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('scheduled', true), move: 'unschedule' }),
  ],
  'publish in the form': [
    'editor',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('draft', true), move: 'publish' }),
  ],
  'archive in the form': [
    'editor',
    async ({ db, at, article }) =>
      moveInForm(db, { ...at, id: await article('published', true), move: 'archive' }),
  ],
  'publish in the list': [
    'editor',
    async (world) => changeInList(world, 'publish', await world.article('draft', true)),
  ],
  'archive in the list': [
    'editor',
    async (world) => changeInList(world, 'archive', await world.article('published', true)),
  ],
  'move an own draft in the list': [
    'author',
    async (world) => changeInList(world, 'move', await world.article('draft', true)),
  ],
  'move what is published in the list': [
    'editor',
    async (world) => changeInList(world, 'move', await world.article('published', true)),
  ],
  'delete what is published in the list': [
    'editor',
    async (world) => changeInList(world, 'delete', await world.article('published', true)),
  ],
  'delete an own draft': [
    'author',
    async ({ db, at, article }) => deleteArticle(db, { ...at, id: await article('draft', true) }),
  ],
  'delete what is published': [
    'editor',
    async ({ db, at, article }) => deleteArticle(db, { ...at, id: await article('published', true) }),
  ],
  'take out of the bin': [
    'editor',
    async ({ db, at, article }) => {
      const id = await article('draft');
      await deleteArticle(db, { ...at, actor: await writeActor(db, 'editor'), id });
      await restoreDeletedArticle(db, { ...at, id });
    },
  ],
  'restore a version of an own draft': [
    'author',
    async ({ db, at, article }) =>
      restoreRevision(db, { ...at, id: await article('draft', true), version: 1, baseVersion: 1 }),
  ],
  'restore a version of what is published': [
    'editor',
    async ({ db, at, article }) =>
      restoreRevision(db, { ...at, id: await article('published', true), version: 1, baseVersion: 1 }),
  ],
  autosave: [
    'author',
    ({ db, at }) =>
      autosaveArticle(db, { ...at, articleId: newId(), tabKey: 't', sequence: 1, baseVersion: null, fields }),
  ],
  'make a preview link of an own draft': [
    'author',
    async ({ db, at, article }) =>
      createPreviewToken(db, { ...at, articleId: await article('draft', true), secret: 's' }),
  ],
  // Accounts mentioned in a note may too: see `can-share-preview.test.ts`.
  'make a preview link of another’s draft': [
    'editor',
    async ({ db, at, article }) =>
      createPreviewToken(db, { ...at, articleId: await article('draft'), secret: 's' }),
  ],
  'throw an autosave away': ['author', ({ db, at }) => discardAutosave(db, { ...at, articleId: newId() })],
  // Also at the console of a match.
  'be seen': ['desk', ({ db, at }) => touchPresence(db, { ...at, subjectId: newId(), tabKey: 't' })],
  'change many': ['author', ({ db, at }) => bulkChangeArticles(db, { ...at, ids: [], action: 'delete' })],
  'take a change of many back': [
    'author',
    async ({ db, at, article }) => {
      const ids = [await article('draft', true)];
      const { undoId } = await bulkChangeArticles(db, { ...at, ids, action: 'delete' });
      await undoBulkChange(db, { ...at, undoId: undoId ?? '' });
    },
  ],
  'make a category': ['editor', ({ db, at }) => createCategory(db, { ...at, category: { name: newId() } })],
  'change a category': [
    'editor',
    async ({ db, at, category }) =>
      updateCategory(db, { ...at, id: await category(), version: 1, category: { name: 'A' } }),
  ],
  'order categories': ['editor', ({ db, at }) => orderRecords(db, categoryRecord, { ...at, ids: [] })],
  'remove a category': [
    'editor',
    async ({ db, at, category }) => deleteCategory(db, { ...at, id: await category() }),
  ],
  'rename a tag': [
    'editor',
    async ({ db, at, tag }) => renameTag(db, { ...at, id: await tag('A'), name: 'B', version: 1 }),
  ],
  'merge tags': [
    'editor',
    async ({ db, at, tag }) => mergeTags(db, { ...at, fromId: await tag('C'), intoId: await tag('D') }),
  ],
  'remove a tag': ['editor', async ({ db, at, tag }) => deleteTag(db, { ...at, id: await tag('E') })],
};

describeOnEachDatabase('who may do what', (open) => {
  it.each(roles)('%s', async (role) => {
    const { db } = await open();
    await writeCategory(db, 'football');
    const actor = await writeActor(db, role === 'none' ? 'author' : role);
    if (role === 'none') actor.role = 'none' as StaffRole;
    const other = await writeActor(db, 'editor');
    const world: World = {
      db,
      at: { actor, now: NOON, newId },
      async article(status, own = false) {
        const { id } = await writeOwnArticle(db, other, { status, scheduledAt: NOON * 2 });
        if (own) await db.updateTable('article').set({ created_by: actor.id }).where('id', '=', id).execute();
        return id;
      },
      category: () => writeCategory(db, newId().toLowerCase()),
      async tag(name) {
        await writeArticle(db, { tags: [name] });
        const slug = name.toLowerCase();
        const found = await db.selectFrom('tag').select('id').where('slug', '=', slug).executeTakeFirst();
        return found?.id ?? '';
      },
    };
    for (const [name, [lowest, act]] of Object.entries(writes)) {
      const result = await act(world).then(
        () => 'done',
        (error) => (error instanceof Forbidden ? 'forbidden' : error),
      );
      expect([name, result]).toEqual([name, hasRole(actor, lowest) ? 'done' : 'forbidden']);
    }
  });
});
