import { expect, test } from 'vitest';
import { importArticlesText } from '#features/article-import/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { endLeases } from '../../kit/crash/kill-repeatedly.ts';
import { KILLS, KILLS_TIMEOUT, repeatKills, reportKills, untilReached } from '../../kit/crash/kill-rounds.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

/** Two batches between two kills at least. */
const COUNT = 120 * (KILLS + 2);

test.each(siteEngines())(
  'an import whose server is killed again and again is finished, with each article once (%s)',
  async (engine) => {
    let admin = {} as Actor;
    const site = await startSite({
      engine,
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        admin = await writeStaff(db, 'admin');
        await writeCategory(db, 'football', 'Futbol');
      },
    });
    const who = await signIn(site, admin.email);
    const rows = Array.from(
      { length: COUNT },
      (_, at) => `${at},Xəbər ${at},<p>Mətn ${at}</p>,Futbol,published`,
    );
    const form = new FormData();
    form.set('system', 'csv');
    form.set('siteUrl', 'https://old.example');
    form.set('file', new File([`id,title,content,category,status\n${rows.join('\n')}\n`], 'sayt.csv'));
    const path = (await who.post('/admin/import/articles', form)).headers.get('location') ?? '';
    const read = async () => textOf(await (await who.get(path)).text());
    await untilReached(read, (page) => page.includes(importArticlesText.start), 200);
    expect((await who.post(path, {})).status).toBe(302);

    const list = async () => {
      let titles: string[] = [];
      await site.change(async (db) => {
        titles = (await db.selectFrom('article').select('title').execute()).map(({ title }) => title);
      });
      return titles;
    };
    await repeatKills(async () => {
      const before = (await list()).length;
      await untilReached(
        async () => (await list()).length,
        // A fast import is over before the last kill.
        (count) => count > before || count === COUNT,
      );
      await site.crash(() => site.change(endLeases));
    });
    await untilReached(read, (page) => page.includes(importArticlesText.imported), 200);
    const titles = await list();
    expect([titles.length, new Set(titles).size]).toEqual([COUNT, COUNT]);
    const report = await read();
    expect(report).toContain(`${COUNT} ${importArticlesText.outcomes.new}`);
    await site.stop();
    reportKills(engine, { acknowledged: COUNT, lost: 0, twice: 0 });
  },
  KILLS_TIMEOUT,
);
