import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { applySnapshot } from '#features/match-providers/rules/apply-snapshot.ts';
import {
  makeSnapshot,
  writeProviderFixture,
} from '#features/match-providers/rules/provider-ledger.fixture.ts';
import { saveLineUp } from '#features/matches/rules/line-ups/save-line-up.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { writeFollower } from '#tests/kit/content/push.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { updatePushPreferences } from '../subscriptions/change-subscription.ts';
import { createPushReceiver } from './create-push-receiver.ts';

const WITHDRAWN = 'Düzəliş: Açıqlanan heyətlər hələ rəsmi deyil';
type Side = 'home' | 'away';

/** Eleven players `A1` … `A11`, and one on the bench. */
const sheetOf = (letter: string) =>
  [
    'Sxem: 4-3-3',
    ...Array.from({ length: 11 }, (_, i) => `${i + 1}. ${letter}${'abcdefghijk'[i]}`),
    'Ehtiyatlar:',
    `12. ${letter}l`,
  ].join('\n');
const elevenOf = (letter: string) => Array.from('abcdefghijk', (one) => letter + one).join(', ');

describeOnEachDatabase('notices about line-ups', (open) => {
  /** A match in an hour, with a follower. */
  async function prepare({ sample = 0 as 0 | 1, isFollowed = true } = {}) {
    const { db } = await open();
    const fixtureId = await writeFixture(db, { kick_off: NOON + HOUR, sample });
    const actor = await writeActor(db, 'editor', 'Orxan');
    let clock = NOON;
    const receiver = createPushReceiver({ now: () => clock, newId });
    const versions = { home: 0, away: 0 };
    const follow = () => writeFollower(db, [{ kind: 'match', id: fixtureId }]);
    if (isFollowed) await follow();
    const plan = () => takeOutboxEvents(db, { receivers: [receiver] });
    const save = async (side: Side, sheet: string, isOfficial = true) => {
      clock += 1000;
      const at = { actor, fixtureId, side, sheet, isOfficial, version: versions[side]++, now: clock, newId };
      await saveLineUp(db, { ...at, createsPlayers: false, shownPlayers: [] });
    };
    const tag = `match-${fixtureId}-lineUps`;
    const listNotices = () =>
      db
        .selectFrom('push_notice')
        .select(['title', 'body', 'tag', 'is_silent', 'recipients', 'expires_at', 'replaced'])
        .where('tag', '=', tag)
        .orderBy('created_at')
        .execute();
    const countQueued = async () =>
      (
        await db
          .selectFrom('push_delivery')
          .innerJoin('push_notice', 'push_notice.id', 'notice_id')
          .select('status')
          .where('tag', '=', tag)
          .execute()
      ).length;
    return {
      db,
      fixtureId,
      tag,
      follow,
      plan,
      listNotices,
      countQueued,
      publish: async (side: Side, sheet: string, isOfficial?: boolean) => {
        await save(side, sheet, isOfficial);
        await plan();
      },
      save,
      wait: (ms: number) => {
        clock += ms;
      },
      now: () => clock,
    };
  }

  it('announce once that both teams have an official line-up, with the starters', async () => {
    const { tag, publish, listNotices } = await prepare();
    await publish('home', sheetOf('A'));
    await publish('away', sheetOf('B'), false);
    expect(await listNotices()).toEqual([]);
    await publish('away', sheetOf('B'));
    // The same again, and another player on the bench.
    await publish('away', sheetOf('B'));
    await publish('home', sheetOf('A').replace('12. Al', '12. Ax'));
    expect(await listNotices()).toEqual([
      {
        title: 'Qarabağ – Neftçi',
        tag,
        is_silent: 0,
        recipients: 1,
        body: `Start heyətləri açıqlanıb\n“Qarabağ” (4-3-3): ${elevenOf('A')}\n“Neftçi” (4-3-3): ${elevenOf('B')}`,
        expires_at: NOON + HOUR + 3000,
        replaced: 0,
      },
    ]);
  });

  it('replace the notice silently when the starters change, and announce that a line-up was withdrawn', async () => {
    const { publish, listNotices, countQueued } = await prepare();
    await publish('home', sheetOf('A'));
    await publish('away', sheetOf('B'));
    await publish('away', sheetOf('C'));
    await publish('away', sheetOf('C'), false);
    await publish('home', sheetOf('D'));
    await publish('away', sheetOf('C'));
    const notices = await listNotices();
    expect(new Set(notices.map(({ tag }) => tag)).size).toBe(1);
    expect(notices.map(({ body, is_silent }) => [body.split('\n')[0], is_silent])).toEqual([
      ['Start heyətləri açıqlanıb', 0],
      ['Düzəliş: Start heyətləri açıqlanıb', 1],
      [WITHDRAWN, 0],
      ['Start heyətləri açıqlanıb', 0],
    ]);
    // Nothing has been sent yet, so only the last one waits.
    expect(await countQueued()).toBe(1);
  });

  it('are also sent for the line-ups of a provider', async () => {
    const { db, fixtureId, plan, now, listNotices } = await prepare();
    const lineUp = (letter: string) => ({
      formation: '4-4-2',
      coach: null,
      isOfficial: true,
      players: Array.from('abcdefghijk', (one, index) => ({
        playerId: null,
        name: letter + one,
        shirt: index + 1,
        isStarting: true,
        isCaptain: false,
        isGoalkeeper: index === 0,
      })),
    });
    await writeProviderFixture(db, fixtureId);
    const snapshot = makeSnapshot({
      status: { status: 'scheduled' },
      minute: null,
      score: null,
      lineUps: { home: lineUp('A'), away: lineUp('B') },
    });
    for (const body of ['1', '2'])
      await applySnapshot(db, { provider: 'a', fixtureId, snapshot, body, now: now(), newId });
    await plan();
    expect((await listNotices()).map(({ body }) => body)).toEqual([
      expect.stringContaining(`“Neftçi” (4-4-2): ${elevenOf('B')}`),
    ]);
  });

  it('are not sent for a match that has begun, is postponed or is a sample, nor without followers', async () => {
    const prepared = [await prepare({ sample: 1 }), await prepare({ isFollowed: false })];
    const [late, begun, postponed] = [await prepare(), await prepare(), await prepare()];
    // The second save is 15 minutes after the kick-off.
    late.wait(HOUR + 15 * MINUTE - 2000);
    await writeLedger(begun.db, begun.fixtureId, [kickOff()]);
    await writeLedger(postponed.db, postponed.fixtureId, [{ type: 'postponed', reason: 'Yağış', at: NOON }]);
    for (const { publish, listNotices } of [...prepared, late, begun, postponed]) {
      await publish('home', sheetOf('A'));
      await publish('away', sheetOf('B'));
      expect(await listNotices()).toEqual([]);
    }
  });

  it('are not sent to readers who want only goals', async () => {
    const { db, follow, publish, listNotices } = await prepare({ isFollowed: false });
    const preferences = { quietHours: null, goalsOnly: true };
    await updatePushPreferences(db, { endpoint: await follow(), preferences });
    await publish('home', sheetOf('A'));
    await publish('away', sheetOf('B'));
    expect(await listNotices()).toMatchObject([{ recipients: 0 }]);
  });

  it('are corrected for all who got them, also when their quiet hours have begun', async () => {
    const { db, publish, listNotices, wait } = await prepare({ isFollowed: false });
    const { home_id } = await db.selectFrom('fixture').select('home_id').executeTakeFirstOrThrow();
    const endpoint = await writeFollower(db, [{ kind: 'team', id: home_id }]);
    // It is 18:00 in Baku.
    const preferences = { quietHours: { from: 19, until: 20 }, goalsOnly: false };
    await updatePushPreferences(db, { endpoint, preferences });
    await publish('home', sheetOf('A'));
    await publish('away', sheetOf('B'));
    wait(HOUR);
    await publish('away', sheetOf('C'));
    expect((await listNotices()).map(({ recipients }) => recipients)).toEqual([1, 1]);
  });

  it('stay short enough for a push service, however long the names are', async () => {
    const { publish, listNotices } = await prepare();
    const long = sheetOf('A').replaceAll(/A(\w)/g, (_, one) => `${'Ə'.repeat(28)} ${'Ş'.repeat(28)} ${one}`);
    await publish('home', long);
    await publish('away', long);
    const [{ body } = { body: '' }] = await listNotices();
    expect(Buffer.byteLength(body)).toBeLessThan(3000);
  });

  it('always leave the notice that is true, whatever is saved and however late it is planned', async () => {
    const save = fc.record({
      side: fc.constantFrom<Side>('home', 'away'),
      letter: fc.constantFrom('A', 'B'),
      isOfficial: fc.boolean(),
      isPlanned: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(save, { maxLength: 8 }), async (saves) => {
        const { plan, save: write, listNotices, countQueued } = await prepare();
        const state: Partial<Record<Side, string>> = {};
        for (const { side, letter, isOfficial, isPlanned } of saves) {
          await write(side, sheetOf(letter), isOfficial);
          if (isOfficial) state[side] = letter;
          else delete state[side];
          if (isPlanned) await plan();
        }
        await plan();
        const notices = await listNotices();
        const last = notices.at(-1);
        const teams = [state.home, state.away];
        if (teams.every((letter) => letter !== undefined))
          for (const letter of teams) expect(last?.body).toContain(elevenOf(letter ?? ''));
        else if (last) expect(last.body).toBe(WITHDRAWN);
        for (const [at, { body, is_silent }] of notices.entries()) {
          const before = notices[at - 1]?.body ?? WITHDRAWN;
          expect(body).not.toBe(before);
          // A sound for the first one, after a withdrawal, and for the withdrawal.
          expect(is_silent).toBe(before === WITHDRAWN || body === WITHDRAWN ? 0 : 1);
        }
        expect(await countQueued()).toBe(last ? 1 : 0);
      }),
      { numRuns: 12 },
    );
  });
});
