import { expect, it } from 'vitest';
import { slugify } from '#az/characters/slug.ts';
import { stageRules } from '#features/competitions/rules/definitions/stage.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { updateFixture } from '#features/matches/rules/fixtures/change-fixture.ts';
import { fixtureRecord, toNamedFields } from '#features/matches/rules/fixtures/fixture-fields.ts';
import { getFixtureState } from '#features/matches/rules/fixtures/get-fixture-state.ts';
import { teamRules } from '#features/teams/rules/definitions/team.ts';
import { formatTyped } from '#platform/records/record.ts';
import { readConflict } from '#platform/records/rules/read-conflict.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeCompetition, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { IMPORT_TARGET, importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { SeasonImport } from './import-season.ts';

const FILE = `= Premyer Liqa 2024/25
▪ Matchday 1
Fri Aug 2 2024
  20:00  Qarabağ  v Zirə  3-1 (1-1)
Sat Aug 3
  18:30  Neftçi  v Səbail  0-0 (0-0)`;

describeOnEachDatabase('a form that is older than an import', (open) => {
  async function prepare() {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    const actor = await writeActor(db, 'editor', 'Orxan');
    // The form of a season finds teams by their slugs.
    for (const name of ['Qarabağ', 'Zirə', 'Neftçi', 'Səbail'])
      await db
        .updateTable('team')
        .set({ slug: slugify(name) })
        .where('id', '=', await writeTeam(db, name))
        .execute();
    const run = (text = FILE, changes: Partial<SeasonImport> = {}) =>
      importSeasonText(db, text, { actor, ...changes });
    return { db, actor, run };
  }

  it('of a match: the moved kick-off is shown, stays, and is not locked', async () => {
    const { db, actor, run } = await prepare();
    await run();
    const { id } = await db
      .selectFrom('fixture')
      .select('id')
      .where('home_id', '=', await writeTeam(db, 'Neftçi'))
      .executeTakeFirstOrThrow();
    const form = await getFixtureState(db, { id });
    const change = { actor: await writeActor(db, 'editor'), now: NOON + 2000, newId };
    await run(FILE.replace('18:30', '17:00'), { now: NOON + 1000 });
    const save = (version: number, kickOff = form.fields.kickOff) =>
      updateFixture(db, { ...change, id, version, fields: { ...form.fields, kickOff, round: '3' } });
    await expect(save(form.version)).rejects.toMatchObject({ code: 'record.conflict' });
    const stored = await getFixtureState(db, { id });
    const [opened, values] = [form, stored].map((state) =>
      Object.fromEntries(Object.entries(toNamedFields(state)).map(([name, value]) => [name, value ?? ''])),
    );
    const conflict = await readConflict(db, fixtureRecord, {
      id,
      version: form.version,
      typed: { ...formatTyped(fixtureRecord, opened ?? {}), round: '3' },
      stored: { version: stored.version, values: values ?? {} },
    });
    expect(conflict.fields).toMatchObject([{ field: 'kickOffAt', isMine: false, by: actor.name }]);
    await save(conflict.version, stored.fields.kickOff);
    const locks = await db.selectFrom('fixture_lock').select('field').execute();
    expect(locks).toEqual([{ field: 'round' }]);
  });

  it('of a team: the new alias is shown and stays', async () => {
    const { db, actor, run } = await prepare();
    const id = await writeTeam(db, 'Səbail');
    const { version, values } = await getRecord(db, teamRules, id);
    const typed = { ...formatTyped(teamRules, values), shortName: 'SBL' };
    const mappedTeams = new Map([['Sebayil Bakı', 'sebail']]);
    await run(FILE.replaceAll('Səbail', 'Sebayil Bakı'), { mappedTeams });
    const change = { actor, id, now: NOON, newId };
    await expect(updateRecord(db, teamRules, { ...change, version, typed })).rejects.toThrow('changed');
    const stored = await getRecord(db, teamRules, id);
    const conflict = await readConflict(db, teamRules, { id, version, typed, stored });
    expect(conflict).toMatchObject({ version: 2, fields: [{ field: 'aliases', isMine: false }] });
    await updateRecord(db, teamRules, { ...change, version: 2, typed: conflict.typed });
    const saved = await getRecord(db, teamRules, id);
    expect(saved.values).toMatchObject({ shortName: 'SBL', aliases: ['Sebayil Bakı'] });
  });

  it('of a stage: the new teams and the removed totals are shown and stay', async () => {
    const { db, actor, run } = await prepare();
    const id = await writeSeason(db, { name: '2024/25' });
    const team_id = await writeTeam(db, 'Qarabağ');
    const totals = { won: 1, drawn: 0, lost: 0, goals_for: 3, goals_against: 1, form: 'W' };
    await db.insertInto('stage_team').values({ stage_id: id, team_id }).execute();
    await db
      .insertInto('standing_start')
      .values({ stage_id: id, team_id, ...totals })
      .execute();
    const { version, values } = await getRecord(db, stageRules, id);
    const typed = { ...formatTyped(stageRules, values), win: '2' };
    expect(typed).toMatchObject({ teams: 'Qarabağ', starts: 'Qarabağ\t1\t0\t0\t3\t1\tQ' });
    expect(await run()).toMatchObject({ isWritten: true, startTotals: 'replaced' });
    const change = { actor, id, now: NOON, newId };
    await expect(updateRecord(db, stageRules, { ...change, version, typed })).rejects.toMatchObject({
      code: 'record.conflict',
    });
    const stored = await getRecord(db, stageRules, id);
    const conflict = await readConflict(db, stageRules, { id, version, typed, stored });
    expect(conflict.fields).toMatchObject([
      { field: 'teams', isMine: false, by: actor.name },
      { field: 'starts', isMine: false, by: actor.name, theirs: '' },
    ]);
    await updateRecord(db, stageRules, { ...change, version: conflict.version, typed: conflict.typed });
    expect((await findLeagueTable(db, IMPORT_TARGET))?.standings[0]).toMatchObject({ played: 1, points: 2 });
    await run();
    const saved = await getRecord(db, stageRules, id);
    expect(saved, 'an import that changes nothing').toMatchObject({ version: 3, values: { starts: '' } });
    const teams = ['Neftçi', 'Qarabağ', 'Səbail', 'Zirə'];
    expect(saved.values.teams.split('\n')).toEqual(teams);
    const lines = db.selectFrom('audit_log').select('id').where('action', '=', 'stage.update');
    expect(await lines.execute()).toHaveLength(2);
  });
});
