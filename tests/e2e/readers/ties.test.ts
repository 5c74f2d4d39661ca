import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { tieText } from '#features/competitions/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { newId } from '../../kit/content/articles.ts';
import {
  finishedColumns,
  stateColumns,
  writeFixture,
  writeRound,
  writeSeason,
} from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

const ties = { ...DEFAULT_REGULATION.ties, legs: 2 } as const;

const site = await startSite({
  async fill(db) {
    const season_id = await writeSeason(db, { kind: 'knockout', regulation: { ties } });
    const round_id = await writeRound(db, season_id, 'semi');
    const tie_id = newId();
    const leg = { season_id, round_id };
    const kick_off = Date.now() - 7 * DAY;
    await writeFixture(db, { ...leg, ...stateColumns.live, id: 'birinci', kick_off });
    await writeFixture(db, {
      ...leg,
      id: 'ikinci',
      teams: ['Neftçi', 'Qarabağ'],
      kick_off: Date.now() + HOUR,
    });
    const { home_id, away_id } = await db
      .selectFrom('fixture')
      .select(['home_id', 'away_id'])
      .where('id', '=', 'birinci')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('tie')
      .values({
        id: tie_id,
        stage_id: season_id,
        round_id,
        position: 1,
        is_bye: 0,
        version: 1,
        home_id,
        away_id,
      })
      .execute();
    for (const [at, id] of ['birinci', 'ikinci'].entries())
      await db
        .updateTable('fixture')
        .set({ tie_id, leg: at + 1 })
        .where('id', '=', id)
        .execute();
  },
});
afterAll(site.stop);

test('open pages of a tie and of its season show what happens in its other match', async () => {
  const open = async (path: string) => {
    const page = await openPage(site);
    const opened = page.waitForResponse('**/api/stream?*');
    await page.goto(path);
    await opened;
    return page;
  };
  const [second, season] = [await open(encodeURI('/oyun/ikinci-neftçi-qarabağ')), await open('/turnir/apl')];
  const aggregate = (page: Page) => page.locator('[data-part="header"]').innerText();
  const bracket = () => season.locator('.bracket').innerText();
  expect(await bracket()).not.toContain('3');

  await site.change(async (db) => {
    const score = { home_score: 3, away_score: 1 };
    await db
      .updateTable('fixture')
      .set({ ...finishedColumns, ...score })
      .where('id', '=', 'birinci')
      .execute();
  });
  await expect.poll(() => aggregate(second)).toContain(`${tieText.aggregate} 1:3`);
  await expect.poll(bracket).toMatch(/Qarabağ\s+3\s+N\s+Neftçi\s+1/);
});
