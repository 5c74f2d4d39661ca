import { afterAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { competitionText, playerText, tieText } from '#features/competitions/text.ts';
import { matchAddress, seasonMatchesAddress } from '#features/matches/rules/match-addresses.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { importSeason } from '#features/season-import/rules/import-season.ts';
import { parseSeason } from '#features/season-import/rules/parse/parse-season.ts';
import type { Db } from '#platform/db/schema.ts';
import { newId, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { stateColumns, writeCompetition, writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

/** A tournament of two groups of three, with a tie of two matches, a shoot-out and a final that is still to be played. */
const FILE = `= Turnir 2024

Group A  | Zirə  Sabah  Turan
Group B  | Qarabağ  Neftçi  Kəpəz

▪ Group A
Sat Jun 1 2024
  18:00  Zirə  v Sabah  2-0 (1-0)
           (Elnur Xəzrili 12' Tural Oğuzlu 70')
Sun Jun 2
  18:00  Sabah  v Turan  1-1 (0-0)
Mon Jun 3
  18:00  Turan  v Zirə  0-1 (0-0)

▪ Group B
Sat Jun 1
  21:00  Qarabağ  v Neftçi  3-1 (1-1)
Sun Jun 2
  21:00  Neftçi  v Kəpəz  2-0 (1-0)
Mon Jun 3
  21:00  Kəpəz  v Qarabağ  0-4 (0-2)

▪ Semi-finals
Sat Jun 8
  21:00  Zirə  v Neftçi  1-1 a.e.t. (1-1, 0-1), 4-3 pen.
Sun Jun 9
  21:00  Qarabağ  v Sabah  2-1 a.e.t. (1-1, 0-0)

▪ Final
Sat Jun 15
  21:00  Zirə  v Qarabağ
`;

/** The first of June was a Thursday in 2023, and a Saturday in 2024. */
const DAYS_OF_2023: Readonly<Record<string, string>> = { Sat: 'Thu', Sun: 'Fri', Mon: 'Sat' };

async function fill(db: Db): Promise<void> {
  await writeCompetition(db, 'turnir');
  for (const [season, text] of [
    ['2024', FILE],
    [
      '2023',
      FILE.replaceAll('2024', '2023').replace(
        /\b(?:Sat|Sun|Mon) (?=Jun)/g,
        (day) => `${DAYS_OF_2023[day.trim()]} `,
      ),
    ],
  ] as const)
    await importSeason(db, {
      season: parseSeason(text),
      target: { competition: 'turnir', season },
      timeZone: 'Asia/Baku',
      createTeams: 'all',
      mappedTeams: new Map(),
      isDryRun: false,
      actor: null,
      now: Date.UTC(2024, 5, 20),
      newId,
    });
  const player = { id: 'xezrili', slug: 'elnur-xezrili', name: 'Elnur Xəzrili', sort_key: 'x', version: 1 };
  await db.insertInto('player').values(player).execute();
  const season_id = await writeSeason(db, { competition: 'kubok' });
  for (const state of ['scheduled', 'live', 'finished', 'postponed'] as const)
    await writeFixture(db, { competition: 'kubok', season_id, ...stateColumns[state] });
  for (const kick_off of [Date.now() + HOUR, Date.now() + 2 * DAY, Date.now() - DAY])
    await writeFixture(db, { competition: 'kubok', season_id, kick_off });
  await db
    .updateTable('fixture_event')
    .set({ player_id: player.id })
    .where('player', '=', player.name)
    .execute();
}

describe('the pages of a season', async () => {
  const site = await startSite({ engine: siteEngine(), fill });
  afterAll(site.stop);
  const read = async (path: string) => {
    const answer = await site.fetch(encodeURI(path));
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const findMatch = async (home: string, away: string): Promise<string> => {
    let address = '';
    await site.change(async (db) => {
      const row = await db
        .selectFrom('fixture')
        .innerJoin('season', 'season.id', 'fixture.season_id')
        .innerJoin('team as home', 'home.id', 'fixture.home_id')
        .innerJoin('team as away', 'away.id', 'fixture.away_id')
        .select(['fixture.id', 'home.slug as home', 'away.slug as away'])
        .where('season.slug', '=', '2024')
        .where('home.name', '=', home)
        .where('away.name', '=', away)
        .executeTakeFirstOrThrow();
      address = matchAddress({ id: row.id, home: { slug: row.home }, away: { slug: row.away } });
    });
    return address;
  };

  test('the groups have tables of their own, without the matches of the ties', async () => {
    const html = await read('/turnir/turnir');
    const [first = '', second = ''] = elementsOf(html, 'table').map(textOf);
    expect(first).toMatch(/1 .*Zirə 2 \+3 6 .*2 .*Sabah 2 −2 1 .*3 .*Turan 2 −1 1|1 .*Zirə 2 \+3 6/);
    expect(second).toMatch(/1 .*Qarabağ 2 \+6 6 .*Neftçi 2 0 3 .*Kəpəz 2 −6 0/);
  });

  test('an article and the page of the category have the tables of all groups', async () => {
    await site.change(async (db) => {
      const season = db.selectFrom('season').select('id').where('slug', '=', '2024');
      const { id } = await season.executeTakeFirstOrThrow();
      await writeCategory(db, 'turnir');
      const content = `<p>Mətn</p><div data-league-table="${id}"></div>`;
      await writeArticle(db, { title: 'Qruplar', category: 'turnir', content });
    });
    const captionsOf = async (path: string) => elementsOf(await read(path), 'caption').map(textOf);
    for (const path of ['/category/turnir', '/article/qruplar'])
      await expect
        .poll(() => captionsOf(path))
        .toEqual([expect.stringContaining('A qrupu'), expect.stringContaining('B qrupu')]);
  });

  test('the headings of all matches skip no level, with and without stages', async () => {
    for (const order of ['round', 'month'] as const) {
      const html = await read(seasonMatchesAddress('turnir', { order }));
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect(levels.length).toBeGreaterThan(1);
      expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    }
  });

  test('the bracket says who went on and how, and who is still to come', async () => {
    const [, bracket = ''] = textOf(await read('/turnir/turnir')).split(`${tieText.bracket} Yarımfinal`);
    expect(bracket).toMatch(/Zirə .*Keçdi 1 .*Neftçi 1 penaltilərlə 4:3/);
    expect(bracket).toMatch(/Qarabağ .*Keçdi 2 .*Sabah 1 əlavə vaxtda/);
    expect(bracket).toMatch(/Final .*Zirə .*Qarabağ/);
  });

  test('every match of every season is reached in three taps, by round and by month', async () => {
    for (const season of ['2024', '2023']) {
      const query = season === '2024' ? '' : `?season=${season}`;
      expect(attributesOf(await read('/turnir/turnir'), 'href')).toContain(`/turnir/turnir${query}`);
      expect(attributesOf(await read(`/turnir/turnir${query}`), 'href')).toContain(
        `/turnir/turnir/oyunlar${query}`,
      );
      const byRound = await read(`/turnir/turnir/oyunlar${query}`);
      const links = attributesOf(byRound, 'href').filter((link) => link.startsWith('/oyun/'));
      expect(new Set(links).size).toBe(9);
      const byMonth = await read(`/turnir/turnir/oyunlar?order=month${query && `&season=${season}`}`);
      expect(textOf(byMonth)).toContain(`İyun ${season}`);
      expect(new Set(attributesOf(byMonth, 'href').filter((link) => links.includes(link))).size).toBe(9);
    }
    expect((await site.fetch('/turnir/turnir/oyunlar?order=price')).status).toBe(404);
  });

  test('a row says the status that its day and time do not say, and only a match that is played or begins soon is updated', async () => {
    const rows = elementsOf(await read('/turnir/kubok/oyunlar'), 'li').filter((row) =>
      row.includes('data-status='),
    );
    const byStatus: Record<string, string> = Object.fromEntries(
      rows.map((row) => [attributesOf(row, 'data-status')[0], row] as const),
    );
    expect(Object.keys(byStatus).toSorted()).toEqual(['finished', 'live', 'postponed', 'scheduled']);
    expect(textOf(byStatus.postponed ?? '')).toContain(matchText.status.postponed);
    for (const [status, row = ''] of Object.entries(byStatus))
      expect(row.includes('data-timed'), status).toBe(status === 'scheduled' || status === 'finished');
    const updated = rows.filter((row) => row.includes('data-match='));
    expect(updated.map((row) => attributesOf(row, 'data-status')[0]).toSorted()).toEqual([
      'live',
      'scheduled',
    ]);
    expect(textOf(byStatus.finished ?? '')).toMatch(/Qarabağ 2 .*Neftçi 1/);
  });

  test('a match of a tie says how it ended, who went on, the way there and the next round', async () => {
    const html = await read(await findMatch('Zirə', 'Neftçi'));
    const pathOf = (page: string) => textOf(page).split(matchPageText.path)[1] ?? '';
    expect(textOf(html)).toContain(matchText.byPenalties('4:3'));
    expect(textOf(html)).toContain(matchPageText.regular('1:1'));
    expect(textOf(html)).toContain(tieText.advanced);
    expect(pathOf(html)).toMatch(/Final ?, Qarabağ/);
    const light = textOf(await read(`${await findMatch('Zirə', 'Neftçi')}?lite=1`));
    expect(light).toContain(`${tieText.advanced}: Zirə`);
    const final = pathOf(await read(await findMatch('Zirə', 'Qarabağ')));
    expect(final).toMatch(/Zirə A qrupu 1-ci yer, \d xal Yarımfinal Neftçi 1:1 penaltilərlə/);
    expect(final).toMatch(/Qarabağ B qrupu 1-ci yer, \d xal Yarımfinal Sabah 2:1 əlavə vaxtda/);
  });

  test('a group match shows its whole group', async () => {
    const html = await read(await findMatch('Sabah', 'Turan'));
    expect(textOf(html)).toContain('A qrupu');
    expect(elementsOf(html, 'tr').filter((row) => row.includes('data-team'))).toHaveLength(3);
  });

  test('a player has a page with his seasons, and lists lead to it', async () => {
    const links = attributesOf(await read('/turnir/turnir/bombardirler'), 'href');
    const [player = ''] = links.filter((link) => link.startsWith('/oyuncu/'));
    const html = await read(player);
    expect(textOf(sectionUnder(html, playerText.seasons))).toMatch(
      /2024 Zirə 1 1 0 0 0 .*2023 Zirə 1 1 0 0 0/,
    );
    expect((await site.fetch('/oyuncu/yoxdur')).status).toBe(404);
    expect(textOf(await read('/turnir/turnir'))).toContain(competitionText.topScorers);
  });
});
