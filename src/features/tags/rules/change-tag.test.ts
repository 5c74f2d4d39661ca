import { expect, it } from 'vitest';
import { listArticlesByTag } from '#features/articles/rules/read/article-list-page.ts';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { publishArticle } from '#features/articles/rules/write/move-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { deleteTag, mergeTags, renameTag } from './change-tag.ts';
import { findNamedTag, findTagBySlug, listAdminTags } from './read-tags.ts';
import { addTagSynonym } from './tag-synonyms.ts';

const idOf = async (db: Db, slug: string) => (await findTagBySlug(db, { slug }))?.id ?? '';

describeOnEachDatabase('managing tags', (open) => {
  async function opened() {
    const { db } = await open();
    return { db, editor: { ...(await asEditor(db)), now: NOON } };
  }

  it('renames a tag, and finds it by its old spellings', async () => {
    const { db, editor } = await opened();
    const { slug } = await writeArticle(db, { tags: ['Qarabag'] });
    const id = await idOf(db, 'qarabag');
    expect(await renameTag(db, { id, name: 'Qarabağ', version: 1, ...editor })).toEqual({ slug: 'qarabag' });
    expect(await renameTag(db, { id, name: ' Qarabağ  FK ', version: 2, ...editor })).toEqual({
      slug: 'qarabag-fk',
    });
    expect((await findArticleBySlug(db, { slug }))?.tags).toEqual([
      { slug: 'qarabag-fk', name: 'Qarabağ FK' },
    ]);
    expect(await findNamedTag(db, { slug: 'qarabag' })).toMatchObject({ slug: 'qarabag-fk' });
    await writeArticle(db, { tags: ['QARABAĞ', 'Qarabağ FK'] });
    expect((await listAdminTags(db)).tags).toMatchObject([{ name: 'Qarabağ FK', articleCount: 2 }]);
    await renameTag(db, { id, name: 'Qarabağ', version: 3, ...editor });
    for (const slug of ['qarabag', 'qarabag-fk'])
      expect(await findNamedTag(db, { slug })).toMatchObject({ slug: 'qarabag' });
  });

  it('refuses a taken, empty or too long name', async () => {
    const { db, editor } = await opened();
    await writeArticle(db, { tags: ['Zirə', 'Sabah'] });
    const id = await idOf(db, 'zire');
    await expect(renameTag(db, { id, name: 'SABAH', version: 1, ...editor })).rejects.toThrow(Conflict);
    await expect(renameTag(db, { id, name: '!', version: 1, ...editor })).rejects.toThrow('tag.nameRequired');
    await expect(renameTag(db, { id, name: 'ə'.repeat(61), version: 1, ...editor })).rejects.toThrow(
      'tag.tooLong',
    );
  });

  it('merges the articles, counts, order and old addresses of two tags', async () => {
    const { db, editor } = await opened();
    const both = await writeArticle(db, { tags: ['Zirə FK', 'Zirə', 'Sabah'] });
    const one = await writeArticle(db, { tags: ['Sabah', 'Zirə FK'] });
    await writeArticle(db, { tags: ['Zirə FK'], status: 'draft' });
    const fromId = await idOf(db, 'zire-fk');
    const intoId = await idOf(db, 'zire');
    await renameTag(db, { id: fromId, name: 'Zirə klubu', version: 1, ...editor });
    expect(await mergeTags(db, { fromId, intoId, ...editor })).toEqual({ moved: 3 });
    expect(await findTagBySlug(db, { slug: 'zire' })).toMatchObject({ articleCount: 2 });
    expect((await listArticlesByTag(db, { tagId: intoId })).total).toBe(2);
    const tagsOf = async (slug: string) =>
      (await findArticleBySlug(db, { slug }))?.tags.map((tag) => tag.name);
    expect(await tagsOf(both.slug)).toEqual(['Zirə', 'Sabah']);
    expect(await tagsOf(one.slug)).toEqual(['Sabah', 'Zirə']);
    for (const slug of ['zire-fk', 'zire-klubu'])
      expect(await findNamedTag(db, { slug })).toMatchObject({ slug: 'zire' });
    await expect(mergeTags(db, { fromId: intoId, intoId, ...editor })).rejects.toThrow('tag.same');
  });

  it('removes a deleted tag from all articles', async () => {
    const { db, editor } = await opened();
    const { slug } = await writeArticle(db, { tags: ['Zirə', 'Sabah'] });
    expect(await deleteTag(db, { id: await idOf(db, 'zire'), ...editor })).toEqual({ articles: 1 });
    expect((await findArticleBySlug(db, { slug }))?.tags).toEqual([{ slug: 'sabah', name: 'Sabah' }]);
    expect(await findTagBySlug(db, { slug: 'zire' })).toBeNull();
  });

  it('lists tags by part of the name, in alphabetical order or by use', async () => {
    const { db, editor } = await opened();
    await writeArticle(db, { tags: ['İmişli', 'Çempion', 'Cəbrayıl'] });
    await writeArticle(db, { tags: ['İmişli'] });
    const names = async (input: Parameters<typeof listAdminTags>[1]) =>
      (await listAdminTags(db, input)).tags.map((tag) => tag.name).join(' ');
    expect(await names({})).toBe('Cəbrayıl Çempion İmişli');
    expect(await names({ sort: 'used', limit: 1 })).toBe('İmişli');
    expect(await names({ query: 'MPİ' })).toBe('Çempion');
    expect(await names({ query: 'çempionların' })).toBe('Çempion');
    await addTagSynonym(db, { tagId: await idOf(db, 'cempion'), name: 'Qalib', ...editor });
    expect(await names({ query: 'qalibin' })).toBe('Çempion');
    expect(await names({ limit: 2, page: 2 })).toBe('İmişli');
    expect(await listAdminTags(db, { limit: 2, page: 9 })).toMatchObject({ page: 2, pages: 2, total: 3 });
  });
});

describeOnPostgres('managing tags concurrently', (open) => {
  it('loses no article while tags are merged and articles are published', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const written = [];
    for (let n = 0; n < 12; n++)
      written.push(await writeArticle(db, { tags: ['Zirə', 'Sabah', 'Neftçi'], status: 'draft' }));
    const [a, b, c] = await Promise.all(['zire', 'sabah', 'neftci'].map((slug) => idOf(db, slug)));
    await Promise.all([
      mergeTags(db, { fromId: a ?? '', intoId: b ?? '', ...editor }),
      ...written.map(({ id }) => publishArticle(db, { id, ...editor })),
      renameTag(db, { id: c ?? '', name: 'Neftçi PFK', version: 1, ...editor }),
      ...[1, 2, 3].map(() => writeArticle(db, { tags: ['Zirə'] })),
    ]);
    expect((await listAdminTags(db)).tags).toMatchObject([
      { name: 'Neftçi PFK', articleCount: 12 },
      { name: 'Sabah', articleCount: 15 },
    ]);
  });
});
