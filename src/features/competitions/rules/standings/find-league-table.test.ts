import { expect, it } from 'vitest';
import { writeCompetition, writeStanding } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findLeagueTable } from './find-league-table.ts';
import { listTableCompetitions } from './list-seasons.ts';

describeOnEachDatabase('findLeagueTable', (open) => {
  it('returns the newest season in the order of the positions', async () => {
    const { db } = await open();
    await writeStanding(db, { team: 'Zirə', season: '2024/25' });
    await writeStanding(db, { team: 'Sabah', position: 2, form: 'WDLWW', change: -1, zone: 'uecl' });
    await writeStanding(db, { team: 'Qarabağ', position: 1 });
    const table = await findLeagueTable(db, { competition: 'apl' });
    expect(table?.season.name).toBe('2025/26');
    expect(table?.standings.map(({ team }) => team.name)).toEqual(['Qarabağ', 'Sabah']);
    expect(table?.standings[1]).toMatchObject({
      position: 2,
      form: ['W', 'D', 'L', 'W', 'W'],
      change: -1,
      zone: 'uecl',
      goalsFor: 5,
      goalsAgainst: 1,
    });
    expect(table?.sample).toBe(false);
  });

  it('returns null for a cup and for an unknown competition', async () => {
    const { db } = await open();
    await writeCompetition(db, 'kubok');
    expect(await findLeagueTable(db, { competition: 'kubok' })).toBeNull();
    expect(await findLeagueTable(db, { competition: 'yoxdur' })).toBeNull();
  });

  it('lists the competitions with a table in the editors’ order', async () => {
    const { db } = await open();
    await writeCompetition(db, 'b', { position: 2 });
    await writeCompetition(db, 'a', { position: 3 });
    await writeCompetition(db, 'kubok', { position: 1 });
    await writeStanding(db, { competition: 'a' });
    await writeStanding(db, { competition: 'b' });
    expect((await listTableCompetitions(db)).map(({ slug }) => slug)).toEqual(['b', 'a']);
  });
});
