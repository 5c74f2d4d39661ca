import { expect, it } from 'vitest';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { archiveArticle } from '#domain/articles/write/archive-article.ts';
import { Forbidden, type InvalidInput } from '#domain/errors.ts';
import { MINUTE, NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { cancelHomeBoard } from './cancel-scheduled-layout.ts';
import { getHomeDesk } from './get-home-editing.ts';
import { getHomeBoard } from './get-home-layout.ts';
import type { HomeBoard } from './home-layout.ts';
import { listPastBoards, listPlannedBoards } from './list-home-layouts.ts';
import { publishDueBoards } from './publish-due-layouts.ts';
import { publishHomeBoard } from './publish-home-layout.ts';
import { readHomeLists } from './read-home-lists.ts';
import { readLiveBoard } from './read-published-layout.ts';
import { freeExpiredPins } from './release-expired-pins.ts';
import { revertHomeBoard } from './revert-home-layout.ts';
import { saveHomeDraft } from './save-home-draft.ts';
import { planHomeBoard } from './schedule-home-layout.ts';

const pin = (articleId: string, until: number | null = null) => ({ articleId, until });

describeOnEachDatabase('the board of the front page', (open) => {
  /** Twenty articles, `X19` the newest, every other one featured. */
  async function prepare() {
    const { db, currentRevision } = await open();
    const actor = await writeActor(db, 'editor', 'Orxan');
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const article = { title: `X${n}`, featured: n % 2 === 0, now: NOON - (20 - n) * MINUTE };
      ids.push((await writeArticle(db, article)).id);
    }
    const x = (n: number) => ids[n] ?? '';
    const home = async (now = NOON) => {
      const { featured, latest } = await readHomeLists(db, { now });
      return [featured, latest].map((cards) => cards.map(({ title }) => title.slice(1)).join(' '));
    };
    const versionNow = async () => (await getHomeDesk(db, { now: NOON })).version;
    const step = async (by: Actor = actor) => ({ actor: by, version: await versionNow(), now: NOON, newId });
    const publish = async (board: HomeBoard) => publishHomeBoard(db, { ...(await step()), board });
    return { db, actor, x, home, step, publish, versionNow, currentRevision };
  }

  it('leaves everything to the rules of the specification until something is pinned', async () => {
    const { home } = await prepare();
    expect(await home()).toEqual(['18 16 14 12 10', '19 17 15 13 11 9 8 7 6 5 4 3']);
  });

  it('puts pins at their places, no story twice, until their time is over', async () => {
    const { db, x, home, publish, currentRevision } = await prepare();
    await publish({ 'slider-1': pin(x(3), NOON + MINUTE), 'lead-2': pin(x(18)), 'slider-4': pin(x(1)) });
    expect(await home()).toEqual(['3 16 14 1 12', '19 18 17 15 13 11 10 9 8 7 6 5']);
    expect(await home(NOON + MINUTE)).toEqual(['16 14 12 1 10', '19 18 17 15 13 11 9 8 7 6 5 4']);
    const before = await currentRevision();
    expect(await freeExpiredPins(db, { now: NOON + MINUTE - 1 })).toBe(0);
    expect(await currentRevision()).toBe(before);
    expect(await freeExpiredPins(db, { now: NOON + MINUTE })).toBe(1);
    expect(await currentRevision()).toBeGreaterThan(before);
    expect(Object.keys(await readLiveBoard(db)).sort()).toEqual(['lead-2', 'slider-4']);
  });

  it('lets a story stand in both lists where its pin says so, by the rules and by hand', async () => {
    const { db, x, home, publish } = await prepare();
    const both = { ...pin(x(19)), twice: true };
    await publish({ 'slider-1': both });
    expect(await home()).toEqual(['19 18 16 14 12', '19 17 15 13 11 10 9 8 7 6 5 4']);
    await publish({ 'slider-1': both, 'lead-3': pin(x(19)) });
    expect(await home()).toEqual(['19 18 16 14 12', '17 15 19 13 11 10 9 8 7 6 5 4']);
    expect((await listPastBoards(db))[1]?.changes).toEqual([
      'Slayder, 1-ci yer: avtomatik əvəzinə “X19” (hər iki siyahıda)',
    ]);
    await expect(publish({ 'slider-1': both, 'slider-2': both })).rejects.toThrow('article-slider-2');
  });

  it('falls back to the rules where a pinned article is not there for readers, and back', async () => {
    const { db, actor, x, home, publish } = await prepare();
    await publish({ 'slider-1': pin(x(5)), 'lead-1': pin('never-there') });
    expect((await home())[0]).toBe('5 18 16 14 12');
    await archiveArticle(db, { id: x(5), actor, now: NOON, newId });
    expect(await home()).toEqual(['18 16 14 12 10', '19 17 15 13 11 9 8 7 6 4 3 2']);
  });

  it('refuses an article pinned twice and an end in the past, at the field', async () => {
    const { db, x, step } = await prepare();
    const board = { 'slider-1': pin(x(1)), 'lead-3': pin(x(1)), 'lead-4': pin(x(2), NOON) };
    const problems = await saveHomeDraft(db, { ...(await step()), board }).catch(
      (error: InvalidInput) => error.problems,
    );
    expect(problems).toEqual([
      { field: 'article-lead-3', code: 'board.twice' },
      { field: 'until-lead-4', code: 'board.untilPast' },
    ]);
  });

  it('keeps a draft that readers do not see, and tells who comes too late', async () => {
    const { db, x, home, step, publish, currentRevision } = await prepare();
    const [mine, other] = [await step(), await step(await writeActor(db, 'editor', 'Aysel'))];
    const before = await currentRevision();
    const board = { 'slider-1': pin(x(3)) };
    const { version } = await saveHomeDraft(db, { ...mine, board });
    expect(await currentRevision()).toBe(before);
    expect((await home())[0]).toBe('18 16 14 12 10');
    for (const late of [saveHomeDraft, publishHomeBoard])
      await expect(late(db, { ...other, board: {} })).rejects.toMatchObject({ code: 'board.conflict' });
    expect(await getHomeDesk(db, { now: NOON })).toMatchObject({
      ...{ version, board, isDraft: true, lastChange: { by: 'Orxan', at: NOON } },
    });
    await publish(board);
    expect((await getHomeDesk(db, { now: NOON })).isDraft).toBe(false);
    await saveHomeDraft(db, { ...(await step()), board });
    expect((await getHomeDesk(db, { now: NOON })).isDraft).toBe(false);
  });

  it('is planned, and published by the clock once; a draft begun meanwhile stays', async () => {
    const { db, x, home, step, versionNow } = await prepare();
    const dueAt = NOON + 5 * MINUTE;
    const board = { 'slider-1': pin(x(3)), 'slider-2': pin(x(7), dueAt + MINUTE) };
    const tooShort = { 'slider-2': pin(x(7), dueAt) };
    await expect(planHomeBoard(db, { ...(await step()), board: tooShort, dueAt })).rejects.toThrow('until');
    await expect(planHomeBoard(db, { ...(await step()), board, dueAt: NOON })).rejects.toThrow('dueAt');
    await planHomeBoard(db, { ...(await step()), board, dueAt });
    const { id: cancelled } = await planHomeBoard(db, { ...(await step()), board: {}, dueAt: dueAt + 1 });
    expect(await listPlannedBoards(db, { live: {} })).toHaveLength(2);
    await cancelHomeBoard(db, { ...(await step()), id: cancelled });
    await expect(cancelHomeBoard(db, { ...(await step()), id: cancelled })).rejects.toThrow('not planned');
    expect(await listPastBoards(db)).toEqual([
      {
        ...{ id: cancelled, number: null, kind: 'cancel', at: NOON, dueAt: dueAt + 1, by: 'Orxan' },
        changes: [],
      },
    ]);
    await saveHomeDraft(db, { ...(await step()), board: { 'lead-1': pin(x(1)) } });
    const before = await versionNow();
    expect(await publishDueBoards(db, { now: dueAt - 1, newId })).toBe(0);
    expect(await versionNow()).toBe(before);
    const both = await Promise.all([1, 2].map(() => publishDueBoards(db, { now: dueAt + 2, newId })));
    expect(both.sort()).toEqual([0, 1]);
    expect((await home(dueAt + 2))[0]).toBe('3 7 18 16 14');
    expect(await getHomeDesk(db, { now: NOON })).toMatchObject({ isDraft: true, version: before + 1 });
    expect(await listPastBoards(db)).toMatchObject([{ kind: 'plan', by: 'Orxan' }, { kind: 'cancel' }]);
  });

  it('remembers every board in words, and goes back to one', async () => {
    const { db, x, home, step, publish } = await prepare();
    await publish({ 'slider-1': pin(x(3)), 'lead-1': pin(x(4), NOON + MINUTE) });
    await publish({ 'slider-1': pin(x(5)) });
    const [, first] = await listPastBoards(db);
    const later = { ...(await step()), now: NOON + 2 * MINUTE };
    await revertHomeBoard(db, { ...later, id: first?.id ?? '' });
    expect((await home())[0]).toBe('3 18 16 14 12');
    const history = await listPastBoards(db);
    expect(history.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '3 revert',
      '2 publish',
      '1 publish',
    ]);
    expect(history.map(({ changes }) => changes)).toEqual([
      ['Slayder, 1-ci yer: “X5” əvəzinə “X3”'],
      [
        'Slayder, 1-ci yer: “X3” əvəzinə “X5”',
        'Son xəbərlər, 1-ci yer: “X4” (7 mart 2026, 18:01 vaxtınadək) əvəzinə avtomatik',
      ],
      [
        'Slayder, 1-ci yer: avtomatik əvəzinə “X3”',
        'Son xəbərlər, 1-ci yer: avtomatik əvəzinə “X4” (7 mart 2026, 18:01 vaxtınadək)',
      ],
    ]);
    const lines = await db.selectFrom('audit_log').select('action').execute();
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'board.publish',
      'board.publish',
      'board.revert',
    ]);
    expect((await getHomeBoard(db, { id: first?.id ?? '' })).board['lead-1']?.title).toBe('X4');
    await expect(getHomeBoard(db, { id: 'none' })).rejects.toThrow('none');
  });

  it.each<[StaffRole, boolean]>([
    ['author', false],
    ['editor', true],
    ['admin', true],
  ])('%s may change it: %s', async (role, isAllowed) => {
    const { db, step, publish } = await prepare();
    await publish({});
    const [{ id = '' } = {}] = await listPastBoards(db);
    const { id: plan } = await planHomeBoard(db, { ...(await step()), board: {}, dueAt: NOON + 1 });
    const actor = await writeActor(db, role);
    const writes = [
      async () => saveHomeDraft(db, { ...(await step(actor)), board: {} }),
      async () => publishHomeBoard(db, { ...(await step(actor)), board: {} }),
      async () => planHomeBoard(db, { ...(await step(actor)), board: {}, dueAt: NOON + 1 }),
      async () => revertHomeBoard(db, { ...(await step(actor)), id }),
      async () => cancelHomeBoard(db, { ...(await step(actor)), id: plan }),
    ];
    for (const write of writes) {
      if (isAllowed) await write();
      else await expect(write()).rejects.toBeInstanceOf(Forbidden);
    }
  });
});
