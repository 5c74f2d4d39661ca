import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { createPushReceiver } from '#features/push/rules/notices/create-push-receiver.ts';
import {
  countBreakingRecipients,
  findBreakingNotice,
} from '#features/push/rules/notices/plan-breaking-notice.ts';
import { Conflict, Forbidden, type InvalidInput } from '#platform/errors.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { takeEvents } from '#tests/kit/content/outbox.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { BreakingLevel } from '../tables.ts';
import { findShownStates, getBreakingState, listBreaking, pickShownBreaking } from './breaking-entry.ts';
import type { BreakingInput } from './breaking-input.ts';
import { createBreaking, endBreaking, getBreaking, updateBreaking } from './change-breaking.ts';
import { listShownBreaking, updateShownBreaking } from './shown-breaking.ts';

const input = (over: Partial<BreakingInput> = {}): BreakingInput => ({
  text: 'Final təxirə salındı',
  address: '',
  level: 'breaking',
  startsAt: NOON,
  endsAt: null,
  ...over,
});

describeOnEachDatabase('the breaking strip', (open) => {
  async function prepare() {
    const { db, currentRevision } = await open();
    const actor = await writeActor(db, 'editor', 'Orxan');
    const at = { actor, now: NOON, newId };
    const create = async (over: Partial<BreakingInput> = {}) =>
      (await createBreaking(db, { ...at, entry: input(over) })).id;
    const shown = async () => (await listShownBreaking(db)).map(({ text }) => text).join(' ');
    return { db, at, create, shown, currentRevision };
  }

  it('sends no notice about a quiet entry until an editor wants one', async () => {
    const { db, at, create } = await prepare();
    await writeFollower(db, [{ kind: 'breaking' }]);
    const notices = async () => {
      await takeOutboxEvents(db, { receivers: [createPushReceiver({ now: () => NOON, newId })] });
      return db.selectFrom('push_notice').select(['body', 'recipients']).execute();
    };
    expect(await countBreakingRecipients(db, { now: NOON })).toBe(1);
    const id = await create({ isQuiet: true });
    expect(await notices()).toEqual([]);
    expect(await findBreakingNotice(db, { id })).toBeNull();
    expect(await getBreaking(db, { id })).toMatchObject({ isQuiet: true });
    for (const version of [1, 2])
      await updateBreaking(db, { ...at, id, version, entry: input({ isQuiet: false }) });
    expect(await notices()).toEqual([{ body: 'Final təxirə salındı', recipients: 1 }]);
    expect(await findBreakingNotice(db, { id })).toBe(1);
  });

  it('shows an entry from its start to its end', async () => {
    const { db, create, shown, currentRevision } = await prepare();
    await create({ text: 'A', endsAt: NOON + 2 * MINUTE });
    await create({ text: 'B', startsAt: NOON + MINUTE, endsAt: NOON + 3 * MINUTE });
    expect(await shown()).toBe('A');
    const steps: [now: number, texts: string, isRevisionNew: boolean][] = [
      [NOON + MINUTE - 1, 'A', false],
      [NOON + MINUTE, 'B A', true],
      [NOON + MINUTE, 'B A', false],
      [NOON + 2 * MINUTE, 'B', true],
      [NOON + 3 * MINUTE, '', true],
      [NOON + 9 * MINUTE, '', false],
    ];
    for (const [now, texts, isRevisionNew] of steps) {
      const before = await currentRevision();
      await updateShownBreaking(db, { now, newId });
      expect([now - NOON, await shown(), (await currentRevision()) > before]).toEqual([
        now - NOON,
        texts,
        isRevisionNew,
      ]);
    }
  });

  it('never shows an entry that ended before the job ran', async () => {
    const { db, create, shown } = await prepare();
    await create({ startsAt: NOON + MINUTE, endsAt: NOON + 2 * MINUTE });
    await updateShownBreaking(db, { now: NOON + 5 * MINUTE, newId });
    expect(await shown()).toBe('');
    expect((await listBreaking(db)).map((item) => getBreakingState(item, NOON + 5 * MINUTE))).toEqual([
      'past',
    ]);
  });

  it('records once that an entry is shown and that it has ended', async () => {
    const { db, at, create } = await prepare();
    const id = await create();
    const planned = await create({ startsAt: NOON + MINUTE, endsAt: NOON + 2 * MINUTE });
    const types = async () => (await takeEvents(db)).map(({ type, subjectId }) => [type, subjectId === id]);
    expect(await types()).toEqual([['breaking.shown', true]]);
    await updateBreaking(db, { ...at, id, version: 1, entry: input({ text: 'Yeni' }) });
    expect(await types()).toEqual([]);
    for (const now of [NOON + MINUTE, NOON + MINUTE]) await updateShownBreaking(db, { now, newId });
    expect(await types()).toEqual([['breaking.shown', false]]);
    await updateShownBreaking(db, { now: NOON + 2 * MINUTE, newId });
    await endBreaking(db, { ...at, id: planned });
    expect(await types()).toEqual([['breaking.ended', false]]);
    await endBreaking(db, { ...at, id });
    expect(await types()).toEqual([['breaking.ended', true]]);
  });

  it('records that a shown entry has become breaking news', async () => {
    const { db, at, create } = await prepare();
    const id = await create({ level: 'info' });
    await takeEvents(db);
    for (const [version, level] of [
      [1, 'important'],
      [2, 'breaking'],
      [3, 'breaking'],
    ] as const)
      await updateBreaking(db, { ...at, id, version, entry: input({ level }) });
    expect(await takeEvents(db)).toMatchObject([{ type: 'breaking.shown', subjectId: id }]);
  });

  it('shows at most three entries, the most urgent first, then the newest, and tells editors of the others', async () => {
    const { db, create, shown } = await prepare();
    await create({ text: 'I', level: 'info' });
    await create({ text: 'V1', level: 'important', startsAt: NOON - 2 });
    await create({ text: 'V2', level: 'important', startsAt: NOON - 1 });
    await create({ text: 'T', startsAt: NOON - 3 });
    await create({ text: 'P', startsAt: NOON + MINUTE });
    expect(await shown()).toBe('T V2 V1');
    const states = findShownStates(await listBreaking(db), NOON);
    expect(states.map(({ item, state }) => `${item.text} ${state}`)).toEqual([
      'P planned',
      'I crowded',
      'V2 live',
      'V1 live',
      'T live',
    ]);
  });

  it('lets an editor end an entry, also before its start, and records it once in the audit log', async () => {
    const { db, at, create, shown } = await prepare();
    const live = await create();
    const planned = await create({ startsAt: NOON + MINUTE });
    for (const id of [live, live, planned]) await endBreaking(db, { ...at, id });
    await updateShownBreaking(db, { now: NOON + MINUTE, newId });
    expect(await shown()).toBe('');
    const lines = await db.selectFrom('audit_log').select(['action', 'subject_id']).execute();
    expect(lines.filter(({ action }) => action === 'breaking.end').map((line) => line.subject_id)).toEqual(
      expect.arrayContaining([live, planned]),
    );
    expect(lines).toHaveLength(4);
  });

  it('refuses a change of an old version and of an ended entry', async () => {
    const { db, at, create, shown } = await prepare();
    const id = await create();
    const change = (text: string, version: number) =>
      updateBreaking(db, { ...at, id, version, entry: input({ text }) });
    await change('  İkinci   mətn ', 1);
    expect(await shown()).toBe('İkinci mətn');
    await expect(change('Üçüncü', 1)).rejects.toMatchObject({ code: 'record.conflict' });
    await updateBreaking(db, { ...at, id, version: 2, entry: input({ startsAt: NOON + MINUTE }) });
    expect(await shown()).toBe('');
    await endBreaking(db, { ...at, id });
    await expect(change('Dördüncü', 4)).rejects.toBeInstanceOf(Conflict);
    expect((await getBreaking(db, { id })).text).toBe('Final təxirə salındı');
  });

  it('reports the problems of each field', async () => {
    const { db, at } = await prepare();
    const codesOf = (over: Partial<BreakingInput>) =>
      createBreaking(db, { ...at, entry: input(over) }).then(
        () => [],
        (error: InvalidInput) => error.problems.map(({ field, code }) => `${field} ${code}`),
      );
    expect(await codesOf({ text: ' ', level: 'x', endsAt: NOON })).toEqual([
      'text breaking.textRequired',
      'level breaking.level',
      'endsAt breaking.endsBeforeStart',
    ]);
    expect(await codesOf({ text: 'a'.repeat(161) })).toEqual(['text breaking.textTooLong']);
    for (const address of ['//evil.az', 'javascript:alert(1)', '/a b', 'http://a.az'])
      expect(await codesOf({ address })).toEqual(['address breaking.address']);
    for (const address of ['', '/article/a', 'https://a.az/b'])
      expect(await codesOf({ address })).toEqual([]);
  });

  it.each<[StaffRole, boolean]>([
    ['author', false],
    ['editor', true],
    ['admin', true],
  ])('%s may change entries: %s', async (role, isAllowed) => {
    const { db, create } = await prepare();
    const id = await create();
    const at = { actor: await writeActor(db, role), now: NOON, newId };
    const writes = [
      () => createBreaking(db, { ...at, entry: input() }),
      () => updateBreaking(db, { ...at, id, version: 1, entry: input() }),
      () => endBreaking(db, { ...at, id }),
    ];
    for (const write of writes) {
      const refusal = await write().catch((error) => error);
      expect(refusal instanceof Error ? refusal.name : null).toBe(isAllowed ? null : Forbidden.name);
    }
  });
});

it('an order of urgency, then of time, has room for three entries, also of one moment', () => {
  const entry = (id: string, level: BreakingLevel, startsAt = NOON) => ({ id, level, startsAt });
  const live = [
    entry('c', 'info', NOON + 9),
    entry('a', 'important'),
    entry('b', 'important'),
    entry('d', 'important', NOON - 1),
    entry('e', 'breaking', NOON - 9),
  ];
  for (const entries of [live, live.toReversed()])
    expect(pickShownBreaking(entries).map(({ id }) => id)).toEqual(['e', 'b', 'a']);
});
