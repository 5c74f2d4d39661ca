import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { updateCategory } from '#features/categories/rules/change-category.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { saveArticle } from '../write/save-article.ts';
import { ArticleConflict, type ConflictResolutions } from './merge-with-current.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('a save of a form that is open since an earlier version', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Leyla');
    const seen = await writeOwnArticle(db, actor, { title: 'Bir', tags: ['Zirə'] });
    return { db, actor, seen };
  }
  const save = (
    db: Db,
    { actor, seen }: { actor: Actor; seen: ArticleState },
    over: Partial<ArticleFields>,
    resolutions?: ConflictResolutions,
  ) =>
    saveArticle(db, {
      actor,
      id: seen.id,
      baseVersion: seen.version,
      fields: changed(seen, over),
      resolutions,
      now: LATER,
      newId,
    });
  const conflictOf = async (saved: Promise<unknown>) => {
    const error = await saved.then(
      () => null,
      (reason) => reason,
    );
    expect(error).toBeInstanceOf(ArticleConflict);
    return error as ArticleConflict;
  };

  it('asks again about the field that has changed since the choice, and about no other', async () => {
    const { db, actor, seen } = await prepare();
    await save(db, { actor, seen }, { title: 'Onun başlığı', excerpt: 'Onun məzmunu' });
    const mine = { title: 'Mənim başlığım', excerpt: 'Mənim məzmunum' };
    const asked = await conflictOf(save(db, { actor, seen }, mine));
    expect(asked.conflicts.map(({ name }) => name)).toEqual(['title', 'excerpt']);
    const between = await getArticleState(db, { id: seen.id });
    await save(db, { actor, seen: between }, { excerpt: 'Daha yeni' });
    const choices = { title: 'mine', excerpt: 'mine', author: 'mine' } as const;
    const again = await conflictOf(save(db, { actor, seen }, mine, { version: asked.version, choices }));
    expect(again.conflicts).toMatchObject([{ name: 'excerpt', theirs: 'Daha yeni' }]);
    const unknown = await conflictOf(save(db, { actor, seen }, mine, { version: 99, choices }));
    expect(unknown.conflicts).toHaveLength(2);
  });

  it('asks about a field that only became a conflict after the choice', async () => {
    const { db, actor, seen } = await prepare();
    await save(db, { actor, seen }, { title: 'Onun başlığı' });
    const between = await getArticleState(db, { id: seen.id });
    await save(db, { actor, seen: between }, { author: 'Onun müəllifi' });
    const mine = { title: 'Mənim başlığım', author: 'Mənim müəllifim' };
    const choices = { title: 'mine', author: 'mine' } as const;
    const again = await conflictOf(save(db, { actor, seen }, mine, { version: 2, choices }));
    expect(again.conflicts).toMatchObject([{ name: 'author', theirs: 'Onun müəllifi' }]);
  });

  it('asks about every difference when the versions are missing, and takes the choices', async () => {
    const { db, actor, seen } = await prepare();
    await save(db, { actor, seen }, { title: 'Onun başlığı' });
    await db.deleteFrom('article_revision').execute();
    const mine = { excerpt: 'Mənim məzmunum' };
    const asked = await conflictOf(save(db, { actor, seen }, mine));
    expect(asked.by).toEqual({ name: null, at: LATER });
    expect(asked.conflicts.map(({ name }) => name)).toEqual(['title', 'excerpt']);
    const choices = { title: 'theirs', excerpt: 'mine' } as const;
    const { after } = await save(db, { actor, seen }, mine, { version: asked.version, choices });
    expect(after.fields).toMatchObject({ title: 'Onun başlığı', excerpt: 'Mənim məzmunum' });
  });

  it('sees no change where only the address of the category has changed', async () => {
    const { db, actor, seen } = await prepare();
    const id = await writeCategory(db, seen.fields.category);
    const category = { slug: 'futbol', name: 'Futbol' };
    await updateCategory(db, { actor, id, category, version: 1, now: NOON, newId });
    expect(await save(db, { actor, seen }, {})).toMatchObject({ isChanged: false });
    const { after } = await save(db, { actor, seen }, { title: 'İki' });
    expect(after.fields.category).toBe('futbol');
    const merged = await save(db, { actor, seen }, { excerpt: 'Mənim məzmunum' });
    expect(merged.taken).toEqual(['title']);
  });

  it('does not take a category that no longer exists for a change of the other', async () => {
    const { db, actor, seen } = await prepare();
    await writeCategory(db, 'chess');
    const chess = await writeCategory(db, 'chess');
    const moved = await save(db, { actor, seen }, { category: 'chess' });
    await save(db, { actor, seen: moved.after }, { category: seen.fields.category });
    await deleteCategory(db, { actor, id: chess, now: NOON, newId });
    const merged = await save(db, { actor, seen: moved.after }, { title: 'İki' });
    expect(merged.after.fields).toMatchObject({ title: 'İki', category: seen.fields.category });
  });
});
