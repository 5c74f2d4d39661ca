import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { goal, kickOff, periodMark, result, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture, writeRound, writeSeason } from '../../kit/content/matches.ts';
import { textOf } from '../../kit/site/html.ts';
import { startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

let site: TestSite;
let editor: Visitor;
const ids = { season: '', round: '', played: '', next: '' };

beforeAll(async () => {
  let email = '';
  site = await startSite({
    async fill(db) {
      await writeCategory(db, 'apl');
      email = (await writeStaff(db, 'editor')).email;
      ids.season = await writeSeason(db);
      ids.round = await writeRound(db, ids.season, '12');
      const inRound = { season_id: ids.season, round_id: ids.round };
      ids.played = await writeFixture(db, inRound);
      ids.next = await writeFixture(db, {
        ...inRound,
        teams: ['Zirə', 'Sabah'],
        kick_off: Date.now() + HOUR,
      });
      const before = await writeFixture(db, { season_id: ids.season, teams: ['Sabah', 'Zirə'], kick_off: 0 });
      await writeLedger(db, before, [result(1, 2)]);
      await writeLedger(db, ids.played, [kickOff(), goal('home', 12, 'Elvin'), periodMark('fullTime')]);
    },
  });
  editor = await signIn(site, email);
});
afterAll(() => site.stop());

async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await editor.get(path);
  return { status: response.status, html: await response.text() };
}

test('a report begins with the result, the scorer, the card and the table of the match', async () => {
  const { html } = await open(`/admin/articles/create?match=${ids.played}`);
  expect(html).toContain('Elvin');
  expect(html).toContain('1:0');
  expect(html).toContain(`data-match-card=&quot;${ids.played}&quot;`);
  expect(html).toContain(`data-league-table=&quot;${ids.season}&quot;`);
  expect(html).toMatch(/<option value="apl" selected=""/);
});

test('an article about a live match begins with what has happened, not with a preview', async () => {
  let id = '';
  await site.change(async (db) => {
    id = await writeFixture(db, { teams: ['Kəpəz', 'Səbail'], kick_off: Date.now() - 30 * MINUTE });
    await writeLedger(db, id, [kickOff(Date.now() - 30 * MINUTE), goal('away', 12, 'Tural')]);
  });
  const { html } = await open(`/admin/articles/create?match=${id}`);
  expect(html).toContain('“Kəpəz” – “Səbail” oyunu davam edir: hesab 0:1');
  expect(html).toContain('Tural');
  expect(html).not.toMatch(/qəbul edəcək|başlayacaq/);
});

test('a preview begins with the teams, the kick-off and their last meeting', async () => {
  const { html } = await open(`/admin/articles/create?match=${ids.next}`);
  expect(html).toContain('“Zirə”');
  expect(html).toContain('qarşılıqlı');
});

test('an unknown match or round gives an empty form', async () => {
  for (const query of ['match=yoxdur', 'round=yoxdur', `round=${'x'.repeat(900)}`])
    expect((await open(`/admin/articles/create?${query}`)).status).toBe(200);
});

test('a round has its texts, and a new article is filled with them', async () => {
  const { html } = await open(`/admin/matches/rounds/${ids.round}`);
  expect(textOf(html)).toContain('XII tur');
  expect(textOf(html)).toContain('“Zirə” – “Sabah”');
  expect(html).toContain(`round=${ids.round}&amp;texts=results`);
  const { html: form } = await open(`/admin/articles/create?round=${ids.round}&texts=results`);
  expect(form).toContain('Elvin');
  expect((await open('/admin/matches/rounds/yoxdur')).status).toBe(404);
});

test('readers see the table and the line-ups of an article as they are now', async () => {
  const blocks = `<div data-league-table="${ids.season}"></div><div data-match-card="${ids.played}"></div>`;
  await editor.post('/admin/articles/create', {
    title: 'Blokların yazısı',
    excerpt: 'Qısa',
    content: `<p>Mətn</p>${blocks}`,
    category: 'apl',
    author: 'Aysel',
    intent: 'publish',
  });
  const read = async () => textOf(await (await site.fetch('/article/bloklarin-yazisi')).text());
  expect(await read()).toMatch(/Qarabağ.*3/);
  await site.change(async (db) => void (await writeLedger(db, ids.next, [result(0, 7)])));
  await expect.poll(read).toContain('Sabah 2 +6 3');
});
