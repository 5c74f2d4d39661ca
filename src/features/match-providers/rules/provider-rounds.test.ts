import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ProviderFixture } from './match-snapshot.ts';
import { saveProviderFixtures } from './provider-fixtures.ts';

const reported = (
  externalId: string,
  round: string | null,
  more: Partial<ProviderFixture> & { teams?: [home: string, away: string] } = {},
): ProviderFixture => {
  const { teams: [home, away] = ['Qarabağ', 'Neftçi'], ...fields } = more;
  return {
    externalId,
    kickOff: NOON,
    home: { externalId: home, name: home },
    away: { externalId: away, name: away },
    venue: null,
    round,
    isCalledOff: false,
    ...fields,
  };
};

const save = (db: Db, ...fixtures: ProviderFixture[]) =>
  saveProviderFixtures(db, { provider: 'api-football', fixtures, now: NOON - HOUR, newId });

const placeOf = (db: Db, id: string) =>
  db
    .selectFrom('fixture')
    .leftJoin('round', 'round.id', 'round_id')
    .select(['fixture.stage_id', 'group_id', 'round.key', 'tie_id', 'leg', 'version'])
    .where('fixture.id', '=', id)
    .executeTakeFirstOrThrow();

describeOnEachDatabase('saveProviderFixtures', (open) => {
  it('gives a match without a round the round of the provider, once', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const id = await writeFixture(db, { season_id });
    expect(await save(db, reported('1', 'Regular Season - 12'))).toEqual([]);
    expect(await placeOf(db, id)).toMatchObject({ stage_id: season_id, key: '12', tie_id: null, version: 2 });
    await save(db, reported('1', 'Regular Season - 12'));
    expect(await placeOf(db, id)).toMatchObject({ version: 2 });
    await save(db, reported('1', 'Regular Season - 13'));
    expect(await placeOf(db, id), 'what the site has stays').toMatchObject({ key: '12', version: 2 });
  });

  it('finds the group of a match, and moves the match to the stage of its round', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db, { kind: 'groups' });
    const group_id = newId();
    await db
      .insertInto('stage_group')
      .values({ id: group_id, stage_id: season_id, name: 'B', position: 2 })
      .execute();
    const knockOut = await writeStage(db, season_id, { kind: 'knockout' });
    const grouped = await writeFixture(db, { season_id });
    const semi = await writeFixture(db, { season_id, teams: ['Zirə', 'Səbail'] });
    await save(db, reported('1', 'Group B - 2'), reported('2', 'Semi-finals', { teams: ['Zirə', 'Səbail'] }));
    expect(await placeOf(db, grouped)).toMatchObject({ stage_id: season_id, group_id, key: '2' });
    expect(await placeOf(db, semi)).toMatchObject({
      stage_id: knockOut,
      group_id: null,
      key: 'semi',
      leg: 1,
    });
  });

  it('makes the two matches of a tie its legs, in the order of their kick-offs', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db, { kind: 'knockout' });
    const second = await writeFixture(db, { season_id, kick_off: NOON + 7 * DAY });
    const first = await writeFixture(db, { season_id, teams: ['Neftçi', 'Qarabağ'] });
    await save(
      db,
      reported('2', 'Halbfinale', { kickOff: NOON + 7 * DAY }),
      reported('1', 'Halbfinale', { teams: ['Neftçi', 'Qarabağ'] }),
    );
    const [one, two] = [await placeOf(db, first), await placeOf(db, second)];
    expect([one.leg, two.leg]).toEqual([1, 2]);
    expect(two.tie_id).toBe(one.tie_id);
    const tie = await db.selectFrom('tie').selectAll().executeTakeFirstOrThrow();
    expect(tie).toMatchObject({ home_id: await writeTeam(db, 'Neftçi') });
    // The first leg is put off to after the second one.
    await save(db, reported('1', 'Halbfinale', { teams: ['Neftçi', 'Qarabağ'], kickOff: NOON + 8 * DAY }));
    expect([(await placeOf(db, first)).leg, (await placeOf(db, second)).leg]).toEqual([2, 1]);
  });

  it('leaves a locked round, names rounds that fit no stage, and ignores teams that are not known yet', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const locked = await writeFixture(db, { season_id });
    await db.insertInto('fixture_lock').values({ fixture_id: locked, field: 'round' }).execute();
    await writeFixture(db, { season_id, teams: ['Zirə', 'Səbail'] });
    const unknown = await save(
      db,
      reported('1', 'Regular Season - 12'),
      reported('2', 'Spring Season Gold - 13', { teams: ['Zirə', 'Səbail'] }),
      reported('3', 'Final', { teams: ['Sieger HF 1', 'Sieger HF 2'] }),
    );
    expect(unknown).toEqual(['round Spring Season Gold - 13']);
    expect(await placeOf(db, locked)).toMatchObject({ key: null, version: 1 });
    const teams = await db.selectFrom('provider_team').select('name').execute();
    expect(teams.map(({ name }) => name)).not.toContain('Sieger HF 1');
  });
});
