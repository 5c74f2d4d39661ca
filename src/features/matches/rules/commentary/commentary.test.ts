import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listConsolePosts } from '../coverage/list-commentary.ts';
import { createCommentaryPost, deleteCommentaryPost, updateCommentaryPost } from './change-commentary.ts';
import type { CommentaryInput } from './commentary-input.ts';

const post: CommentaryInput = { text: 'Qol!', minute: 45, added: 2, isKey: true, isPinned: false };

describeOnEachDatabase('the commentary of a match', (open) => {
  async function prepare({ sample = 0 }: { sample?: 0 | 1 } = {}) {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { sample });
    const at = { fixtureId, actor: await writeActor(db, 'editor', 'Orxan'), id: newId(), now: NOON, newId };
    const create = (over: Partial<CommentaryInput> = {}) =>
      createCommentaryPost(db, { ...at, post: { ...post, ...over }, eventId: null });
    return { db, at, create, list: () => listConsolePosts(db, { fixtureId }) };
  }

  it('stores a post once, changes it only from its current version and soft-deletes it', async () => {
    const { db, at, create, list } = await prepare();
    await create();
    await create();
    expect(await list()).toMatchObject([{ ...post, authorName: 'Orxan', version: 1 }]);
    await updateCommentaryPost(db, { ...at, version: 1, post: { ...post, text: ' Avtoqol! \r\n\r\nVAR ' } });
    expect((await list())[0]?.text).toBe('Avtoqol! \n\nVAR');
    await expect(updateCommentaryPost(db, { ...at, version: 1, post })).rejects.toMatchObject({
      code: 'commentary.conflict',
    });
    await deleteCommentaryPost(db, { ...at, version: 2 });
    expect(await list()).toEqual([]);
    await expect(updateCommentaryPost(db, { ...at, version: 3, post })).rejects.toThrow('no post');
    await expect(deleteCommentaryPost(db, { ...at, id: newId(), version: 1 })).rejects.toThrow('no post');
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'subject_type', 'before', 'after'])
      .orderBy('action')
      .execute();
    const edited = JSON.stringify({ post: 'Avtoqol! \n\nVAR' });
    const first = JSON.stringify({ post: 'Qol!' });
    const subject = { subject_type: 'match' };
    expect(audit).toEqual([
      { ...subject, action: 'commentary.create', before: null, after: first },
      { ...subject, action: 'commentary.delete', before: edited, after: null },
      { ...subject, action: 'commentary.update', before: first, after: edited },
    ]);
  });

  it.each([
    [0, ['commentary.changed']],
    [1, []],
  ] as const)(
    'tells nobody of a post about a match that only shows how the site looks: %i',
    async (sample, told) => {
      const { db, create } = await prepare({ sample });
      await create();
      const events = await db.selectFrom('outbox_event').select('type').execute();
      expect(events.map(({ type }) => type)).toEqual(told);
    },
  );

  it.each([
    [0, 1],
    [130, 30],
    [null, null],
    [45, null],
  ])('can be of minute %s+%s', async (minute, added) => {
    const { create, list } = await prepare();
    await create({ minute, added });
    expect(await list()).toMatchObject([{ minute, added }]);
  });

  it.each([
    [-1, null],
    [4.5, null],
    [45, 0],
    [45, 31],
    [45, 1.5],
  ])('cannot be of minute %s+%s', async (minute, added) => {
    const { create } = await prepare();
    await expect(create({ minute, added })).rejects.toMatchObject({
      problems: [{ field: 'minute', code: 'match.minute' }],
    });
  });

  it('accepts an edit and a deletion that were sent twice, and writes each once', async () => {
    const { db, at, create, list } = await prepare();
    await create();
    const edited = { ...post, text: ' Avtoqol! ', minute: null, added: null, isKey: false, isPinned: true };
    for (const _ of [1, 2]) await updateCommentaryPost(db, { ...at, version: 1, post: edited });
    expect(await list()).toMatchObject([{ text: 'Avtoqol!', isPinned: true, version: 2 }]);
    for (const change of [{ isKey: true }, { isPinned: false }, { minute: 3 }])
      await expect(
        updateCommentaryPost(db, { ...at, version: 1, post: { ...edited, ...change } }),
      ).rejects.toMatchObject({ code: 'commentary.conflict' });
    for (const _ of [1, 2]) await deleteCommentaryPost(db, { ...at, version: 2 });
    expect(await list()).toEqual([]);
    const audit = await db.selectFrom('audit_log').select('action').execute();
    expect(audit).toHaveLength(3);
  });

  it('refuses an empty text, a wrong minute and authors', async () => {
    const { db, at, create } = await prepare();
    await expect(create({ text: ' \n ', minute: 131 })).rejects.toMatchObject({
      problems: [
        { field: 'text', code: 'commentary.text' },
        { field: 'minute', code: 'match.minute' },
      ],
    });
    const actor = await writeActor(db, 'author');
    await expect(createCommentaryPost(db, { ...at, actor, post, eventId: null })).rejects.toThrow('role');
    await expect(deleteCommentaryPost(db, { ...at, actor, version: 1 })).rejects.toThrow('role');
  });
});
