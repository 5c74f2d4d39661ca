import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { readAnnouncedArticle } from './read-announced-article.ts';

const event = <Type extends OutboxEvent['type']>(
  type: Type,
  subjectId: string,
  detail: Extract<OutboxEvent, { type: Type }>['detail'],
) => ({ id: newId(), type, subjectId, detail, createdAt: NOON + MINUTE }) as OutboxEvent;

describeOnEachDatabase('an article that is announced to the outside', (open) => {
  it('has its address and lists of now, and those that it had before the change', async () => {
    const { db } = await open();
    const over = { title: 'Derbi', tags: ['Zirə', 'Sabah'], author: 'Aysel Məmmədli' };
    const { id } = await writeArticle(db, over);
    const lists = { category: 'football', tags: ['zire', 'sabah'], author: 'aysel-memmedli' };
    const now = { id, title: 'Derbi', paths: ['/article/derbi'], lists: [lists], status: 'published' };
    const published = await readAnnouncedArticle(db, event('article.published', id, {}));
    expect({
      ...published,
      lists: published?.lists.map((one) => ({ ...one, tags: one.tags.toSorted() })),
    }).toEqual({
      ...now,
      lists: [{ ...lists, tags: ['sabah', 'zire'] }],
      isHidden: false,
    });
    const previousLists = { category: 'chess', tags: [], author: 'leyla' };
    const detail = { previousSlug: 'kohne', previousLists };
    expect(await readAnnouncedArticle(db, event('article.updated', id, detail))).toMatchObject({
      paths: ['/article/derbi', '/article/kohne'],
      lists: [{ category: 'football' }, previousLists],
    });
    expect(await readAnnouncedArticle(db, event('article.updated', id, {}))).toMatchObject({
      paths: ['/article/derbi'],
      lists: { length: 1 },
    });
  });

  it('is hidden from search engines when an editor hides it, or when it is a copy', async () => {
    const { db } = await open();
    for (const over of [{ noindex: true }, { canonicalUrl: 'https://menbe.az/a' }]) {
      const { id } = await writeArticle(db, { status: 'archived', ...over });
      expect(await readAnnouncedArticle(db, event('article.archived', id, {}))).toMatchObject({
        status: 'archived',
        isHidden: true,
      });
    }
  });

  it('is known from the event alone when it was deleted', async () => {
    const { db } = await open();
    const lists = { category: 'football', tags: [], author: 'aysel-memmedli' };
    const detail = { slug: 'derbi', title: 'Derbi', lists };
    expect(await readAnnouncedArticle(db, event('article.deleted', 'x', detail))).toEqual({
      id: 'x',
      title: 'Derbi',
      paths: ['/article/derbi'],
      lists: [lists],
      status: null,
      isHidden: false,
    });
    expect(await readAnnouncedArticle(db, event('article.updated', 'x', {}))).toBeNull();
  });

  it('has no category when it was imported without one, and is none for an event of another subject', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db);
    await db.updateTable('article').set({ category_id: null }).execute();
    expect(await readAnnouncedArticle(db, event('article.published', id, {}))).toMatchObject({
      lists: [{ category: '' }],
    });
    const other = { ...event('article.published', id, {}), type: 'match.goal' } as unknown as OutboxEvent;
    expect(await readAnnouncedArticle(db, other)).toBeNull();
  });
});
