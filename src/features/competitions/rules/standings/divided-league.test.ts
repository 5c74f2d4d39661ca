import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { projectStandings } from './project-standings.ts';
import type { Regulation } from './regulation.ts';

const ZONE = { from: 1, to: 1, label: null };

describeOnEachDatabase('a league that is divided', (open) => {
  const writeResult = async (
    db: Db,
    seasonId: string,
    [teams, [home_score, away_score]]: [[string, string], [number, number]],
    { stageId = seasonId, round }: { stageId?: string; round: number },
  ) =>
    writeFixture(db, {
      ...stateColumns.finished,
      season_id: seasonId,
      stage_id: stageId,
      round_id: await writeRound(db, seasonId, String(round), stageId),
      kick_off: NOON + (round + (stageId === seasonId ? 0 : 10)) * DAY,
      teams,
      home_score,
      away_score,
    });

  /** A league of four teams after two rounds: Araz 6, Bazel 4, Celta 1 and Daram 0 points. */
  async function opened() {
    const { db } = await open();
    const season = await writeSeason(db);
    for (const [round, result] of [
      [
        1,
        [
          ['Araz', 'Celta'],
          [2, 0],
        ],
      ],
      [
        1,
        [
          ['Bazel', 'Daram'],
          [1, 0],
        ],
      ],
      [
        2,
        [
          ['Araz', 'Daram'],
          [3, 0],
        ],
      ],
      [
        2,
        [
          ['Bazel', 'Celta'],
          [0, 0],
        ],
      ],
    ] as [number, [[string, string], [number, number]]][])
      await writeResult(db, season, result, { round });
    const divide = async (groups: Record<string, string[]>, regulation: Partial<Regulation>) => {
      const stage_id = await writeStage(db, season, { kind: 'split', regulation });
      for (const [name, teams] of Object.entries(groups)) {
        const group_id = name === '' ? null : newId();
        if (group_id)
          await db.insertInto('stage_group').values({ id: group_id, stage_id, name, position: 1 }).execute();
        for (const team of teams)
          await db
            .insertInto('stage_team')
            .values({ stage_id, team_id: await writeTeam(db, team), group_id })
            .execute();
      }
      return stage_id;
    };
    const linesOf = async (stageId: string) => {
      await projectStandings(db, season);
      const rows = await db
        .selectFrom('standing')
        .innerJoin('team', 'team.id', 'team_id')
        .select(['team.name', 'points', 'change', 'zone'])
        .where('stage_id', '=', stageId)
        .orderBy('team.name')
        .execute();
      return rows;
    };
    return { db, season, divide, linesOf };
  }

  it.each(['all', 'mutual'] as const)('has arrows of its own newest round: carry %s', async (carry) => {
    const { db, season, divide, linesOf } = await opened();
    const stageId = await divide({ '': ['Araz', 'Bazel', 'Celta', 'Daram'] }, { carry });
    const changes = async () => (await linesOf(stageId)).map(({ change }) => change);
    // The newest round is that of the league: Bazel and Celta met without goals.
    const league = (await linesOf(season)).map(({ change }) => change);
    expect(await changes()).toEqual(league);
    await writeResult(
      db,
      season,
      [
        ['Bazel', 'Araz'],
        [9, 0],
      ],
      { stageId, round: 1 },
    );
    await writeResult(
      db,
      season,
      [
        ['Daram', 'Celta'],
        [5, 0],
      ],
      { stageId, round: 1 },
    );
    expect(await changes()).toEqual([-1, 1, -1, 1]);
    await writeResult(
      db,
      season,
      [
        ['Bazel', 'Araz'],
        [0, 0],
      ],
      { stageId, round: 2 },
    );
    expect(await changes()).toEqual([0, 0, 0, 0]);
  });
  it('gives a zone to the table of one group', async () => {
    const { divide, linesOf } = await opened();
    const stageId = await divide(
      { 'Çempionluq qrupu': ['Araz', 'Bazel'], 'Aşağı qrup': ['Celta', 'Daram'] },
      {
        carry: 'all',
        zones: [
          { ...ZONE, kind: 'ucl', group: 'Çempionluq qrupu' },
          { ...ZONE, from: 2, to: 2, kind: 'uel' },
          { ...ZONE, from: 2, to: 2, kind: 'relegation', group: 'Aşağı qrup' },
        ],
      },
    );
    expect((await linesOf(stageId)).map(({ name, zone }) => [name, zone])).toEqual([
      ['Araz', 'ucl'],
      ['Bazel', 'uel'],
      ['Celta', null],
      ['Daram', 'relegation'],
    ]);
  });

  it.each([
    ['half', [3, 2], [1, 0]],
    ['all', [6, 4], [1, 0]],
  ] as const)(
    'may have a stage for each part, and both continue the league: carry %s',
    async (carry, top, bottom) => {
      const { divide, linesOf } = await opened();
      const first = await divide({ '': ['Araz', 'Bazel'] }, { carry });
      const second = await divide({ '': ['Celta', 'Daram'] }, { carry });
      expect((await linesOf(first)).map(({ points }) => points)).toEqual(top);
      expect((await linesOf(second)).map(({ points }) => points)).toEqual(bottom);
    },
  );
});
