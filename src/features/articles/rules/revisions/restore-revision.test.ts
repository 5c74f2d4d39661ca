import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { saveArticle } from '../write/save-article.ts';
import { restoreRevision } from './restore-revision.ts';
import { findRevision, getRevision, listRevisions } from './revisions.ts';

const word = fc.constantFrom('bir', 'iki', 'üç');
const change: fc.Arbitrary<Partial<ArticleFields>> = fc.record(
  {
    title: word,
    slug: fc.constantFrom('a', 'b', 'c'),
    excerpt: word,
    content: word.map((text) => `<p>${text}</p>`),
    category: fc.constantFrom('football', 'chess'),
    author: word,
    image: fc.option(word.map((text) => `/media/${text}.jpg`)),
    tags: fc.uniqueArray(word),
    featured: fc.boolean(),
    seoTitle: fc.constantFrom('', 'seo'),
  },
  { requiredKeys: [] },
);

describeOnEachDatabase('restoreRevision', (open) => {
  it('restores every field of an earlier version as a new version', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await writeCategory(db, 'chess');
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.boolean(),
        async (changes, pick, isPublic) => {
          await db.deleteFrom('article').execute();
          const { id } = await writeOwnArticle(db, actor, { status: isPublic ? 'published' : 'draft' });
          const states = [await getArticleState(db, { id })];
          for (const over of changes) {
            const seen = await getArticleState(db, { id });
            const save = { actor, id, baseVersion: seen.version, fields: changed(seen, over) };
            const { isChanged } = await saveArticle(db, { ...save, now: NOON + MINUTE, newId });
            if (isChanged) states.push(await getArticleState(db, { id }));
          }
          for (const state of states) {
            const kept = await getRevision(db, { articleId: id, version: state.version });
            expect(kept).toMatchObject({ fields: state.fields, status: state.status });
          }
          const wanted = states[pick % states.length] ?? states[0];
          const { version } = await restoreRevision(db, {
            actor,
            id,
            version: wanted?.version ?? 1,
            baseVersion: states.length,
            now: NOON + 2 * MINUTE,
            newId,
          });
          expect(version).toBe(states.length + 1);
          const restored = await getArticleState(db, { id });
          expect(restored.fields).toEqual(wanted?.fields);
          expect(restored).toMatchObject({ status: wanted?.status, publishedAt: wanted?.publishedAt });
          const lines = await listRevisions(db, { articleId: id });
          expect(lines.map((line) => line.version)).toEqual(
            Array.from({ length: version }, (_, at) => version - at),
          );
          expect(lines[0]).toMatchObject({ kind: 'restore', staffName: actor.name });
        },
      ),
      { numRuns: 12 },
    );
  });

  it('does not change the address and the category when the old ones are not available', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const chess = await writeCategory(db, 'chess');
    const first = await writeOwnArticle(db, actor, { title: 'Bir', category: 'chess' });
    await writeCategory(db, 'football');
    const fields = changed(first, { title: 'İki', slug: 'iki', category: 'football' });
    const at = { actor, id: first.id, now: NOON, newId };
    await saveArticle(db, { ...at, baseVersion: 1, fields });
    await writeArticle(db, { title: 'Bir' });
    await deleteCategory(db, { actor, id: chess, now: NOON, newId });
    await restoreRevision(db, { ...at, version: 1, baseVersion: 2 });
    expect((await getArticleState(db, { id: first.id })).fields).toMatchObject({
      title: 'Bir',
      slug: 'iki',
      category: 'football',
    });
  });

  it('refuses an unknown version and an outdated base version', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id } = await writeOwnArticle(db, actor);
    const at = { actor, id, now: NOON, newId };
    await expect(restoreRevision(db, { ...at, version: 7, baseVersion: 1 })).rejects.toThrow(NotFound);
    await expect(restoreRevision(db, { ...at, version: 1, baseVersion: 2 })).rejects.toMatchObject({
      code: 'version.conflict',
    });
    expect(await findRevision(db, { articleId: id, version: 2 })).toBeNull();
  });
});
