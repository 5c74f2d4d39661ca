import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listNewsroomArticles, listReturnedArticles } from './list-newsroom-articles.ts';

describeOnEachDatabase('listReturnedArticles', (open) => {
  it('lists returned drafts of an author until they are submitted again', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const editor = await writeActor(db, 'editor');
    const written = await writeOwnArticle(db, author, { status: 'pending' });
    await writeOwnArticle(db, author, { title: 'Başqa qaralama' });
    const step = { id: written.id, newId };
    const returned = () => listReturnedArticles(db, { createdBy: author.id });
    expect(await returned()).toEqual([]);
    await moveInForm(db, { ...step, actor: editor, move: 'return', reason: 'Mənbə yoxdur', now: NOON });
    expect(await returned()).toMatchObject([{ id: written.id, status: 'draft' }]);
    expect(await listReturnedArticles(db, { createdBy: editor.id })).toEqual([]);
    await moveInForm(db, { ...step, actor: author, move: 'submit', now: NOON + 1 });
    expect(await returned()).toEqual([]);
  });

  it('lists the one that was returned last first, five at most', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const editor = await writeActor(db, 'editor');
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.unshift((await writeOwnArticle(db, author, { status: 'pending' })).id);
    for (const [at, id] of ids.entries())
      await moveInForm(db, {
        id,
        actor: editor,
        move: 'return',
        reason: 'Mənbə yoxdur',
        now: NOON + 10 - at,
        newId,
      });
    const returned = await listReturnedArticles(db, { createdBy: author.id });
    expect(returned.map(({ id }) => id)).toEqual(ids.slice(0, 5));
  });
});

describeOnEachDatabase('listNewsroomArticles', (open) => {
  it('lists the newest of all, and the last changed of one status', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const written: string[] = [];
    for (let n = 0; n < 6; n++)
      written.push((await writeArticle(db, { title: `Yazı ${n}`, status: 'draft', now: NOON + n })).id);
    const [oldest = ''] = written;
    await db.insertInto('article_stats').values({ article_id: oldest, views: 7, readers: 5 }).execute();
    const published = await writeArticle(db, { title: 'Nəşr olunub', now: NOON - 1 });
    await moveInForm(db, { id: oldest, actor, move: 'submit', now: NOON + 100, newId });
    await moveInForm(db, { id: oldest, actor, move: 'return', reason: 'Mənbə', now: NOON + 101, newId });
    const ids = async (over: Parameters<typeof listNewsroomArticles>[1]) =>
      (await listNewsroomArticles(db, over)).map(({ id }) => id);
    const newest = [...written].reverse();
    expect(await ids({})).toEqual(newest.slice(0, 5));
    expect(await ids({ limit: 7 })).toEqual([...newest, published.id]);
    expect(await ids({ status: 'draft' })).toEqual([oldest, ...newest.slice(0, 4)]);
    expect(await listNewsroomArticles(db, { status: 'draft', limit: 2 })).toMatchObject([
      { id: oldest, status: 'draft', views: 7, createdAt: NOON, updatedAt: NOON + 101, scheduledAt: null },
      { views: 0 },
    ]);
  });

  it('lists the next of the scheduled articles first, and those of one account', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'editor');
    const schedule = (minutes: number) => ({
      status: 'scheduled' as const,
      scheduledAt: NOON + minutes * MINUTE,
    });
    const later = await writeArticle(db, schedule(20));
    const own = await writeOwnArticle(db, author, schedule(30));
    const next = await writeArticle(db, schedule(10));
    const draft = await writeOwnArticle(db, author);
    const scheduled = await listNewsroomArticles(db, { status: 'scheduled' });
    expect(scheduled.map(({ id }) => id)).toEqual([next.id, later.id, own.id]);
    const theirs = await listNewsroomArticles(db, { createdBy: author.id });
    expect(theirs.map(({ id }) => id).sort()).toEqual([own.id, draft.id].sort());
  });
});
