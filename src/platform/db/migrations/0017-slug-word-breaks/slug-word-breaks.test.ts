import { expect, it } from 'vitest';
import { slugify } from '#az/characters/slug.ts';
import { ensureTags } from '#features/tags/rules/ensure-tags.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { slugWordBreaks } from './slug-word-breaks.ts';

describeOnEachDatabase('0017-slug-word-breaks', (open, engine) => {
  it('lets names with a slash find the tags and the bylines that exist', async () => {
    const { db } = await open();
    const names = ['1/8 final', 'Qarabağ_FK', 'Zirə'];
    const { id } = await writeArticle(db, { author: 'Əli Şahin/APA', tags: names });
    for (const name of names)
      await db
        .updateTable('tag')
        .set({ slug: name === 'Zirə' ? 'zire' : slugify(name.replace(/[/_]/g, '')) })
        .where('name', '=', name)
        .execute();
    await db.updateTable('article').set({ author_slug: 'eli-sahinapa' }).where('id', '=', id).execute();
    await slugWordBreaks.up(db, engine);
    expect((await ensureTags(db, { names, now: NOON, newId })).map(({ slug }) => slug)).toEqual([
      ...['18-final', 'qarabagfk', 'zire'],
    ]);
    expect(await db.selectFrom('tag').select('id').execute()).toHaveLength(3);
    expect(await db.selectFrom('article').select('author_slug').executeTakeFirst()).toEqual({
      author_slug: 'eli-sahin-apa',
    });
    expect(await db.selectFrom('old_address').select(['path', 'target']).execute()).toEqual([
      { path: '/author/eli-sahinapa', target: '/author/eli-sahin-apa' },
    ]);
  });
});
