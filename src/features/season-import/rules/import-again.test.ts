import { expect, it } from 'vitest';
import type { CompetitionKind } from '#features/competitions/tables.ts';
import { updateFixture } from '#features/matches/rules/fixtures/change-fixture.ts';
import { getFixtureState } from '#features/matches/rules/fixtures/get-fixture-state.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeCompetition, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { hasChanges } from './import-report.ts';
import type { SeasonImport } from './import-season.ts';

const HEAD = 'date,stage,round,home,away,home_score,away_score,referee';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

const CUP = csv(
  '2024-09-01,,1,Uno,Dos,1,0,',
  '2024-09-02,,1,Tres,Quatro,2,0,',
  '2024-10-01,,2,Uno,Sei,1,0,',
  '2024-10-02,,2,Tres,Sette,2,0,',
  '2024-11-01,,semi-finals,Uno,Otto,1,0,',
  '2024-11-02,,semi-finals,Tres,Nove,2,0,',
  '2024-12-01,,final,Uno,Tres,1,0,',
);

describeOnEachDatabase('an import of a season that is there', (open) => {
  async function prepare(kind: CompetitionKind = 'league') {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    await db.updateTable('competition').set({ kind }).execute();
    const actor = await writeStaff(db, 'editor');
    const run = (text: string, changes: Partial<SeasonImport> = {}) =>
      importSeasonText(db, text, { actor, createTeams: 'all', ...changes });
    const list = async () => {
      const rows = await db
        .selectFrom('fixture')
        .innerJoin('stage', 'stage.id', 'fixture.stage_id')
        .leftJoin('round', 'round.id', 'round_id')
        .select(['fixture.id', 'kind', 'stage.name', 'round.key as round', 'home_score', 'away_score'])
        .orderBy('kick_off')
        .execute();
      return rows.map(({ kind, name, round, home_score, away_score }) =>
        [kind, name, round, `${home_score}:${away_score}`].filter(Boolean).join(' '),
      );
    };
    /** Changes a match as its form does. */
    const edit = async (home: string, fields: { round?: string; stageId?: string }) => {
      const { id } = await db
        .selectFrom('fixture')
        .select('id')
        .where('home_id', '=', await writeTeam(db, home))
        .orderBy('kick_off')
        .executeTakeFirstOrThrow();
      const { version, fields: before } = await getFixtureState(db, { id });
      await updateFixture(db, {
        actor,
        id,
        version,
        now: NOON,
        newId,
        fields: { ...before, ...fields },
      });
      return id;
    };
    return { db, run, list, edit };
  }

  it('from the file of its second part leaves the matches of the first part alone', async () => {
    const { run, list } = await prepare();
    await run(csv('2024-08-02,,1,Uno,Dos,1,0,'));
    const second = csv('2025-04-02,Championship Group,1,Uno,Dos,0,4,');
    expect(await run(second)).toMatchObject({ fixtures: { new: 1, changed: 0 }, results: { corrected: 0 } });
    const both = await list();
    expect(both).toHaveLength(2);
    expect(both[0]).toBe('league 1 1:0');
    expect(both[1]).toContain('0:4');
    expect(hasChanges(await run(second))).toBe(false);
  });

  it('knows a match whose stage the file has corrected by its day', async () => {
    const { run, list } = await prepare();
    await run(csv('2024-08-02,,1,Uno,Dos,1,0,', '2024-08-09,,2,Dos,Uno,1,0,'));
    await run(csv('2024-08-02,,1,Uno,Dos,1,0,', '2024-08-09,Play-offs,2,Dos,Uno,1,0,'));
    expect(await list()).toHaveLength(2);
  });

  it('moves a match of a group that was postponed, also behind other rounds', async () => {
    const { run, db } = await prepare('tournament');
    const others = ['2024-09-05,Group A,,Gamma,Alpha,1,0,', '2024-09-06,Group A,,Delta,Alpha,1,0,'];
    await run(csv('2024-09-01,Group A,,Alpha,Beta,,,', ...others));
    expect(await run(csv(...others, '2024-09-20,Group A,,Alpha,Beta,2,2,'))).toMatchObject({
      fixtures: { new: 0 },
      results: { new: 1 },
      moved: [{ home: 'Alpha', away: 'Beta' }],
    });
    expect(await db.selectFrom('fixture').select('status').distinct().execute()).toEqual([
      { status: 'finished' },
    ]);
  });

  it('keeps the round that an editor has set', async () => {
    const { run, edit, list } = await prepare();
    const file = csv('2024-08-02,,1,Uno,Dos,1,0,', '2024-08-02,,1,Tres,Sei,1,0,');
    await run(file);
    await edit('Uno', { round: '5' });
    expect(hasChanges(await run(file))).toBe(false);
    expect((await list()).sort()).toEqual(['league 1 1:0', 'league 5 1:0']);
    expect(await run(file.replace('1,0,', '2,0,'))).toMatchObject({ results: { corrected: 1 } });
    expect((await list()).sort()).toEqual(['league 1 1:0', 'league 5 2:0']);
  });

  it('keeps the stage that an editor has set, with its round', async () => {
    const { run, edit, list, db } = await prepare();
    const file = csv('2024-08-02,,1,Uno,Dos,1,0,', '2024-08-02,,1,Tres,Sei,1,0,');
    await run(file);
    const { id: season } = await db.selectFrom('season').select('id').executeTakeFirstOrThrow();
    await edit('Uno', { stageId: await writeStage(db, season, { kind: 'playoff' }) });
    expect(hasChanges(await run(file))).toBe(false);
    expect(await run(file.replace('2024-08-02,,1,Uno', '2024-08-04,,1,Uno'))).toMatchObject({
      fixtures: { new: 0, changed: 1 },
    });
    expect(await list()).toEqual(['league 1 1:0', 'playoff 1 1:0']);
  });

  it('finds a stage that an editor has renamed, alone or among others of its kind', async () => {
    const { run, list, db } = await prepare();
    const file = csv(
      '2024-08-02,,1,Uno,Dos,1,0,',
      '2025-03-01,Championship Group,1,Uno,Dos,2,0,',
      '2025-03-02,Relegation Group,1,Tres,Sei,3,0,',
      '2025-05-02,,final,Uno,Dos,4,0,',
    );
    await run(file);
    await db.updateTable('stage').set({ name: 'Pley-off' }).where('kind', '=', 'knockout').execute();
    const split = db.updateTable('stage').set({ name: 'Çempionlar' });
    await split.where('kind', '=', 'split').where('position', '=', 2).execute();
    const before = await list();
    expect(before).toHaveLength(4);
    const again = await run(file);
    expect(again.newStages).toEqual([]);
    expect(hasChanges(again)).toBe(false);
    const next = csv('2025-05-01,,semi-finals,Uno,Tres,1,0,');
    expect(await run(next)).toMatchObject({ newStages: [], fixtures: { new: 1 } });
    expect(await list()).toHaveLength(5);
  });

  it('of a cup with numbered rounds has one stage, also the second time', async () => {
    const { run, list } = await prepare('cup');
    await run(CUP);
    expect((await list()).map((line) => line.split(' ')[0])).toEqual(Array(7).fill('knockout'));
    const again = await run(CUP);
    expect(again.newStages).toEqual([]);
    expect(hasChanges(again)).toBe(false);
    const first = CUP.split('\n').slice(0, 3).join('\n');
    expect(await run(first), 'one round alone').toMatchObject({ newStages: [], fixtures: { unchanged: 2 } });
  });

  it('of a new cup: a competition whose losers do not play again is one', async () => {
    const { run, db } = await prepare();
    const target = { competition: 'kubok', season: '2024-25' };
    const createCompetition = { name: 'Kubok', region: 'azerbaijan' } as const;
    await run(CUP, { target, createCompetition });
    const { kind } = await db
      .selectFrom('competition')
      .select('kind')
      .where('slug', '=', 'kubok')
      .executeTakeFirstOrThrow();
    expect(kind).toBe('cup');
    expect(await db.selectFrom('stage').select('kind').execute()).toEqual([{ kind: 'knockout' }]);
    expect(hasChanges(await run(CUP, { target }))).toBe(false);
  });

  it('counts no referee of a match that has one', async () => {
    const { run, db, edit } = await prepare();
    const file = csv('2024-08-02,,1,Uno,Dos,1,0,Əliyar Ağayev');
    expect((await run(file)).people.new).toBe(1);
    const again = await run(file.replace('Əliyar', 'Aliyar'));
    expect(again.people).toEqual({ read: 1, new: 0, known: 1, skipped: 0 });
    expect(hasChanges(again)).toBe(false);
    const id = await edit('Uno', {});
    await db.deleteFrom('fixture_official').execute();
    await db.insertInto('fixture_lock').values({ fixture_id: id, field: 'officials' }).execute();
    expect(hasChanges(await run(file)), 'an editor has taken him away').toBe(false);
  });
});
