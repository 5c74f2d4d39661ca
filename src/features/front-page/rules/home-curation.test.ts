import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import { Forbidden, type InvalidInput } from '#platform/errors.ts';
import type { Actor, StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getHomeDraft, saveHomeDraft } from './home-draft.ts';
import { getHomeLayout, type HomeLayout, readPublishedLayout } from './home-layout.ts';
import { listPastLayouts, listScheduledLayouts } from './list-home-layouts.ts';
import { deleteExpiredPins } from './pinned-articles.ts';
import { publishHomeLayout, revertHomeLayout } from './publish-home-layout.ts';
import { readHomeLists } from './read-home-lists.ts';
import { cancelScheduledLayout, publishDueLayouts, scheduleHomeLayout } from './scheduled-layouts.ts';

const pin = (articleId: string, until: number | null = null) => ({ articleId, until });

describeOnEachDatabase('the front-page layout', (open) => {
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
    const versionNow = async () => (await getHomeDraft(db, { now: NOON })).version;
    const change = async (by: Actor = actor) => ({
      actor: by,
      version: await versionNow(),
      now: NOON,
      newId,
    });
    const publish = async (layout: HomeLayout) => publishHomeLayout(db, { ...(await change()), layout });
    return { db, actor, x, home, change, publish, versionNow, currentRevision };
  }

  it('follows the rules of the specification while nothing is pinned', async () => {
    const { home } = await prepare();
    expect(await home()).toEqual(['18 16 14 12 10', '19 17 15 13 11 9 8 7 6 5 4 3']);
  });

  it('shows pinned articles in their slots until they expire, and no article twice', async () => {
    const { db, x, home, publish, currentRevision } = await prepare();
    await publish({ 'slider-1': pin(x(3), NOON + MINUTE), 'lead-2': pin(x(18)), 'slider-4': pin(x(1)) });
    expect(await home()).toEqual(['3 16 14 1 12', '19 18 17 15 13 11 10 9 8 7 6 5']);
    expect(await home(NOON + MINUTE)).toEqual(['16 14 12 1 10', '19 18 17 15 13 11 9 8 7 6 5 4']);
    const before = await currentRevision();
    expect(await deleteExpiredPins(db, { now: NOON + MINUTE - 1 })).toBe(0);
    expect(await currentRevision()).toBe(before);
    expect(await deleteExpiredPins(db, { now: NOON + MINUTE })).toBe(1);
    expect(await currentRevision()).toBeGreaterThan(before);
    expect(Object.keys(await readPublishedLayout(db)).sort()).toEqual(['lead-2', 'slider-4']);
  });

  it('shows an article in both lists when its pin allows it', async () => {
    const { db, x, home, publish } = await prepare();
    const both = { ...pin(x(19)), twice: true };
    await publish({ 'slider-1': both });
    expect(await home()).toEqual(['19 18 16 14 12', '19 17 15 13 11 10 9 8 7 6 5 4']);
    await publish({ 'slider-1': both, 'lead-3': pin(x(19)) });
    expect(await home()).toEqual(['19 18 16 14 12', '17 15 19 13 11 10 9 8 7 6 5 4']);
    expect((await listPastLayouts(db))[1]?.changes).toEqual([
      'Slayder, 1-ci yer: avtomatik əvəzinə “X19” (hər iki siyahıda)',
    ]);
    await expect(publish({ 'slider-1': both, 'slider-2': both })).rejects.toThrow('article-slider-2');
  });

  it('follows the rules in the slot of an article that readers cannot see', async () => {
    const { db, actor, x, home, publish } = await prepare();
    await publish({ 'slider-1': pin(x(5)), 'lead-1': pin('never-there') });
    expect((await home())[0]).toBe('5 18 16 14 12');
    await archiveArticle(db, { id: x(5), actor, now: NOON, newId });
    expect(await home()).toEqual(['18 16 14 12 10', '19 17 15 13 11 9 8 7 6 4 3 2']);
  });

  it('reports an article that is pinned twice and an end in the past, with the field', async () => {
    const { db, x, change } = await prepare();
    const layout = { 'slider-1': pin(x(1)), 'lead-3': pin(x(1)), 'lead-4': pin(x(2), NOON) };
    const problems = await saveHomeDraft(db, { ...(await change()), layout }).catch(
      (error: InvalidInput) => error.problems,
    );
    expect(problems).toEqual([
      { field: 'article-lead-3', code: 'layout.twice' },
      { field: 'until-lead-4', code: 'layout.untilPast' },
    ]);
  });

  it('saves a draft that readers do not see, and refuses a change of an old version', async () => {
    const { db, x, home, change, publish, currentRevision } = await prepare();
    const [mine, other] = [await change(), await change(await writeActor(db, 'editor', 'Aysel'))];
    const before = await currentRevision();
    const layout = { 'slider-1': pin(x(3)) };
    const { version } = await saveHomeDraft(db, { ...mine, layout });
    expect(await currentRevision()).toBe(before);
    expect((await home())[0]).toBe('18 16 14 12 10');
    for (const write of [saveHomeDraft, publishHomeLayout])
      await expect(write(db, { ...other, layout: {} })).rejects.toMatchObject({ code: 'layout.conflict' });
    expect(await getHomeDraft(db, { now: NOON })).toMatchObject({
      version,
      layout,
      isDraft: true,
      lastChange: { by: 'Orxan', at: NOON },
    });
    await publish(layout);
    expect((await getHomeDraft(db, { now: NOON })).isDraft).toBe(false);
    await saveHomeDraft(db, { ...(await change()), layout });
    expect((await getHomeDraft(db, { now: NOON })).isDraft).toBe(false);
  });

  it('can be scheduled, is published once by the job, and a new draft stays', async () => {
    const { db, x, home, change, versionNow } = await prepare();
    const dueAt = NOON + 5 * MINUTE;
    const layout = { 'slider-1': pin(x(3)), 'slider-2': pin(x(7), dueAt + MINUTE) };
    const tooShort = { 'slider-2': pin(x(7), dueAt) };
    await expect(scheduleHomeLayout(db, { ...(await change()), layout: tooShort, dueAt })).rejects.toThrow(
      'until',
    );
    await expect(scheduleHomeLayout(db, { ...(await change()), layout, dueAt: NOON })).rejects.toThrow(
      'dueAt',
    );
    await scheduleHomeLayout(db, { ...(await change()), layout, dueAt });
    const { id: cancelled } = await scheduleHomeLayout(db, {
      ...(await change()),
      layout: {},
      dueAt: dueAt + 1,
    });
    expect(await listScheduledLayouts(db, { live: {} })).toHaveLength(2);
    await cancelScheduledLayout(db, { ...(await change()), id: cancelled });
    await expect(cancelScheduledLayout(db, { ...(await change()), id: cancelled })).rejects.toThrow(
      'not planned',
    );
    expect(await listPastLayouts(db)).toEqual([
      { id: cancelled, number: null, kind: 'cancel', at: NOON, dueAt: dueAt + 1, by: 'Orxan', changes: [] },
    ]);
    await saveHomeDraft(db, { ...(await change()), layout: { 'lead-1': pin(x(1)) } });
    const before = await versionNow();
    expect(await publishDueLayouts(db, { now: dueAt - 1, newId })).toBe(0);
    expect(await versionNow()).toBe(before);
    const both = await Promise.all([1, 2].map(() => publishDueLayouts(db, { now: dueAt + 2, newId })));
    expect(both.sort()).toEqual([0, 1]);
    expect((await home(dueAt + 2))[0]).toBe('3 7 18 16 14');
    expect(await getHomeDraft(db, { now: NOON })).toMatchObject({ isDraft: true, version: before + 1 });
    expect(await listPastLayouts(db)).toMatchObject([{ kind: 'plan', by: 'Orxan' }, { kind: 'cancel' }]);
  });

  it('has a history with descriptions, and can be reverted to an earlier layout', async () => {
    const { db, x, home, change, publish } = await prepare();
    await publish({ 'slider-1': pin(x(3)), 'lead-1': pin(x(4), NOON + MINUTE) });
    await publish({ 'slider-1': pin(x(5)) });
    const [, first] = await listPastLayouts(db);
    const later = { ...(await change()), now: NOON + 2 * MINUTE };
    await revertHomeLayout(db, { ...later, id: first?.id ?? '' });
    expect((await home())[0]).toBe('3 18 16 14 12');
    const history = await listPastLayouts(db);
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
      'layout.publish',
      'layout.publish',
      'layout.revert',
    ]);
    expect((await getHomeLayout(db, { id: first?.id ?? '' })).layout['lead-1']?.title).toBe('X4');
    await expect(getHomeLayout(db, { id: 'none' })).rejects.toThrow('none');
  });

  it.each<[StaffRole, boolean]>([
    ['author', false],
    ['editor', true],
    ['admin', true],
  ])('%s may change the layout: %s', async (role, isAllowed) => {
    const { db, change, publish } = await prepare();
    await publish({});
    const [{ id = '' } = {}] = await listPastLayouts(db);
    const { id: plan } = await scheduleHomeLayout(db, { ...(await change()), layout: {}, dueAt: NOON + 1 });
    const actor = await writeActor(db, role);
    const writes = [
      async () => saveHomeDraft(db, { ...(await change(actor)), layout: {} }),
      async () => publishHomeLayout(db, { ...(await change(actor)), layout: {} }),
      async () => scheduleHomeLayout(db, { ...(await change(actor)), layout: {}, dueAt: NOON + 1 }),
      async () => revertHomeLayout(db, { ...(await change(actor)), id }),
      async () => cancelScheduledLayout(db, { ...(await change(actor)), id: plan }),
    ];
    for (const write of writes) {
      const refusal = await write().catch((error) => error);
      expect(refusal instanceof Error ? refusal.name : null).toBe(isAllowed ? null : Forbidden.name);
    }
  });
});
