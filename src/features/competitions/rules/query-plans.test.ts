import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { mergeTeams } from '#features/matches/rules/merge-teams.ts';
import { listSquad } from '#features/teams/rules/players.ts';
import { findRedirectedTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { emptyTyped, formatTyped } from '#platform/records/record.ts';
import { getRecord, listRecords } from '#platform/records/rules/read-records.ts';
import { createRecord, deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { listCompetitionSeasons, readSeasonOverview } from './seasons/seasons.ts';

let database: ExplainingDatabase;
let db: Db;
let actor: Actor;
let season = '';
beforeAll(async () => {
  database = await openExplainingDatabase(async (filled) => {
    actor = await writeActor(filled, 'editor');
    season = await writeSeason(filled);
    await writeLedger(filled, await writeFixture(filled, { season_id: season }), [
      kickOff(),
      goal('home', 1),
    ]);
    await writeTeam(filled, 'Zirə');
    await writeTeam(filled, 'Sabah');
  });
  db = database.db;
});
afterAll(() => database.close());

const editor = () => ({ actor, now: NOON, newId });
const create = async (kind: string, name: string) => {
  const id = newId();
  const rules = recordRules(kind);
  await createRecord(db, rules, { ...editor(), id, typed: { ...emptyTyped(rules), name } });
  return id;
};
const expectNoScans = async (work: () => Promise<unknown>, allowed: string[] = []) =>
  expect(await database.listTableScans(work)).toEqual(allowed);

it.each(['team', 'player', 'venue', 'official'] as const)('%s: writes use indexes', async (kind) => {
  await expectNoScans(async () => {
    const id = await create(kind, 'Birinci');
    const rules = recordRules(kind);
    const { values, version } = await getRecord(db, rules, id);
    const typed = { ...formatTyped(rules, values), name: 'Başqa' };
    await updateRecord(db, rules, { ...editor(), id, version, typed });
    await deleteRecord(db, rules, { ...editor(), id });
  });
});

it('the list of players is read in the order of an index, however many there are', async () => {
  const rules = recordRules('player');
  const list = async () => {
    await listRecords(db, rules, {});
    await listRecords(db, rules, { sort: '-name', page: 2 });
  };
  // The count reads no more than 10 001 rows.
  expect((await database.listSteps(list)).filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
});

it('a season is saved and shown without reading other seasons', async () => {
  await create('team', 'Kəpəz');
  await expectNoScans(async () => {
    const { values, version } = await getRecord(db, recordRules('season'), season);
    const typed = {
      ...formatTyped(recordRules('season'), values),
      teams: 'Kəpəz',
      deductions: 'Kəpəz\t1\tSəbəb',
    };
    await updateRecord(db, recordRules('season'), { ...editor(), id: season, version, typed });
    await readSeasonOverview(db, { id: season });
    await listCompetitionSeasons(db, { competitionId: season });
  });
});

it('a merge touches only what belongs to the two', async () => {
  const [teams, players] = [
    [await create('team', 'A'), await create('team', 'B')],
    [await create('player', 'A'), await create('player', 'B')],
  ];
  await expectNoScans(async () => {
    await mergeTeams(db, { ...editor(), fromId: teams[0] ?? '', intoId: teams[1] ?? '' });
    await mergePlayers(db, { ...editor(), fromId: players[0] ?? '', intoId: players[1] ?? '' });
    await findRedirectedTeam(db, { slug: 'a' });
    await listSquad(db, { teamId: teams[1] ?? '', at: NOON });
  });
});
