import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { mergeTeams } from '#features/matches/rules/merge-teams.ts';
import { findRedirectedTeam } from '#features/teams/rules/find-redirected-team.ts';
import { listSquad } from '#features/teams/rules/list-squad.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { listCompetitionSeasons } from '../seasons/list-competition-seasons.ts';
import { readSeasonOverview } from '../seasons/read-season-overview.ts';
import { createReference } from './create-reference.ts';
import { deleteReference } from './delete-reference.ts';
import { getReference } from './find-reference.ts';
import { type ListedKind, listReferences } from './list-references.ts';
import { definitionOf } from './reference-definitions.ts';
import { updateReference } from './update-reference.ts';

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
const create = async (kind: ListedKind, name: string) => {
  const id = newId();
  await createReference(db, { ...editor(), kind, id, fields: { ...definitionOf(kind).empty, name } });
  return id;
};
const expectNoScans = async (work: () => Promise<unknown>, allowed: string[] = []) =>
  expect(await database.listTableScans(work)).toEqual(allowed);

it.each(['team', 'player', 'venue', 'official'] as const)(
  '%s: lists and writes use indexes',
  async (kind) => {
    await expectNoScans(async () => {
      const id = await create(kind, 'Birinci');
      const after = await create(kind, 'İkinci');
      await listReferences(db, { kind, after });
      const { fields, version } = await getReference(db, { kind, id });
      await updateReference(db, { ...editor(), kind, id, version, fields: { ...fields, name: 'Başqa' } });
      await deleteReference(db, { ...editor(), kind, id });
    });
  },
);

it('competitions and broadcasters are few, and read at once', async () => {
  for (const kind of ['competition', 'broadcaster'] as const)
    await expectNoScans(() => listReferences(db, { kind }), [`SCAN ${kind}`]);
});

it('a season is saved and shown without reading other seasons', async () => {
  const kind = 'season';
  await create('team', 'Kəpəz');
  await expectNoScans(async () => {
    const { fields, version } = await getReference(db, { kind, id: season });
    const change = { ...fields, teams: 'Kəpəz', deductions: 'Kəpəz\t1\tSəbəb' };
    await updateReference(db, { ...editor(), kind, id: season, version, fields: change });
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
    await listSquad(db, { teamId: teams[1] ?? '' });
  });
});
