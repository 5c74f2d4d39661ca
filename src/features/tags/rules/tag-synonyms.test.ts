import { expect, it } from 'vitest';
import { slugify } from '#az/characters/slug.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor, changed, writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { ensureTags } from './article-tags.ts';
import { mergeTags, renameTag } from './change-tag.ts';
import { findNamedTag, listAdminTags } from './read-tags.ts';
import { addTagSynonym, listTagSynonyms, removeTagSynonym } from './tag-synonyms.ts';

const create = (db: Db, ...names: string[]) =>
  inTransaction(db, (tx) => ensureTags(tx, { names, now: NOON, newId }));

async function idOf(db: Db, name: string): Promise<string> {
  return (await findNamedTag(db, { slug: slugify(name) }))?.id ?? '';
}

describeOnEachDatabase('names of tags', (open) => {
  async function opened() {
    const { db } = await open();
    return { db, editor: { ...(await asEditor(db)), now: NOON } };
  }

  it('make one tag in every spelling', async () => {
    const { db } = await opened();
    await create(db, 'Qarabağ', 'qarabag', 'Neftçi');
    await create(db, 'QARABAĞ', ' Qarabaǧ ', 'Нефтчи', '“Qarabağ”', 'Qarabağ');
    expect((await listAdminTags(db)).tags.map(({ name }) => name)).toEqual(['Qarabağ', 'Neftçi']);
  });

  it('include synonyms, in new articles and in changed ones', async () => {
    const { db, editor } = await opened();
    const { id } = await writeArticle(db, { tags: ['Mançester Yunayted'] });
    const tagId = await idOf(db, 'Mançester Yunayted');
    await addTagSynonym(db, { ...editor, tagId, name: ' Man  United ' });
    const state = await getArticleState(db, { id });
    const fields = changed(state, { tags: ['Zirə', 'MAN UNITED'] });
    const { after } = await saveArticle(db, { ...editor, id, baseVersion: 1, fields });
    expect(after.fields.tags).toEqual(['Zirə', 'Mançester Yunayted']);
    const other = await writeArticle(db, { tags: ['man united', 'Mançester Yunayted'] });
    expect((await getArticleState(db, other)).fields.tags).toEqual(['Mançester Yunayted']);
    expect(await listTagSynonyms(db, { tagId })).toEqual([{ folded: 'man-united', name: 'Man United' }]);
  });

  it('belong to one tag only', async () => {
    const { db, editor } = await opened();
    await create(db, 'Zirə', 'Sabah', 'Kəpəz');
    const tagId = await idOf(db, 'Zirə');
    const add = (name: string, id = tagId) => addTagSynonym(db, { ...editor, tagId: id, name });
    const sabah = await idOf(db, 'Sabah');
    await add('Qartallar');
    await add('QARTALLAR');
    await renameTag(db, { ...editor, id: sabah, name: 'Sabah FK', version: 1 });
    for (const [name, code] of [
      ['!', 'synonym.required'],
      ['ə'.repeat(61), 'tag.tooLong'],
      ['zire', 'synonym.own'],
      ['KƏPƏZ', 'synonym.isTag'],
      ['Sabah', 'synonym.taken'],
    ] as const)
      await expect(add(name)).rejects.toThrow(code);
    await expect(add('Qartallar', sabah)).rejects.toThrow('synonym.taken');
    await expect(renameTag(db, { ...editor, id: sabah, name: 'qartallar', version: 2 })).rejects.toThrow(
      'synonym.taken',
    );
    expect(await listTagSynonyms(db, { tagId })).toMatchObject([{ name: 'QARTALLAR' }]);
    await renameTag(db, { ...editor, id: tagId, name: 'Qartallar', version: 1 });
    expect(await listTagSynonyms(db, { tagId })).toEqual([]);
    expect(await findNamedTag(db, { slug: 'zire' })).toMatchObject({ name: 'Qartallar' });
    const author = { ...editor, actor: await writeActor(db, 'author') };
    await expect(addTagSynonym(db, { ...author, tagId, name: 'Yeni' })).rejects.toThrow('editor');
    await expect(removeTagSynonym(db, { ...author, tagId, folded: 'x' })).rejects.toThrow('editor');
  });

  it('remain after a merge, and are free again after their removal', async () => {
    const { db, editor } = await opened();
    await create(db, 'Zirə', 'Zirə FK');
    const [intoId, fromId] = [await idOf(db, 'Zirə'), await idOf(db, 'Zirə FK')];
    await addTagSynonym(db, { ...editor, tagId: fromId, name: 'Qartallar' });
    await mergeTags(db, { ...editor, fromId, intoId });
    expect(await listTagSynonyms(db, { tagId: intoId })).toEqual([
      { folded: 'qartallar', name: 'Qartallar' },
      { folded: 'zire-fk', name: 'Zirə FK' },
    ]);
    expect(await create(db, 'zire fk')).toMatchObject([{ name: 'Zirə' }]);
    for (let time = 0; time < 2; time++)
      await removeTagSynonym(db, { ...editor, tagId: intoId, folded: 'zire-fk' });
    expect(await findNamedTag(db, { slug: 'zire-fk' })).toBeNull();
    expect(await create(db, 'Zirə FK')).toMatchObject([{ name: 'Zirə FK' }]);
    const actions = await db.selectFrom('audit_log').select('action').orderBy('action').execute();
    expect(actions.map(({ action }) => action)).toEqual(['tag.addSynonym', 'tag.merge', 'tag.removeSynonym']);
  });
});

describeOnPostgres('names of tags that several instances write', (open) => {
  it('are never a tag and a synonym at the same time', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    await writeCategory(db, 'football');
    await create(db, 'Zirə', 'Sabah', 'Kəpəz');
    const [zire, sabah, kepez] = await Promise.all(['Zirə', 'Sabah', 'Kəpəz'].map((name) => idOf(db, name)));
    const names = Array.from({ length: 12 }, (_, at) => `Ad ${at}`);
    const outcomes = await Promise.allSettled([
      ...names.flatMap((name) => [
        addTagSynonym(db, { ...editor, tagId: zire ?? '', name }),
        writeArticle(db, { tags: [name.toUpperCase(), 'Zirə', 'Kəpəz'] }),
        addTagSynonym(db, { ...editor, tagId: sabah ?? '', name: name.toLowerCase() }),
      ]),
      renameTag(db, { ...editor, id: sabah ?? '', name: 'Ad 3', version: 1 }),
      mergeTags(db, { ...editor, fromId: kepez ?? '', intoId: zire ?? '' }),
    ]);
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason.code ?? one.reason.message] : [],
    );
    for (const code of codes) expect(String(code)).toMatch(/synonym\.(isTag|taken|own)|tag\.exists/);
    const tags = await db.selectFrom('tag').select('slug').execute();
    const synonyms = await db.selectFrom('tag_synonym').select('folded').execute();
    const slugs = [...tags.map(({ slug }) => slug), ...synonyms.map(({ folded }) => folded)];
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const name of names) expect(slugs).toContain(slugify(name));
    expect(await findNamedTag(db, { slug: 'kepez' })).toMatchObject({ slug: 'zire' });
  });
});
