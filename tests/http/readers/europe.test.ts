import { afterAll, describe, expect, test } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { competitionText, europeText, stageText, tieText } from '#features/competitions/text.ts';
import { scorersAddress } from '#features/matches/rules/match-addresses.ts';
import type { Db } from '#platform/db/schema.ts';
import { newId } from '../../kit/content/articles.ts';
import {
  stateColumns,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeStanding,
  writeTeam,
} from '../../kit/content/matches.ts';
import { attributesOf, elementsOf, plainText, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const now = Date.now();
/** A season of this year began fewer than 400 days ago. */
const year = new Date(now - 200 * DAY).getUTCFullYear();
const CURRENT = `${year}/${(year + 1) % 100}`;

async function setHome(db: Db, name: string, kind: 'club' | 'national' = 'club'): Promise<string> {
  const id = await writeTeam(db, name);
  await db.updateTable('team').set({ country: 'AZE', kind }).where('id', '=', id).execute();
  return id;
}

/** A European cup: a league phase of these teams in this order. */
async function writeCup(
  db: Db,
  slug: string,
  teams: readonly string[],
  { name = CURRENT, position = 1 } = {},
) {
  const competition = await writeCompetition(db, slug, { region: 'europe', position });
  await db.updateTable('competition').set({ kind: 'europe' }).where('id', '=', competition).execute();
  const season = await writeSeason(db, { competition: slug, name });
  for (const [index, team] of teams.entries()) {
    const team_id = await writeTeam(db, team);
    await db.insertInto('stage_team').values({ stage_id: season, team_id }).execute();
    await writeStanding(db, {
      competition: slug,
      season: name,
      team,
      position: index + 1,
      points: 20 - index,
    });
  }
  return season;
}

interface Leg {
  teams: [home: string, away: string];
  goals: [home: number, away: number];
  day: number;
  scorer?: string;
}

/** A stage after those of the season, with a tie for each list of matches. */
async function writeTies(
  db: Db,
  season: string,
  { kind, counts, ties }: { kind: 'qualifying' | 'playoff'; counts: boolean; ties: readonly Leg[][] },
) {
  const regulation = { counts, ties: { ...DEFAULT_REGULATION.ties, legs: 2 } };
  const stage_id = await writeStage(db, season, { kind, regulation });
  const round_id = await writeRound(db, season, kind === 'playoff' ? 'playoff' : '1', stage_id);
  for (const [index, legs] of ties.entries()) {
    const [home = '', away = ''] = legs[0]?.teams ?? [];
    const tie_id = newId();
    const teams = { home_id: await writeTeam(db, home), away_id: await writeTeam(db, away) };
    const place = { stage_id, round_id };
    await db
      .insertInto('tie')
      .values({ id: tie_id, ...place, ...teams, position: index + 1, is_bye: 0, version: 1 })
      .execute();
    for (const [number, { teams: pair, goals, day, scorer }] of legs.entries()) {
      const id = await writeFixture(db, {
        ...stateColumns.finished,
        competition: 'cempionlar-liqasi',
        season_id: season,
        ...place,
        tie_id,
        leg: number + 1,
        teams: pair,
        home_score: goals[0],
        away_score: goals[1],
        kick_off: now - day * DAY,
      });
      if (scorer) await writeEvents(db, id, [['goal', 'home', scorer, 10]]);
    }
  }
}

describe('the clubs of the country in Europe', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await setHome(db, 'Azərbaycan', 'national');
      await setHome(db, 'Qarabağ');
      // Neither a cup without a club of the country, nor one of two years ago, nor one for national teams.
      await writeCup(db, 'avropa-liqasi', ['Roma', 'Azərbaycan']);
      await writeCup(db, 'konfrans-liqasi', ['Qarabağ', 'Roma'], { name: `${year - 2}/${(year - 1) % 100}` });
    },
  });
  afterAll(site.stop);
  const read = async (path = '/avrokuboklar') => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  /** Another process has written it. */
  const untilShown = (words: string) => expect.poll(async () => textOf(await read())).toContain(words);

  test('nobody plays there: the page says so, and has no coefficients', async () => {
    const text = textOf(await read());
    expect(text).toContain(europeText.empty);
    for (const word of ['Roma', 'avropa-liqasi', 'konfrans-liqasi', europeText.coefficients])
      expect(text).not.toContain(word);
  });

  test('a coefficient is shown with its place and its source as soon as it is typed', async () => {
    await site.change(async (db) => {
      const row = { season: CURRENT, version: 1 };
      await db
        .insertInto('coefficient')
        .values([
          {
            ...row,
            id: newId(),
            name: 'Qarabağ',
            points: '33,500',
            place: null,
            source: 'kassiesa.net',
            address: 'https://kassiesa.net/uefa',
            position: 2,
          },
          {
            ...row,
            id: newId(),
            name: 'Azərbaycan',
            points: '25,125',
            place: 26,
            source: 'UEFA, 20.11.2026',
            address: '',
            position: 1,
          },
        ])
        .execute();
    });
    await untilShown('33,500');
    const html = sectionUnder(await read(), europeText.coefficients);
    const rows = elementsOf(html, 'tr').map(textOf);
    expect(rows.slice(1)).toEqual([
      `Azərbaycan ${CURRENT} Yer: 26 · UEFA, 20.11.2026 25,125`,
      `Qarabağ ${CURRENT} kassiesa.net 33,500`,
    ]);
    expect(attributesOf(html, 'href')).toEqual(['https://kassiesa.net/uefa']);
    expect(textOf(await read())).toContain(europeText.empty);
  });

  test('a club plays there: its lines of the table, its ties with their winners, and all its matches', async () => {
    await site.change(async (db) => {
      const teams = ['Roma', 'Ayaks', 'Bazel', 'Qarabağ', 'Benfika', 'Selta'];
      const season = await writeCup(db, 'cempionlar-liqasi', teams);
      await writeTies(db, season, {
        kind: 'qualifying',
        counts: false,
        ties: [
          [
            { teams: ['Qarabağ', 'Selta'], goals: [3, 1], day: 60, scorer: 'Zubir' },
            { teams: ['Selta', 'Qarabağ'], goals: [1, 0], day: 53 },
          ],
          [{ teams: ['Roma', 'Ayaks'], goals: [4, 2], day: 59 }],
        ],
      });
      await writeTies(db, season, {
        kind: 'playoff',
        counts: true,
        ties: [
          [
            { teams: ['Benfika', 'Qarabağ'], goals: [2, 0], day: 9, scorer: 'Pavlidis' },
            { teams: ['Qarabağ', 'Benfika'], goals: [1, 1], day: 2 },
          ],
        ],
      });
    });
    await untilShown('Selta');
    const html = plainText(await read());
    expect(textOf(html)).not.toContain(europeText.empty);
    expect(elementsOf(html, 'h2').map(textOf)).toContain('Liqa cempionlar-liqasi');
    const [clubs = ''] = elementsOf(html.slice(html.indexOf('Liqa cempionlar-liqasi</h2>')), 'ul');
    expect(elementsOf(clubs, 'li').map(textOf)).toEqual(['Qarabağ']);
    // The club with the teams beside it.
    const lines = elementsOf(html, 'tr').filter((row) => row.includes('data-team'));
    expect(lines.map((line) => textOf(line).split(' ').slice(0, 1))).toEqual([['3'], ['4'], ['5']]);
    expect(textOf(lines[1] ?? '')).toContain('Qarabağ');
    // The newest tie first. That of other teams is left out.
    const ties = elementsOf(sectionUnder(html, europeText.ties), 'li').map(textOf);
    expect(ties).toHaveLength(2);
    expect(ties[0]).toMatch(
      new RegExp(`Benfika .*${tieText.advanced} 3 .*Qarabağ 1 1-ci oyun 2:0 2-ci oyun 1:1`),
    );
    expect(ties[1]).toMatch(
      new RegExp(`Qarabağ .*${tieText.advanced} 3 .*Selta 2 1-ci oyun 3:1 2-ci oyun 0:1`),
    );
    expect(textOf(html)).toContain(europeText.matches(4));
    const links = attributesOf(html, 'href').filter((link) => link.startsWith('/oyun/'));
    expect(new Set(links).size).toBe(4);
    for (const link of links) expect(decodeURI(link)).toContain('qarabağ');
  });

  test('the scorers of the cup leave the qualifying rounds out, and say so', async () => {
    const text = textOf(await read(scorersAddress('cempionlar-liqasi')));
    expect(text).toMatch(/ 1 Pavlidis B Benfika 1 0 0 1 /);
    expect(text).not.toContain('Zubir');
    expect(text).toContain(competitionText.leftOut(stageText.kinds.qualifying));
  });
});
