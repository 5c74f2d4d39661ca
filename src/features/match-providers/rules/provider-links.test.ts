import { expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { POLLED_BEFORE_MS } from './due-fixtures.ts';
import { MAX_APART_MS, saveProviderFixtures } from './provider-fixtures.ts';
import { linkProviderMatch, listUnlinkedMatches } from './provider-matches.ts';
import { linkProviderTeam, listLinkedTeams, listUnlinkedTeams } from './provider-teams.ts';

const now = NOON - HOUR;
const provider = 'a';

/** A match of the provider, of Qarabağ against a team whose name we do not know, or against another one. */
const report = (db: Db, { externalId = '1', away = { externalId: '20', name: 'Neftci Baku' } } = {}) =>
  saveProviderFixtures(db, {
    provider,
    fixtures: [
      {
        externalId,
        kickOff: NOON,
        home: { externalId: '10', name: 'Qarabağ' },
        away,
        venue: null,
        round: null,
        isCalledOff: false,
      },
    ],
    now,
    newId,
  });

const readLinks = (db: Db) =>
  db
    .selectFrom('provider_fixture')
    .select(['external_id', 'fixture_id', 'poll_at'])
    .orderBy('external_id')
    .execute();

const readAudit = async (db: Db) => {
  const lines = await db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'before', 'after'])
    .orderBy('created_at')
    .execute();
  return lines.map(({ action, subject_id, before, after }) => [
    action,
    subject_id,
    JSON.parse(before ?? 'null'),
    JSON.parse(after ?? 'null'),
  ]);
};

const change = (actor: Actor) => ({ actor, provider, now, newId });

describeOnEachDatabase('the link of a team of a provider', (open) => {
  const link = (
    db: Db,
    actor: Actor,
    teamName: string | null,
    more: { externalId?: string; now?: number } = {},
  ) => linkProviderTeam(db, { ...change(actor), externalId: '20', teamName, ...more });

  it('links its matches too, which are polled from then on; without it they are none of ours again', async () => {
    const { db } = await open();
    const editor = await writeStaff(db, 'editor');
    const fixture_id = await writeFixture(db);
    const known = await writeFixture(db, { teams: ['Qarabağ', 'Zirə'] });
    await report(db);
    await report(db, { externalId: '2', away: { externalId: '30', name: 'Zirə' } });
    const unlinked = { provider, externalId: '20', name: 'Neftci Baku' };
    expect(await listUnlinkedTeams(db)).toEqual([unlinked]);
    const poll_at = NOON - POLLED_BEFORE_MS;
    const other = { external_id: '2', fixture_id: known, poll_at };
    expect(await readLinks(db)).toEqual([{ external_id: '1', fixture_id: null, poll_at: null }, other]);

    await link(db, editor, ' Neftçi ');
    expect(await listUnlinkedTeams(db)).toEqual([]);
    expect(await listLinkedTeams(db)).toContainEqual({ ...unlinked, team: 'Neftçi' });
    expect(await readLinks(db)).toEqual([{ external_id: '1', fixture_id, poll_at }, other]);

    await link(db, editor, null, { now: now + 1 });
    expect(await listUnlinkedTeams(db)).toEqual([unlinked]);
    expect(await readLinks(db)).toEqual([{ external_id: '1', fixture_id: null, poll_at: null }, other]);
    const [without, withTeam] = [
      { name: 'Neftci Baku', team: null },
      { name: 'Neftci Baku', team: 'Neftçi' },
    ];
    expect(await readAudit(db)).toEqual([
      ['feed.team', 'a/20', without, withTeam],
      ['feed.team', 'a/20', withTeam, without],
    ]);
  });

  it('is for editors, and needs a team of ours and one of the provider', async () => {
    const { db } = await open();
    const editor = await writeStaff(db, 'editor');
    await writeFixture(db);
    await report(db);
    await expect(link(db, await writeStaff(db, 'author'), 'Neftçi')).rejects.toThrow(Forbidden);
    await expect(link(db, editor, 'Neftçi 2')).rejects.toMatchObject({
      problems: [{ field: 'team', code: 'feed.teamUnknown' }],
    });
    await expect(link(db, editor, 'Neftçi', { externalId: '21' })).rejects.toThrow(NotFound);
    expect(await listUnlinkedTeams(db)).toHaveLength(1);
    expect(await readAudit(db)).toEqual([]);
  });
});

describeOnEachDatabase('the link of a match of a provider', (open) => {
  const link = (db: Db, actor: Actor, fixtureId: string, externalId = '1') =>
    linkProviderMatch(db, { ...change(actor), externalId, fixtureId });

  it('offers our matches around its time that have no link, by kick-off', async () => {
    const { db } = await open();
    const late = await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: NOON + MAX_APART_MS - 1 });
    const early = await writeFixture(db, { teams: ['Kəpəz', 'Sabah'], kick_off: NOON - MAX_APART_MS + 1 });
    await writeFixture(db, { teams: ['Zirə', 'Kəpəz'], kick_off: NOON + MAX_APART_MS });
    await writeFixture(db, { teams: ['Sabah', 'Zirə'], kick_off: NOON - MAX_APART_MS });
    await writeFixture(db, { teams: ['Sabah', 'Kəpəz'], sample: 1 });
    await report(db);
    await report(db, { externalId: '2', away: { externalId: '30', name: 'Komanda' } });
    const [first, second] = await listUnlinkedMatches(db, { now });
    expect(first).toMatchObject({ externalId: '1', home: 'Qarabağ', away: 'Neftci Baku', kickOff: NOON });
    expect(first?.choices.map(({ id }) => id)).toEqual([early, late]);

    const editor = await writeStaff(db, 'editor');
    await link(db, editor, early);
    expect((await readLinks(db))[0]).toEqual({
      external_id: '1',
      fixture_id: early,
      poll_at: NOON - POLLED_BEFORE_MS,
    });
    expect(await readAudit(db)).toEqual([['match.link', early, null, { name: 'a/1' }]]);
    const left = await listUnlinkedMatches(db, { now });
    expect(left.map(({ externalId, choices }) => [externalId, choices.map(({ id }) => id)])).toEqual([
      [second?.externalId, [late]],
    ]);
  });

  it('is for editors, and belongs to one match of ours and one of the provider', async () => {
    const { db } = await open();
    const editor = await writeStaff(db, 'editor');
    const fixture = await writeFixture(db, { teams: ['Zirə', 'Sabah'] });
    await report(db);
    await report(db, { externalId: '2', away: { externalId: '30', name: 'Komanda' } });
    await expect(link(db, await writeStaff(db, 'author'), fixture)).rejects.toThrow(Forbidden);
    await expect(link(db, editor, '')).rejects.toMatchObject({
      problems: [{ field: 'match', code: 'feed.matchRequired' }],
    });
    await expect(link(db, editor, fixture, '3')).rejects.toThrow(NotFound);
    await link(db, editor, fixture);
    await expect(link(db, editor, fixture, '2')).rejects.toMatchObject({ code: 'feed.matchTaken' });
    expect((await readLinks(db)).map((row) => row.fixture_id)).toEqual([fixture, null]);
  });
});
