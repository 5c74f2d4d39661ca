import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { writeCompetition, writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { CompetitionKind, CompetitionRegion } from '../tables.ts';
import { listEuropeanSeasons } from './european-seasons.ts';
import { listTeamsOfSeason } from './stages/stages.ts';

const now = Date.UTC(2025, 8, 1);

describeOnEachDatabase('the European seasons', (open) => {
  async function opened() {
    const { db } = await open();
    for (const club of ['Qarabağ', 'Zirə']) {
      const id = await writeTeam(db, club);
      await db.updateTable('team').set({ country: 'AZE' }).where('id', '=', id).execute();
    }
    /** A competition whose season has this one match, and no list of teams. */
    const writeMatch = async (
      competition: string,
      teams: [home: string, away: string],
      { region = 'europe', kind = 'league' }: { region?: CompetitionRegion; kind?: CompetitionKind } = {},
    ) => {
      await writeCompetition(db, competition, { region });
      await db.updateTable('competition').set({ kind }).where('slug', '=', competition).execute();
      const season_id = await writeSeason(db, { competition });
      await writeFixture(db, { competition, season_id, teams, kick_off: now - DAY });
      return season_id;
    };
    const listed = async () =>
      (await listEuropeanSeasons(db, { now })).map(({ competition }) => competition.slug).toSorted();
    return { db, writeMatch, listed };
  }

  it('a club that only the matches name counts, home or away, also in a cup without a kind of its own', async () => {
    const { writeMatch, listed } = await opened();
    await writeMatch('cempionlar-liqasi', ['Roma', 'Qarabağ']);
    await writeMatch('avropa-liqasi', ['Zirə', 'Roma'], { kind: 'europe' });
    await writeMatch('konfrans-liqasi', ['Ayaks', 'Roma'], { kind: 'europe' });
    expect(await listed()).toEqual(['avropa-liqasi', 'cempionlar-liqasi']);
  });

  it('leagues of one country and friendlies are no cups', async () => {
    const { writeMatch, listed } = await opened();
    await writeMatch('premyer-liqa', ['Qarabağ', 'Zirə'], { region: 'azerbaijan' });
    await writeMatch('ingiltere', ['Arsenal', 'Çelsi']);
    await writeMatch('yoldasliq', ['Qarabağ', 'Roma'], { kind: 'friendly' });
    expect(await listed()).toEqual([]);
  });

  it('the teams of a season are those of its stages and of its matches, each once', async () => {
    const { db, writeMatch } = await opened();
    const seasonId = await writeMatch('cempionlar-liqasi', ['Roma', 'Qarabağ']);
    await writeMatch('avropa-liqasi', ['Zirə', 'Ayaks']);
    for (const team of ['Roma', 'Selta'])
      await db
        .insertInto('stage_team')
        .values({ stage_id: seasonId, team_id: await writeTeam(db, team) })
        .execute();
    const teams = await listTeamsOfSeason(db, { seasonId });
    expect(teams.map(({ name }) => name)).toEqual(['Qarabağ', 'Roma', 'Selta']);
  });
});
