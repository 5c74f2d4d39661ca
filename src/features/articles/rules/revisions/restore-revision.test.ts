import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { writeMediaRow } from '#tests/kit/content/media.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { sanitiseContent } from '../sanitise-content.ts';
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

  it('leaves deleted pictures of the text out with their captions, and no other', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const kept = await writeMediaRow(db, 'qol.webp');
    const gone = '/media/articles/1-gone.webp';
    const figure = (src: string, caption = '') => `<figure><img src="${src}" alt="a">${caption}</figure>`;
    const caption = '<figcaption>Foto: <em>Elvin</em></figcaption>';
    const others = ['https://a.az/media/articles/1-gone.webp', kept].map((src) => figure(src, caption));
    const image = gone;
    const content = `<p>Bir</p>${figure(gone, caption)}${others.join('')}${figure(gone)}<p>İki</p>`;
    const { id } = await writeArticle(db, { content, image, status: 'draft' });
    const at = { actor, id, now: NOON, newId };
    const first = await getArticleState(db, { id });
    const second = changed(first, { content: '<p>Yeni</p>', image: kept });
    await saveArticle(db, { ...at, baseVersion: 1, fields: second });
    const { fields } = await restoreRevision(db, { ...at, version: 1, baseVersion: 2 });
    expect(fields.image).toBe(kept);
    const pictures = others.map((picture) => sanitiseContent(picture)).join('');
    expect(fields.content).toBe(`<p>Bir</p>${pictures}<p>İki</p>`);
  });

  it('does not take an address from which another article redirects', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const first = await writeOwnArticle(db, actor, { title: 'Bir' });
    const save = async (id: string, slug: string) => {
      const state = await getArticleState(db, { id });
      const fields = changed(state, { slug });
      await saveArticle(db, { actor, id, baseVersion: state.version, fields, now: NOON, newId });
    };
    await save(first.id, 'iki');
    const other = await writeArticle(db, { title: 'Bir' });
    await save(other.id, 'uc');
    const at = { actor, id: first.id, now: NOON, newId };
    const restored = await restoreRevision(db, { ...at, version: 1, baseVersion: 2 });
    expect(restored.fields.slug).toBe('iki');
  });

  it('is for authors in their own drafts, and for editors', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const { id } = await writeOwnArticle(db, author);
    const restore = (actor: Actor, baseVersion: number) =>
      restoreRevision(db, { actor, id, version: 1, baseVersion, now: NOON, newId });
    for (const role of ['operator', 'author'] as const)
      await expect(restore(await writeActor(db, role), 1), role).rejects.toThrow(Forbidden);
    expect((await restore(author, 1)).version).toBe(2);
    expect((await restore(await writeActor(db, 'editor'), 2)).version).toBe(3);
  });

  it('knows each version with who wrote it, when and for when, and lists them in pages', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Leyla');
    const scheduledAt = NOON + MINUTE;
    const { id, fields } = await writeOwnArticle(db, actor, { status: 'scheduled', scheduledAt });
    expect(await getRevision(db, { articleId: id, version: 1 })).toEqual({
      articleId: id,
      version: 1,
      kind: 'create',
      fields,
      status: 'scheduled',
      scheduledAt,
      staffId: actor.id,
      staffName: 'Leyla',
      at: NOON,
    });
    for (const version of [Number.NaN, 1.5, 0])
      await expect(getRevision(db, { articleId: id, version })).rejects.toThrow(NotFound);
    for (const baseVersion of [1, 2])
      await restoreRevision(db, { actor, id, version: 1, baseVersion, now: NOON, newId });
    const page = async (over: { before?: number; limit?: number }) =>
      (await listRevisions(db, { articleId: id, ...over })).map(({ version }) => version);
    expect([await page({}), await page({ limit: 2 }), await page({ before: 2 })]).toEqual([
      [3, 2, 1],
      [3, 2],
      [1],
    ]);
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
