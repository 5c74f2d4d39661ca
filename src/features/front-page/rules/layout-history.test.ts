import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getHomeDraft, saveHomeDraft } from './home-draft.ts';
import { getHomeLayout, type HomeLayout } from './home-layout.ts';
import { listPastLayouts, listScheduledLayouts } from './list-home-layouts.ts';
import { addPinTitles, listHomeArticles } from './pinned-articles.ts';
import { publishHomeLayout } from './publish-home-layout.ts';
import { cancelScheduledLayout, publishDueLayouts, scheduleHomeLayout } from './scheduled-layouts.ts';

const FIRST = 'Slayder, 1-ci yer';

describeOnEachDatabase('the history of the front page', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Orxan');
    const a = await writeArticle(db, { title: 'A' });
    const b = await writeArticle(db, { title: 'B' });
    const c = await writeArticle(db, { title: 'C' });
    const pinned = (article = a, more: { until?: number; twice?: boolean } = {}): HomeLayout => ({
      'slider-1': { articleId: article.id, until: null, ...more },
    });
    const change = async (now: number) => ({
      actor,
      version: (await getHomeDraft(db, { now })).version,
      now,
      newId,
    });
    const publish = async (layout: HomeLayout, now: number) =>
      publishHomeLayout(db, { ...(await change(now)), layout });
    const schedule = async (layout: HomeLayout, { now, dueAt }: { now: number; dueAt: number }) =>
      scheduleHomeLayout(db, { ...(await change(now)), layout, dueAt });
    return { db, a, b, c, pinned, change, publish, schedule };
  }

  it('has the newest line first, and the changes of the oldest line on the page', async () => {
    const { db, b, pinned, publish } = await prepare();
    await publish(pinned(), NOON);
    await publish(pinned(b), NOON + 1);
    await publish({}, NOON + 1);
    const lines = (await listPastLayouts(db)).map(({ number, at, changes }) => [number, at, ...changes]);
    expect(lines).toEqual([
      [3, NOON + 1, `${FIRST}: “B” əvəzinə avtomatik`],
      [2, NOON + 1, `${FIRST}: “A” əvəzinə “B”`],
      [1, NOON, `${FIRST}: avtomatik əvəzinə “A”`],
    ]);
    const page = await listPastLayouts(db, { limit: 2 });
    expect(page.map(({ number, at, changes }) => [number, at, ...changes])).toEqual(lines.slice(0, 2));
  });

  it('compares a cancelled layout with the one that readers saw then', async () => {
    const { db, b, c, pinned, change, publish, schedule } = await prepare();
    await publish(pinned(), NOON);
    const { id } = await schedule(pinned(c), { now: NOON, dueAt: NOON + MINUTE });
    await cancelScheduledLayout(db, { ...(await change(NOON)), id });
    await publish(pinned(b), NOON + 1);
    const lines = await listPastLayouts(db);
    expect(lines.map(({ kind, changes }) => [kind, ...changes])).toEqual([
      ['publish', `${FIRST}: “A” əvəzinə “B”`],
      ['publish', `${FIRST}: avtomatik əvəzinə “A”`],
      ['cancel', `${FIRST}: “A” əvəzinə “C”`],
    ]);
  });

  it('lists the scheduled layouts with their changes to the published one, the next one first', async () => {
    const { db, b, c, pinned, publish, schedule } = await prepare();
    await publish(pinned(), NOON);
    const later = await schedule(pinned(b), { now: NOON, dueAt: NOON + 2 });
    const next = await schedule(pinned(c, { until: NOON + MINUTE, twice: true }), {
      now: NOON,
      dueAt: NOON + 1,
    });
    const live = await addPinTitles(db, pinned());
    expect(await listScheduledLayouts(db, { live })).toEqual([
      {
        id: next.id,
        dueAt: NOON + 1,
        by: 'Orxan',
        changes: [`${FIRST}: “A” əvəzinə “C” (7 mart 2026, 18:01 vaxtınadək, hər iki siyahıda)`],
      },
      { id: later.id, dueAt: NOON + 2, by: 'Orxan', changes: [`${FIRST}: “A” əvəzinə “B”`] },
    ]);
  });

  it('is in the audit log, with the layouts in words', async () => {
    const { db, b, pinned, change, publish, schedule } = await prepare();
    await publish(pinned(), NOON);
    const cancelled = await schedule({}, { now: NOON + 1, dueAt: NOON + MINUTE });
    await cancelScheduledLayout(db, { ...(await change(NOON + 2)), id: cancelled.id });
    await schedule(pinned(b), { now: NOON + 3, dueAt: NOON + 4 });
    await publishDueLayouts(db, { now: NOON + 5, newId });
    const [a1, b1] = ['A', 'B'].map((title) => ({ layout: [`${FIRST}: “${title}”`] }));
    expect(await listAuditLines(db)).toEqual([
      ['layout.publish', { layout: [] }, a1],
      ['layout.schedule', null, { scheduledAt: NOON + MINUTE, layout: [] }],
      ['layout.cancel', { scheduledAt: NOON + MINUTE }, null],
      ['layout.schedule', null, { scheduledAt: NOON + 4, ...b1 }],
      ['layout.plan', a1, b1],
    ]);
    const { subject_id } = await db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', 'layout.publish')
      .executeTakeFirstOrThrow();
    expect(subject_id).toBe('home');
  });

  it('refuses what cannot be scheduled, cancelled or found', async () => {
    const { db, change, schedule } = await prepare();
    await expect(schedule({}, { now: NOON, dueAt: NOON })).rejects.toThrow('dueAt: scheduledAt.past');
    await expect(cancelScheduledLayout(db, { ...(await change(NOON)), id: 'none' })).rejects.toMatchObject({
      code: 'layout.notPlanned',
    });
    await expect(getHomeLayout(db, { id: 'none' })).rejects.toBeInstanceOf(NotFound);
  });

  it('takes a new end or a permission for both lists for a change of the draft', async () => {
    const { db, pinned, change, publish } = await prepare();
    await publish(pinned(), NOON);
    for (const layout of [pinned(undefined, { until: NOON + MINUTE }), pinned(undefined, { twice: true })]) {
      await saveHomeDraft(db, { ...(await change(NOON)), layout });
      expect(await getHomeDraft(db, { now: NOON })).toMatchObject({ isDraft: true, layout });
    }
    await saveHomeDraft(db, { ...(await change(NOON)), layout: pinned() });
    expect((await getHomeDraft(db, { now: NOON })).isDraft).toBe(false);
  });

  it('shows pinned articles with the moment that counts: publication, plan or last change', async () => {
    const { db, a } = await prepare();
    const image = '/media/articles/1-a.webp';
    await db.updateTable('article').set({ image }).where('id', '=', a.id).execute();
    const scheduled = await writeArticle(db, {
      title: 'Plan',
      status: 'scheduled',
      scheduledAt: NOON + MINUTE,
    });
    const draft = await writeArticle(db, { title: 'Qaralama', status: 'draft', now: NOON + 2 });
    const ids = [a.id, scheduled.id, draft.id, 'gone'];
    const articles = await listHomeArticles(db, { ids });
    expect(articles.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
      { id: a.id, title: 'A', status: 'published', image, at: NOON },
      { id: scheduled.id, title: 'Plan', status: 'scheduled', image: null, at: NOON + MINUTE },
      { id: draft.id, title: 'Qaralama', status: 'draft', image: null, at: NOON + 2 },
    ]);
    expect(await listHomeArticles(db, { ids: [] })).toEqual([]);
  });
});
