import { expect, it } from 'vitest';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { ensureTags, writeArticleTags } from './article-tags.ts';
import { deleteTag, mergeTags, renameTag } from './change-tag.ts';
import { findTagBySlug, getTag, isListedTag } from './read-tags.ts';
import { addTagSynonym, removeTagSynonym } from './tag-synonyms.ts';

it('search engines list the page of a tag from three articles on', () => {
  expect([2, 3, 4].map(isListedTag)).toEqual([false, true, true]);
});

const idOf = async (db: Db, slug: string) => (await findTagBySlug(db, { slug }))?.id ?? '';

describeOnEachDatabase('the tags of the site', (open) => {
  async function prepare(...tags: string[]) {
    const { db } = await open();
    const { id, slug } = await writeArticle(db, { tags });
    return { db, id, slug, step: { actor: await writeActor(db, 'editor'), now: NOON, newId } };
  }

  it('have their states before and after each change in the audit log, and none without a change', async () => {
    const { db, step } = await prepare('Zirə', 'Zirə FK', 'Sabah');
    const [zire, club, sabah] = [await idOf(db, 'zire'), await idOf(db, 'zire-fk'), await idOf(db, 'sabah')];
    await renameTag(db, { ...step, id: zire, name: 'Zirə klubu', version: 1 });
    await renameTag(db, { ...step, id: zire, name: ' Zirə  klubu', version: 2 });
    await addTagSynonym(db, { ...step, tagId: zire, name: 'Ağlar' });
    await removeTagSynonym(db, { ...step, tagId: zire, folded: 'aglar' });
    await mergeTags(db, { ...step, fromId: club, intoId: zire });
    await deleteTag(db, { ...step, id: sabah });
    const log = await db
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'before', 'after'])
      .execute();
    expect(
      Object.fromEntries(
        log.map(({ action, subject_id, before, after }) => [
          action,
          [subject_id, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')],
        ]),
      ),
    ).toEqual({
      'tag.rename': [
        zire,
        { name: 'Zirə', slug: 'zire', version: 1 },
        { name: 'Zirə klubu', slug: 'zire-klubu', version: 2 },
      ],
      'tag.addSynonym': [zire, null, { name: 'Zirə klubu', synonym: 'Ağlar' }],
      'tag.removeSynonym': [zire, { name: 'Zirə klubu', synonym: 'Ağlar' }, null],
      'tag.merge': [
        club,
        { name: 'Zirə FK', slug: 'zire-fk' },
        { into: 'Zirə klubu', slug: 'zire-klubu', articles: 1 },
      ],
      'tag.delete': [sabah, { name: 'Sabah', slug: 'sabah', articles: 1 }, null],
    });
    expect(log).toHaveLength(5);
  });

  it('leave all their addresses behind as deleted, also those of former names and synonyms', async () => {
    const { db, step } = await prepare('Zirə', 'Sabah');
    const id = await idOf(db, 'zire');
    await renameTag(db, { ...step, id, name: 'Zirə FK', version: 1 });
    await addTagSynonym(db, { ...step, tagId: id, name: 'Ağlar' });
    await deleteTag(db, { ...step, id });
    for (const slug of ['zire', 'zire-fk', 'aglar'])
      for (const address of [`/tag/${slug}`, `/tag/${slug}/rss`, `/tag/${slug}/atom`])
        expect(await findOldAddress(db, { address }), address).toMatchObject({ target: null });
    expect(await findOldAddress(db, { address: '/tag/sabah' })).toBeNull();
    await expect(getTag(db, { id })).rejects.toThrow(NotFound);
  });

  it('are changed by editors only', async () => {
    const { db, step } = await prepare('Zirə', 'Sabah');
    const by = { ...step, actor: await writeActor(db, 'author') };
    const [id, intoId] = [await idOf(db, 'zire'), await idOf(db, 'sabah')];
    for (const refused of [
      renameTag(db, { ...by, id, name: 'Yeni', version: 1 }),
      deleteTag(db, { ...by, id }),
      mergeTags(db, { ...by, fromId: id, intoId }),
      addTagSynonym(db, { ...by, tagId: id, name: 'Yeni' }),
      removeTagSynonym(db, { ...by, tagId: id, folded: 'yeni' }),
    ])
      await expect(refused).rejects.toThrow(Forbidden);
  });

  it('have names and synonyms of sixty characters, and no name of another tag', async () => {
    const { db, step } = await prepare('Zirə', 'Sabah');
    const [id, other] = [await idOf(db, 'zire'), await idOf(db, 'sabah')];
    await addTagSynonym(db, { ...step, tagId: id, name: 'ə'.repeat(60) });
    await expect(addTagSynonym(db, { ...step, tagId: id, name: 'ə'.repeat(61) })).rejects.toThrow(
      'synonym: tag.tooLong',
    );
    const taken = renameTag(db, { ...step, id: other, name: 'E'.repeat(60), version: 1 });
    await expect(taken).rejects.toThrow('name: synonym.taken');
    const exists = renameTag(db, { ...step, id: other, name: 'ZIRE', version: 1 });
    await expect(exists).rejects.toMatchObject({ code: 'tag.exists' });
    await expect(renameTag(db, { ...step, id, name: ' ', version: 1 })).rejects.toThrow(
      'name: tag.nameRequired',
    );
    await expect(renameTag(db, { ...step, id, name: '!', version: 1 })).rejects.toThrow(
      'name: tag.nameRequired',
    );
    await expect(mergeTags(db, { ...step, fromId: id, intoId: id })).rejects.toThrow('intoId: tag.same');
  });

  it('of an article are replaced as a whole, in the order in which they are named', async () => {
    const { db, id, slug } = await prepare('Zirə', 'Sabah');
    const names = ['Turan', '', '!', 'Sabah', 'SABAH', 'Araz'];
    const tags = await inTransaction(db, (tx) => ensureTags(tx, { names, now: NOON, newId }));
    expect(tags.map(({ name }) => name)).toEqual(['Turan', 'Sabah', 'Araz']);
    await writeArticleTags(
      db,
      id,
      tags.map((tag) => tag.id),
    );
    const shown = async () => (await findArticleBySlug(db, { slug }))?.tags.map(({ name }) => name);
    expect(await shown()).toEqual(['Turan', 'Sabah', 'Araz']);
    await writeArticleTags(db, id, []);
    expect(await shown()).toEqual([]);
  });
});
