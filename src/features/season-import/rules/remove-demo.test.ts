import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  writeCompetition,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';

const FILE = `date,group,home,away,home_score,away_score
2024-09-01,A,Uno,Dos,1,0
2024-09-01,A,Qarabağ,Sei,1,0`;

describeOnEachDatabase('an import into a season of the demo', (open) => {
  it('leaves no ties, groups, teams and stages of the demo, and keeps what an editor has entered', async () => {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    const season_id = await writeSeason(db, { name: '2024/25', kind: 'groups' });
    const knockout = await writeStage(db, season_id, { kind: 'knockout' });
    const drawn = await writeStage(db, season_id, { kind: 'playoff' });
    const [qarabag, neftci] = [await writeTeam(db, 'Qarabağ'), await writeTeam(db, 'Neftçi')];
    const groups = { A: newId(), B: newId() };
    for (const [position, [name, id]] of Object.entries(groups).entries())
      await db
        .insertInto('stage_group')
        .values({ id, stage_id: season_id, name, position: position + 1 })
        .execute();
    const tie = async (stageId: string, round: string, sources: [string | null, string | null]) => {
      const id = newId();
      const round_id = await writeRound(db, season_id, round, stageId);
      const [home_source, away_source] = sources;
      const isOpen = home_source !== null;
      const sides = { home_id: isOpen ? null : qarabag, away_id: isOpen ? null : neftci };
      await db
        .insertInto('tie')
        .values({
          id,
          stage_id: stageId,
          round_id,
          position: 1,
          is_bye: 0,
          version: 1,
          ...sides,
          home_source,
          away_source,
        })
        .execute();
      return { id, round_id };
    };
    for (const stage_id of [season_id, knockout])
      for (const team_id of [qarabag, neftci])
        await db
          .insertInto('stage_team')
          .values({ stage_id, team_id, group_id: stage_id === season_id ? groups.B : null })
          .execute();
    const semi = await tie(knockout, 'semi', [null, null]);
    const winner = JSON.stringify({ from: 'winner', tie: semi.id });
    await tie(knockout, 'final', [winner, winner]);
    const own = await tie(drawn, 'final', [null, null]);
    await writeFixture(db, { season_id, group_id: groups.B, sample: 1 });
    await writeFixture(db, {
      season_id,
      stage_id: knockout,
      round_id: semi.round_id,
      tie_id: semi.id,
      leg: 1,
      sample: 1,
      kick_off: NOON,
    });
    const report = await importSeasonText(db, FILE, { actor: null, createTeams: 'all' });
    expect(report).toMatchObject({ removedSamples: 2, fixtures: { new: 2 } });
    const stages = await db.selectFrom('stage').select('id').orderBy('position').execute();
    expect(stages.map(({ id }) => id)).toEqual([season_id, drawn]);
    expect(await db.selectFrom('tie').select('id').execute()).toEqual([{ id: own.id }]);
    expect(await db.selectFrom('stage_group').select('name').execute()).toEqual([{ name: 'A' }]);
    const standings = await db
      .selectFrom('standing')
      .innerJoin('team', 'team.id', 'team_id')
      .select(['team.name', 'played', 'group_id'])
      .execute();
    expect(standings.map(({ name }) => name).sort()).toEqual(['Dos', 'Qarabağ', 'Sei', 'Uno']);
    expect(standings.every(({ played, group_id }) => played === 1 && group_id === groups.A)).toBe(true);
  });

  it('takes a match that is being played out of its stage and its tie', async () => {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    const season_id = await writeSeason(db, { name: '2024/25' });
    const live = await writeFixture(db, {
      season_id,
      sample: 1,
      status: 'live',
      phase: 'halftime',
      home_score: 0,
      away_score: 0,
    });
    await importSeasonText(db, FILE.replaceAll(',A,', ',,'), { actor: null, createTeams: 'all' });
    const row = await db
      .selectFrom('fixture')
      .select(['season_id', 'stage_id'])
      .where('id', '=', live)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ season_id: null, stage_id: null });
  });
});
