import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { planRoundRobin } from '#features/competitions/rules/draws/plan-round-robin.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeCompetition } from '../../kit/content/matches.ts';
import { importSeasonText } from '../../kit/content/season-import.ts';
import { attributesOf, elementsOf } from '../../kit/site/html.ts';
import { measureScripts, SCRIPT_LIMIT } from '../../kit/site/script-size.ts';
import { startSite } from '../../kit/site/site.ts';

/** A page as it comes over the network (gzip), in bytes. */
const PAGE_LIMIT = 60_000;

const TEAMS = [...'ABCDEFGHIJKLMNO'].map((letter) => `Komanda ${letter}`);
const rounds = planRoundRobin(TEAMS, 2);
const SCORERS = ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü'];

/** The last round was a week ago: the page of a team has the results of a year. */
const START = Date.now() - (rounds.length + 1) * 7 * DAY;

/** A league of 210 matches in 30 rounds, all played, with four scorers of each team. */
const FILE = [
  'round,date,time,home,away,home_score,away_score,goals',
  ...rounds.flatMap((pairings, round) =>
    pairings.map(({ home, away }, index) => {
      const date = new Date(START + round * 7 * DAY).toISOString().slice(0, 10);
      const scorer = (team: string) => `${SCORERS[(round + index) % SCORERS.length]} ${team.at(-1)}`;
      return `${round + 1},${date},20:00,${home},${away},2,1,"${scorer(home)} 12', 80'; ${scorer(away)} 45+1'"`;
    }),
  ),
].join('\n');

async function fill(db: Db): Promise<void> {
  await writeCompetition(db, 'apl');
  await importSeasonText(db, FILE, { createTeams: 'all', actor: null });
  // Each scorer is a player of the site.
  const scorers = await db.selectFrom('fixture_event').select('player').distinct().execute();
  for (const [index, { player }] of scorers.entries()) {
    const id = `o${index}`;
    await db
      .insertInto('player')
      .values({ id, slug: `oyuncu-${index}`, name: player ?? '', sort_key: id, version: 1 })
      .execute();
    await db.updateTable('fixture_event').set({ player_id: id }).where('player', '=', player).execute();
  }
}

describe('a season of 210 matches, without script', async () => {
  const site = await startSite({ fill });
  afterAll(site.stop);
  const text = async (path: string) => (await site.fetch(path)).text();
  const linksOf = (html: string, kind: string) =>
    [...new Set(attributesOf(html, 'href'))].filter((link) => link.startsWith(`/${kind}/`));

  test('has all its matches by round and by month, and its teams and scorers', async () => {
    const byRound = await text('/turnir/apl/oyunlar');
    const byMonth = await text('/turnir/apl/oyunlar?order=month');
    const matches = linksOf(byRound, 'oyun');
    expect(matches).toHaveLength(210);
    expect(linksOf(byMonth, 'oyun').toSorted()).toEqual(matches.toSorted());
    const page = await text('/turnir/apl');
    expect(elementsOf(page, 'tr').filter((row) => row.includes('data-team'))).toHaveLength(TEAMS.length);
    expect(linksOf(page, 'komanda')).toHaveLength(TEAMS.length);
    expect(linksOf(await text('/turnir/apl/bombardirler'), 'oyuncu').length).toBeGreaterThanOrEqual(50);
    const [team = ''] = linksOf(page, 'komanda');
    expect(linksOf(await text(team), 'oyun')).toHaveLength(28);
  });

  test('no page of it is longer than the budget, with all that it has', async () => {
    const page = await text('/turnir/apl');
    const scorers = await text('/turnir/apl/bombardirler');
    const paths = [
      '/turnir/apl',
      '/turnir/apl/oyunlar',
      '/turnir/apl/oyunlar?order=month',
      '/turnir/apl/bombardirler',
      linksOf(page, 'komanda')[0],
      linksOf(scorers, 'oyuncu')[0],
      linksOf(await text('/turnir/apl/oyunlar'), 'oyun')[0],
      '/tournament-tables?competition=apl',
    ];
    for (const path of paths) {
      if (path === undefined) expect.fail('A page has no link to the next one');
      const html = await text(path);
      expect(gzipSync(html).length, path).toBeLessThan(PAGE_LIMIT);
      expect(await measureScripts(html, text), path).toBeLessThanOrEqual(SCRIPT_LIMIT);
    }
  });
});
