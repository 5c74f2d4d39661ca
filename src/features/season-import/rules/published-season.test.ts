import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listTablesOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import { readBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import { listGoalsAndAssists } from '#features/matches/rules/read/season-rankings.ts';
import type { Db } from '#platform/db/schema.ts';
import {
  findFootballData,
  readWorldCup,
  WORLD_CUP_SCORERS,
  WORLD_CUP_TABLES,
  WORLD_CUP_TIES,
} from '#tests/kit/content/football-data.ts';
import { writeCompetition } from '#tests/kit/content/matches.ts';
import { IMPORT_TARGET, importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';

const FILE = findFootballData('openfootball-football.json/2024-25_uefa.cl.json');

/** The table of the league phase as UEFA published it: the first word of the name, and the points. */
const TABLE = `Liverpool 21, Barcelona 19, Arsenal 19, Internazionale 19, Atlético 18, Leverkusen 16, Lille 16, Aston 16, Atalanta 15,
Dortmund 15, Real 15, Bayern 15, Milan 15, PSV 14, Paris 13, Benfica 13, Monaco 13, Brestois 13, Feyenoord 13, Juventus 12, Celtic 12,
City 11, Portugal 11, Brugge 11, Zagreb 11, Stuttgart 10, Shakhtar 7, Bologna 6, Zvezda 6, Sturm 6, Praha 4, Leipzig 3, Girona 3,
Salzburg 3, Bratislava 0, Young 0`;

/**
 * Each tie as UEFA published it: the winner, his goals first. The file knows no extra time, and two shoot-outs without a winner: their
 * winners play in the next round. The final has no score in the file.
 */
const TIES = {
  playoff: `Paris 10:0, Brugge 5:2, Real 6:3, PSV 4:3, Benfica 4:3, Dortmund 3:0, Bayern 3:2, Feyenoord 2:1`,
  r16: `Paris 1:1, Aston 6:1, Real 2:2, Arsenal 9:3, Barcelona 4:1, Dortmund 3:2, Bayern 5:0, Internazionale 4:1`,
  quarter: `Paris 5:4, Arsenal 5:1, Barcelona 5:3, Internazionale 4:3`,
  semi: `Paris 3:1, Internazionale 7:6`,
};
const split = (text: string) => text.split(/,\s+/);

/** The tables of the only season, and its ties by the keys of their rounds: the winner first. */
async function readSeason(db: Db) {
  const season = await db.selectFrom('season').select('id').executeTakeFirstOrThrow();
  const tables = await listTablesOfSeason(db, { seasonId: season.id });
  const { rounds, ties, teams } = await readBracket(db, { seasonId: season.id, tables });
  const rows = await db.selectFrom('team').select(['slug', 'code']).execute();
  const codes = new Map(rows.map(({ slug, code }) => [slug, code]));
  const codeOf = (team: { slug: string } | undefined) => codes.get(team?.slug ?? '');
  const keys = new Map(rounds.map(({ id, key }) => [id, key]));
  const shown = ties.map(({ round, winner, teams: sides, aggregate, legs }) => {
    const [first, second] = winner === 'away' ? (['away', 'home'] as const) : (['home', 'away'] as const);
    const score = (pair: { home: number; away: number } | null | undefined) =>
      pair ? `${pair[first]}:${pair[second]}` : '';
    const [winnerTeam, loserTeam] = [first, second].map((side) => teams.get(sides[side] ?? ''));
    return {
      round: keys.get(round) ?? '',
      winner: winner ? winnerTeam : undefined,
      loser: loserTeam,
      aggregate: score(aggregate),
      shootOut: score(legs.at(-1)?.shootOut),
    };
  });
  return { tables, ties: Map.groupBy(shown, ({ round }) => round), codeOf };
}

describeOnEachDatabase('seasons with published tables and ties', (open) => {
  it.skipIf(FILE === null)('the Champions League 2024/25', async () => {
    const { db } = await open();
    await writeCompetition(db, 'ucl');
    await db.updateTable('competition').set({ kind: 'europe' }).execute();
    await importSeasonText(db, readFileSync(FILE ?? '', 'utf8'), {
      target: { ...IMPORT_TARGET, competition: 'ucl' },
      timeZone: 'Europe/Zurich',
      createTeams: 'all',
      actor: null,
    });
    const { tables, ties } = await readSeason(db);
    expect(tables).toHaveLength(1);
    const lines = tables[0]?.standings ?? [];
    const expected = split(TABLE).map((line) => line.split(/ (?=\d)/) as [string, string]);
    expect(lines.map(({ played }) => played)).toEqual(expected.map(() => 8));
    expect(lines.map(({ points }) => String(points))).toEqual(expected.map(([, points]) => points));
    const others = lines.filter(({ team }, index) => !team.name.includes(expected[index]?.[0] ?? ''));
    expect(others.map(({ team }) => team.name)).toEqual([]);
    for (const [key, list] of Object.entries(TIES)) {
      const shown = ties.get(key) ?? [];
      const missing = split(list).filter((line) => {
        const [, name = '', score = ''] = /^(\D+) (.*)$/.exec(line) ?? [];
        return !shown.some(({ winner, aggregate }) => winner?.name.includes(name) && aggregate === score);
      });
      expect(missing, JSON.stringify(shown)).toEqual([]);
      expect(shown).toHaveLength(split(list).length);
    }
  });

  it('the World Cup 2022 has its groups, its bracket and its tables', async () => {
    const { db } = await open();
    const report = await importSeasonText(db, readWorldCup(), {
      target: { competition: 'dunya-cempionati', season: '2022' },
      createCompetition: { name: 'Dünya çempionatı', region: 'world' },
      timeZone: 'Asia/Qatar',
      createTeams: 'all',
      actor: null,
    });
    expect(report).toMatchObject({ warnings: [], fixtures: { new: 64 } });
    const { tables, ties, codeOf } = await readSeason(db);
    expect(tables.map(({ group }) => group).join('')).toBe('ABCDEFGH');
    expect(
      tables.map(({ standings }) =>
        standings.map(({ team, points }) => `${codeOf(team)} ${points}`).join(', '),
      ),
    ).toEqual(WORLD_CUP_TABLES);
    for (const [key, list] of Object.entries(WORLD_CUP_TIES))
      expect(
        ties
          .get(key)
          ?.map(({ winner, loser, aggregate, shootOut }) =>
            [codeOf(winner), codeOf(loser), aggregate, shootOut].filter(Boolean).join(' '),
          )
          .sort(),
      ).toEqual(split(list).sort());
    const stages = await db.selectFrom('stage').select('id').execute();
    const { scorers } = await listGoalsAndAssists(db, { stageIds: stages.map(({ id }) => id) });
    expect(
      scorers
        .filter(({ goals }) => goals >= 3)
        .map(({ name, goals, penalties }) => `${name} ${goals} ${penalties}`)
        .sort(),
    ).toEqual(split(WORLD_CUP_SCORERS).sort());
    expect(scorers.slice(0, 2).map(({ name }) => name)).toEqual(['Kylian Mbappé', 'Lionel Messi']);
    const events = await db.selectFrom('fixture_event').select(['type']).execute();
    // Of 172 goals two are own goals, which count for nobody.
    expect(events).toHaveLength(172);
    expect(events.filter(({ type }) => type === 'ownGoal')).toHaveLength(2);
  });
});
