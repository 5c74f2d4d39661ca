import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleStatus } from '../../tables.ts';
import { getArticleState } from '../article-state.ts';
import { type ArticleMove, articleMoves, findMove, listMoves } from '../article-workflow.ts';

const LATER = NOON + MINUTE;
const statuses = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const;
const moves = Object.keys(articleMoves) as ArticleMove[];

/** The allowed status changes of each role, from the specification. */
const allowed: Record<StaffRole, readonly string[]> = {
  operator: [],
  moderator: [],
  author: ['draft submit'],
  editor: [
    'draft submit',
    'draft schedule',
    'draft publish',
    'pending return',
    'pending schedule',
    'pending publish',
    'scheduled schedule',
    'scheduled unschedule',
    'scheduled publish',
    'published archive',
    'archived publish',
  ],
  chief: [],
  admin: [],
};

describeOnEachDatabase('a status change of an article', (open) => {
  it.each(['operator', 'moderator', 'author', 'editor', 'chief', 'admin'] as const)(
    'lets the role %s take these steps and no others',
    async (role) => {
      const { db } = await open();
      const actor = await writeActor(db, role);
      const expected = role === 'admin' || role === 'chief' ? allowed.editor : allowed[role];
      for (const status of statuses) {
        for (const move of moves) {
          const { id } = await writeArticle(db, { status, scheduledAt: NOON + 10 * MINUTE });
          await db.updateTable('article').set({ created_by: actor.id }).where('id', '=', id).execute();
          const before = await getArticleState(db, { id });
          const step = { actor, id, move, reason: 'Mənbə yoxdur', scheduledAt: NOON + 20 * MINUTE };
          const result = await moveInForm(db, { ...step, now: LATER, newId }).catch((error) => error);
          const isAllowed = expected.includes(`${status} ${move}`);
          expect([status, move, result instanceof Error]).toEqual([status, move, !isAllowed]);
          expect(listMoves(actor, before).includes(move)).toBe(isAllowed);
          if (!isAllowed) {
            expect(result instanceof Forbidden || result instanceof Conflict).toBe(true);
            expect(await getArticleState(db, { id })).toEqual(before);
          }
        }
      }
    },
  );

  it('is for an author’s own drafts only', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const { id } = await writeOwnArticle(db, await writeActor(db, 'author'));
    const step = moveInForm(db, { actor: author, id, move: 'submit', now: LATER, newId });
    await expect(step).rejects.toThrow(Forbidden);
  });

  it('returns a draft with a reason, and clears the reason when it is submitted again', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const editor = await writeActor(db, 'editor');
    const { id } = await writeOwnArticle(db, author, { status: 'pending' });
    const back = { actor: editor, id, move: 'return' as const, now: LATER, newId };
    await expect(moveInForm(db, { ...back, reason: ' ' })).rejects.toThrow('reason.required');
    await moveInForm(db, { ...back, reason: ' Mənbəni  göstərin ' });
    expect(await getArticleState(db, { id })).toMatchObject({
      status: 'draft',
      returnedReason: 'Mənbəni göstərin',
      version: 2,
    });
    await moveInForm(db, { actor: author, id, move: 'submit', now: LATER, newId });
    expect(await getArticleState(db, { id })).toMatchObject({ status: 'pending', returnedReason: null });
    await moveInForm(db, { ...back, reason: 'a'.repeat(1001) });
    expect(await getArticleState(db, { id })).toMatchObject({ returnedReason: 'a'.repeat(1000) });
  });

  it('schedules for a whole minute in the future', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id } = await writeOwnArticle(db, actor);
    const schedule = (scheduledAt?: number | null) =>
      moveInForm(db, { actor, id, move: 'schedule', scheduledAt, now: NOON, newId });
    const refused = (code: ProblemCode) => new InvalidInput([{ field: 'scheduledAt', code }]);
    await expect(schedule()).rejects.toEqual(refused('scheduledAt.required'));
    await expect(schedule(NOON)).rejects.toEqual(refused('scheduledAt.past'));
    await expect(schedule(NOON + 59_999)).rejects.toEqual(refused('scheduledAt.past'));
    for (const never of [Number.NaN, Number.POSITIVE_INFINITY])
      await expect(schedule(never)).rejects.toEqual(refused('scheduledAt.invalid'));
    await schedule(NOON + 2 * MINUTE + 31_000);
    expect(await getArticleState(db, { id })).toMatchObject({
      status: 'scheduled',
      scheduledAt: NOON + 2 * MINUTE,
      publishedAt: null,
    });
    await moveInForm(db, { actor, id, move: 'unschedule', now: NOON, newId });
    expect(await getArticleState(db, { id })).toMatchObject({ status: 'draft', scheduledAt: null });
  });

  it('does not publish an incomplete article', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id } = await writeArticle(db, { status: 'draft' });
    const publish = { actor, id, move: 'publish' as const, now: LATER, newId };
    await db.updateTable('article').set({ category_id: null }).execute();
    await expect(moveInForm(db, publish)).rejects.toThrow('category.required');
  });
});

it('findMove returns the change between two statuses', () => {
  const ways = statuses.flatMap((from) =>
    statuses.map((to): [ArticleStatus, ArticleStatus, string | null] => [from, to, findMove(from, to)]),
  );
  expect(ways.filter(([, , move]) => move).map((way) => way.join(' '))).toEqual([
    'draft pending submit',
    'draft scheduled schedule',
    'draft published publish',
    'pending draft return',
    'pending scheduled schedule',
    'pending published publish',
    'scheduled draft unschedule',
    'scheduled scheduled schedule',
    'scheduled published publish',
    'published archived archive',
    'archived published publish',
  ]);
});
