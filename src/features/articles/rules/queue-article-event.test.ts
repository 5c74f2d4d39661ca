import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { takeEvents } from '#tests/kit/content/outbox.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleFields } from './article-fields.ts';
import { getArticleState } from './article-state.ts';
import type { ArticleMove } from './article-workflow.ts';
import { deleteArticle } from './deleted/delete-article.ts';
import { restoreDeletedArticle } from './deleted/restore-deleted-article.ts';
import { publishDueArticles } from './write/publish-due-articles.ts';
import { saveArticle } from './write/save-article.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('the events of an article', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const at = { actor, now: LATER, newId };
    const move = (id: string, name: ArticleMove) => moveInForm(db, { ...at, id, move: name });
    const save = async (id: string, over: Partial<ArticleFields>) => {
      const state = await getArticleState(db, { id });
      return saveArticle(db, { ...at, id, baseVersion: state.version, fields: changed(state, over) });
    };
    return { db, actor, at, move, save };
  }
  const types = async (db: Db) => (await takeEvents(db)).map(({ type }) => type);

  it('say that it was published, moved to the archive, and published again', async () => {
    const { db, actor, move } = await prepare();
    const { id } = await writeOwnArticle(db, actor);
    expect(await types(db)).toEqual([]);
    await move(id, 'publish');
    expect(await takeEvents(db)).toEqual([{ type: 'article.published', subjectId: id, detail: {} }]);
    await move(id, 'archive');
    expect(await types(db)).toEqual(['article.archived']);
    await move(id, 'publish');
    expect(await types(db)).toEqual(['article.published']);
  });

  it('are also recorded for an article that is created as published or published by the clock', async () => {
    const { db, actor } = await prepare();
    await writeOwnArticle(db, actor, { status: 'published' });
    expect(await types(db)).toEqual(['article.published']);
    await writeOwnArticle(db, actor, { status: 'scheduled', scheduledAt: LATER });
    await publishDueArticles(db, { now: LATER, newId });
    expect(await types(db)).toEqual(['article.published']);
  });

  it('name the old address, and nothing is recorded for what readers do not see', async () => {
    const { db, actor, save } = await prepare();
    const { id, fields } = await writeOwnArticle(db, actor, { status: 'published' });
    await takeEvents(db);
    await save(id, { title: 'Yeni başlıq' });
    expect(await takeEvents(db)).toEqual([{ type: 'article.updated', subjectId: id, detail: {} }]);
    await save(id, { slug: 'yeni-unvan' });
    expect(await takeEvents(db)).toEqual([
      { type: 'article.updated', subjectId: id, detail: { previousSlug: fields.slug } },
    ]);
    const previousLists = { category: 'football', tags: [], author: 'aysel-memmedli' };
    await save(id, { tags: ['Neftçi'] });
    expect(await takeEvents(db)).toMatchObject([{ detail: { previousLists } }]);
    await save(id, { author: 'Leyla' });
    expect(await takeEvents(db)).toMatchObject([{ detail: { previousLists: { tags: ['neftci'] } } }]);
    await save(id, { author: '⚽', title: 'Başqa başlıq' });
    expect(await takeEvents(db)).toMatchObject([{ detail: { previousLists: { author: 'leyla' } } }]);
    await save(id, { author: 'Murad' });
    expect(await takeEvents(db)).toMatchObject([{ detail: { previousLists: { author: 'muellif' } } }]);
    await save(id, {});
    await save(id, { featured: true });
    const draft = await writeOwnArticle(db, actor);
    await save(draft.id, { title: 'Qaralama' });
    expect(await types(db)).toEqual([]);
  });

  it('say that a public article was deleted and restored, but nothing about a draft', async () => {
    const { db, actor, at } = await prepare();
    const { id, fields } = await writeOwnArticle(db, actor, { status: 'published' });
    const draft = await writeOwnArticle(db, actor);
    await takeEvents(db);
    await deleteArticle(db, { ...at, id });
    await deleteArticle(db, { ...at, id: draft.id });
    const { slug, title } = fields;
    expect(await takeEvents(db)).toMatchObject([{ type: 'article.deleted', detail: { slug, title } }]);
    await restoreDeletedArticle(db, { ...at, id });
    await restoreDeletedArticle(db, { ...at, id: draft.id });
    expect(await types(db)).toEqual(['article.published']);
  });
});
