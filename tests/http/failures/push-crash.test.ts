import { expect, test } from 'vitest';
import { createBreaking } from '#features/breaking-news/rules/change-breaking.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId } from '../../kit/content/articles.ts';
import { refreshFollowers, writeFollower } from '../../kit/content/push.ts';
import { endLeases } from '../../kit/crash/kill-repeatedly.ts';
import { KILLS, KILLS_TIMEOUT, repeatKills, reportKills, untilReached } from '../../kit/crash/kill-rounds.ts';
import { startPushServer } from '../../kit/servers/push-server.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';

const BROWSERS = 60;

test.each(siteEngines())(
  'a server that is killed while it sends push notices sends none twice, and counts each (%s)',
  async (engine) => {
    const push = await startPushServer();
    const site = await startSite({ engine, env: { ALLOW_PRIVATE_ADDRESSES: '1', PUSH_HOSTS: '127.0.0.1' } });
    const siteKey = await (await site.fetch('/api/push/key')).text();
    await site.change(async (db) => {
      for (let browser = 0; browser < BROWSERS; browser += 1)
        await writeFollower(db, [{ kind: 'breaking' }], push.subscribe(siteKey));
      await refreshFollowers(db);
    });
    const announce = (notice: number) =>
      site.change(async (db) => {
        const actor = await writeStaff(db, 'editor');
        const entry = {
          text: `Təcili ${notice}`,
          address: '',
          level: 'breaking',
          startsAt: Date.now(),
          endsAt: null,
        };
        await createBreaking(db, { actor, entry, now: Date.now(), newId });
      });
    // Slow enough to be caught in the middle: every third browser gets its answer late.
    let answers = 0;
    push.answer(async () => {
      answers += 1;
      if (answers % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 200));
      return { status: 201 };
    });
    await repeatKills(async (kill) => {
      const before = push.received.length;
      await announce(kill);
      await untilReached(
        () => push.received.length,
        (count) => count > before + BROWSERS / 4,
        2,
      );
      await site.crash(() => site.change(endLeases));
    });
    await announce(0);
    const counts = async () => {
      let open = -1;
      let told = 0;
      await site.change(async (db) => {
        open = (await db.selectFrom('push_delivery').select('status').execute()).length;
        for (const { sent, failed } of await db
          .selectFrom('push_notice')
          .select(['sent', 'failed'])
          .execute())
          told += sent + failed;
      });
      return { open, told };
    };
    // The last notice may not be planned yet: then nothing is open either.
    const all = BROWSERS * (KILLS + 1);
    const { told } = await untilReached(counts, ({ open, told }) => open === 0 && told >= all, 200);
    expect(told).toBe(all);
    await site.stop();
    await push.close();
    const shown = push.received.map(({ browser, message }) => `${browser.endpoint} ${message.body}`);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((one) => one.endsWith('Təcili 0'))).toHaveLength(BROWSERS);
    expect(push.problems).toEqual([]);
    reportKills(engine, { acknowledged: told, lost: 0, 'not repeated': told - shown.length, twice: 0 });
  },
  KILLS_TIMEOUT,
);
