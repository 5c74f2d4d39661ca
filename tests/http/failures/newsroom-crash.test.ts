import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { expectNothingLost } from '../../kit/site/expect-nothing-lost.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';
import { CATEGORIES, makeSteadyWriter } from '../../kit/site/steady-writer.ts';
import { signIn } from '../../kit/site/visitor.ts';

const AT_ONCE = 6;
/** `npm run torture -- kill` sets more. */
const CRASHES = Number(process.env.KILLS ?? 5);
const SAVES = 200 * CRASHES;

describe.each(siteEngines())('a newsroom on %s', (engine) => {
  test(
    'loses nothing that was confirmed when its server is killed again and again',
    async () => {
      let editor: Actor | undefined;
      const site = await startSite({
        engine,
        env: { TRUST_PROXY: '1' },
        async fill(db) {
          for (const slug of CATEGORIES) await writeCategory(db, slug);
          editor = await writeStaff(db, 'editor');
        },
      });
      const { id: staffId, email } = editor as unknown as Actor;
      const visitor = await signIn(site, email);
      const writers = Array.from({ length: AT_ONCE }, (_, at) =>
        makeSteadyWriter(site, { visitor, staffId, name: `${at}` }),
      );
      let confirmed = 0;
      let up = Promise.resolve();
      let isOver = false;
      const atWork = writers.map(async (writer) => {
        while (confirmed < SAVES && !isOver) {
          await writer.write(() => up);
          confirmed += 1;
        }
      });
      const work = Promise.all(atWork).finally(() => {
        isOver = true;
      });
      work.catch(() => {});

      let unanswered = 0;
      for (let crash = 1; crash <= CRASHES && !isOver; crash++) {
        const at = (SAVES * (crash - 0.5 + Math.random() * 0.4)) / (CRASHES + 0.5);
        while (confirmed < at && !isOver) await sleep(1);
        await sleep(randomInt(10));
        const gate = Promise.withResolvers<void>();
        up = gate.promise;
        await site.crash(async () => {
          unanswered += writers.filter(({ pending }) => pending !== null).length;
          await site.change((db) => expectNothingLost(db, writers));
        });
        gate.resolve();
      }
      await work;
      await site.change((db) => expectNothingLost(db, writers));
      expect(confirmed).toBeGreaterThanOrEqual(SAVES);
      // Every kill came in the middle of something.
      expect(unanswered).toBeGreaterThanOrEqual(CRASHES);
      await site.stop();
    },
    10 * MINUTE + CRASHES * 10_000,
  );
});
