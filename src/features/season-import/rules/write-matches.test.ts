import { expect, it } from 'vitest';
import { writeCompetition } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { importSeasonText } from '#tests/kit/content/season-import.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { SeasonImport } from './import-season.ts';

const HEAD = 'date,stage,group,round,home,away,home_score,away_score,venue,neutral,referee';
const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

describeOnEachDatabase('the matches of an import', (open) => {
  async function prepare() {
    const { db } = await open();
    await writeCompetition(db, 'apl');
    const actor = await writeActor(db, 'editor', 'Orxan');
    const run = (text: string, changes: Partial<SeasonImport> = {}) =>
      importSeasonText(db, text, { actor, createTeams: 'all', ...changes });
    const facts = () =>
      db
        .selectFrom('fixture')
        .leftJoin('round', 'round.id', 'round_id')
        .leftJoin('stage_group', 'stage_group.id', 'fixture.group_id')
        .leftJoin('venue', 'venue.id', 'venue_id')
        .select(['round.key as round', 'stage_group.name as group', 'venue.name as venue', 'is_neutral'])
        .select(['kick_off', 'fixture.id'])
        .orderBy('kick_off')
        .execute();
    return { db, actor, run, facts };
  }

  it('keep what a later file leaves out, and what an editor has locked', async () => {
    const { db, run, facts } = await prepare();
    const second = '2024-09-09,Group A,A,2,Uno,Tres,,,,,';
    await run(csv('2024-09-02,Group A,A,1,Uno,Dos,,,Ləhic,TRUE,', second));
    const [before] = await facts();
    expect(before).toMatchObject({ round: '1', group: 'A', venue: 'Ləhic', is_neutral: 1 });
    expect(await run(csv('2024-09-03,Group A,A,1,Uno,Dos,,,,,', second))).toMatchObject({
      fixtures: { changed: 1, unchanged: 1 },
    });
    const [moved, other] = await facts();
    expect(moved).toEqual({ ...before, kick_off: Number(before?.kick_off) + 24 * 3_600_000 });
    expect(other).toMatchObject({ round: '2', venue: null, is_neutral: 0 });
    for (const field of ['venue', 'isNeutral'])
      await db
        .insertInto('fixture_lock')
        .values({ fixture_id: before?.id ?? '', field })
        .execute();
    await run(csv('2024-09-04,Group A,A,1,Uno,Dos,,,Şəki,FALSE,', second));
    expect((await facts())[0]).toMatchObject({ venue: 'Ləhic', is_neutral: 1 });
  });

  it('have one row for each ground and referee that the file names, also the second time', async () => {
    const { db, run, facts } = await prepare();
    await db
      .insertInto('venue')
      .values({ id: 'V', slug: 'lehic', name: 'Ləhic', city: null, version: 1 })
      .execute();
    const lines = ['Uno,Dos', 'Tres,Quatro', 'Sei,Otto'].map(
      (teams, at) => `2024-08-0${at + 2},,,1,${teams},1,0,${at === 2 ? 'Ləhic!' : 'Ləhic'},,Əliyar Ağayev`,
    );
    const progress: [number, number][] = [];
    const onProgress = (done: number, total: number) => void progress.push([done, total]);
    expect(await run(csv(...lines), { onProgress })).toMatchObject({
      people: { read: 1, new: 1, known: 0, skipped: 0 },
    });
    expect(progress).toEqual([[3, 3]]);
    expect((await facts()).map(({ venue }) => venue)).toEqual(['Ləhic', 'Ləhic', 'Ləhic!']);
    const venues = await db.selectFrom('venue').select(['name', 'slug']).orderBy('slug').execute();
    expect(venues).toEqual([
      { name: 'Ləhic', slug: 'lehic' },
      { name: 'Ləhic!', slug: expect.stringMatching(/^lehic-[0-9a-z]{6}$/) },
    ]);
    expect(await db.selectFrom('official').select('name').execute()).toHaveLength(1);
    const officials = db.selectFrom('fixture_official').select('role');
    expect(await officials.execute()).toHaveLength(3);
    const more = '2024-08-09,,,2,Dos,Uno,1,0,Ləhic,,Əliyar Ağayev';
    expect(await run(csv(...lines, more))).toMatchObject({ people: { read: 1, new: 0, known: 1 } });
    expect(await officials.execute()).toHaveLength(4);
    expect(await db.selectFrom('venue').select('id').execute()).toHaveLength(2);
  });

  it('are recorded with their numbers in the audit log', async () => {
    const { db, run } = await prepare();
    const target = { competition: 'kubok', season: '2024-25' };
    const createCompetition = { name: 'Kubok', region: 'azerbaijan' } as const;
    await run(csv('2024-08-02,,,1,Uno,Dos,1,0,,,', '2024-08-03,,,1,Tres,Sei,,,,,'), {
      target,
      createCompetition,
    });
    const rows = await db.selectFrom('audit_log').select(['action', 'after']).execute();
    const changes = (action: string) => rows.find((row) => row.action === action)?.after ?? '';
    for (const part of ['Kubok 2024/25', '"newFixtures"', '"newResults"'])
      expect(changes('season.import')).toContain(part);
    for (const part of ['Kubok', 'azerbaijan', 'league'])
      expect(changes('competition.create')).toContain(part);
  });

  it('of two spellings of a country are of one national team, and clubs of few countries are clubs', async () => {
    const { db, run } = await prepare();
    const list = async (kind: 'club' | 'national') =>
      (await db.selectFrom('team').select('name').where('kind', '=', kind).execute())
        .map(({ name }) => name)
        .sort();
    // Three countries of three are not enough: clubs may have such names.
    await run(csv('2024-08-02,,,1,Georgia,Malta,1,0,,,', '2024-08-03,,,2,Georgia,Cuba,1,0,,,'));
    expect(await list('club')).toEqual(['Cuba', 'Georgia', 'Malta']);
    const report = await run(
      csv(
        '2025-08-02,,,1,USA,Chile,1,0,,,',
        '2025-08-03,,,2,United States,Peru,1,0,,,',
        '2025-08-04,,,3,Atlantida,Brazil,1,0,,,',
      ),
      { target: { competition: 'apl', season: '2025-26' } },
    );
    expect(report.teams.created.toSorted()).toEqual([
      'ABŞ (USA)',
      'Atlantida',
      'Braziliya (Brazil)',
      'Peru',
      'Çili (Chile)',
    ]);
    expect(await list('national')).toEqual(['ABŞ', 'Atlantida', 'Braziliya', 'Peru', 'Çili']);
  });
});
