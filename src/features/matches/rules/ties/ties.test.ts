import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { parseTieSource } from '#features/competitions/rules/ties/tie-source.ts';
import { NotFound } from '#platform/errors.ts';
import { formatTyped, type TypedFields } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createFixture, deleteFixture } from '../fixtures/change-fixture.ts';
import { createSchedule } from '../schedule/create-schedule.ts';
import { createTie } from './create-tie.ts';
import { listTieLines } from './list-tie-lines.ts';
import { listTieSources } from './list-tie-sources.ts';
import { tieRules } from './tie-rules.ts';

type Open = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0];

/** A cup of four teams up to the final, after two groups. */
async function prepare(open: Open) {
  const { db } = await open();
  const seasonId = await writeSeason(db, { kind: 'groups', regulation: { legs: 1 } });
  const at = { actor: await writeActor(db, 'editor', 'Orxan'), now: NOON, newId };
  const teams: string[] = [];
  const stageId = await writeStage(db, seasonId, { kind: 'knockout' });
  for (const [index, name] of ['Qarabağ', 'Neftçi', 'Zirə', 'Sabah'].entries()) {
    const group = index < 2 ? 'A' : 'B';
    await db
      .insertInto('stage_group')
      .values({ id: group, stage_id: seasonId, name: group, position: index < 2 ? 1 : 2 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const team_id = await writeTeam(db, name);
    teams.push(team_id);
    await db.insertInto('stage_team').values({ stage_id: seasonId, team_id, group_id: group }).execute();
    await db.insertInto('stage_team').values({ stage_id: stageId, team_id }).execute();
  }
  const options = { firstKickOff: NOON, daysApart: 7, seed: '', hasAllRounds: true, hasThirdPlace: false };
  await createSchedule(db, { ...at, id: stageId, version: 1, options: { ...options, order: teams } });
  const lines = () => listTieLines(db, { stageId });
  const [first, second, final] = (await lines()).map(({ id }) => id) as [string, string, string];
  const typedOf = async (id: string) => {
    const { values, version } = await getRecord(db, tieRules, id);
    return { typed: formatTyped(tieRules, values), version };
  };
  const update = async (id: string, over: TypedFields, sentVersion?: number) => {
    const { typed, version } = await typedOf(id);
    const change = { ...at, id, version: sentVersion ?? version, typed: { ...typed, ...over } };
    await updateRecord(db, tieRules, change);
  };
  const refusalOf = (id: string, over: TypedFields) =>
    update(id, over).then(
      () => [],
      (error) => error.problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`),
    );
  const play = async (stage: string, round: string | null, home: string, away: string, day = 0) => {
    const fields = {
      competitionId: await writeCompetition(db, 'apl'),
      seasonId,
      stageId: stage,
      round,
      homeId: await writeTeam(db, home),
      awayId: await writeTeam(db, away),
      kickOff: NOON + day * DAY,
      venueId: null,
      isNeutral: false,
      broadcast: { kind: 'unknown' as const },
      officials: {},
    };
    return (await createFixture(db, { ...at, fields })).id;
  };
  return { db, at, seasonId, stageId, lines, first, second, final, typedOf, update, refusalOf, play };
}

const words = (lines: Awaited<ReturnType<typeof listTieLines>>) =>
  lines.map(({ round, position, sides }) => `${round} ${position}: ${sides.home} – ${sides.away}`);

describeOnEachDatabase('a tie', (open) => {
  it('is listed with its teams or what is known of them, and with its score', async () => {
    const { db, lines } = await prepare(open);
    const semis = ['semi 1: Qarabağ – Neftçi', 'semi 2: Zirə – Sabah'];
    expect(words(await lines())).toEqual([
      ...semis,
      'final 1: Yarımfinal 1-in qalibi – Yarımfinal 2-nin qalibi',
    ]);
    const [match = ''] = (await lines())[0]?.matches ?? [];
    await writeLedger(db, match, [kickOff(), goal('away', 5), periodMark('fullTime')]);
    expect((await lines())[0]).toMatchObject({
      aggregate: { home: 0, away: 1 },
      winner: 'away',
      decidedBy: 'score',
    });
    expect(words(await lines())[2]).toBe('final 1: Neftçi – Yarımfinal 2-nin qalibi');
  });

  it('takes a side from another tie or from a table, in the words of the form', async () => {
    const { db, seasonId, final, typedOf, update, lines } = await prepare(open);
    const labels = (await listTieSources(db, { seasonId, tieId: final })).map(({ label }) => label);
    expect(labels).toEqual([
      'Yarımfinal 1-in qalibi',
      'Yarımfinal 2-nin qalibi',
      'Yarımfinal 1-in məğlubu',
      'Yarımfinal 2-nin məğlubu',
      'A qrupu, 1-ci yer',
      'A qrupu, 2-ci yer',
      'B qrupu, 1-ci yer',
      'B qrupu, 2-ci yer',
    ]);
    expect((await typedOf(final)).typed).toMatchObject({ homeSource: 'Yarımfinal 1-in qalibi', winner: '' });
    await update(final, { homeSource: 'B qrupu, 2-ci yer' });
    expect(words(await lines())[2]).toBe('final 1: B qrupu, 2-ci yer – Yarımfinal 2-nin qalibi');
    const row = await db.selectFrom('tie').select('home_source').where('id', '=', final).executeTakeFirst();
    expect(parseTieSource(row?.home_source ?? null)).toEqual({
      from: 'place',
      stage: seasonId,
      group: 'B',
      place: 2,
    });
    const audit = await db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'tie.update')
      .execute();
    expect(audit.map(({ after }) => JSON.parse(after ?? '').homeSource)).toEqual(['B qrupu, 2-ci yer']);
  });

  it('takes a match of teams that stand at its places, once the tables are final', async () => {
    const { db, seasonId, stageId, final, update, lines, play } = await prepare(open);
    await update(final, { homeSource: 'A qrupu, 1-ci yer', awaySource: 'B qrupu, 1-ci yer' });
    await writeLedger(db, await play(seasonId, null, 'Qarabağ', 'Neftçi'), [result(0, 1)]);
    expect(words(await lines())[2]).toBe('final 1: Neftçi – B qrupu, 1-ci yer');
    await writeLedger(db, await play(seasonId, null, 'Zirə', 'Sabah'), [result(2, 0)]);
    expect(words(await lines())[2]).toBe('final 1: Neftçi – Zirə');
    const match = await play(stageId, 'final', 'Neftçi', 'Zirə');
    expect((await lines()).map(({ round, matches }) => [round, matches.length])).toEqual([
      ['semi', 1],
      ['semi', 1],
      ['final', 1],
    ]);
    expect((await lines())[2]?.matches).toEqual([match]);
  });

  it('takes a match of teams of its tables before they are final: that of the places that the teams have now', async () => {
    const { db, seasonId, stageId, first, second, update, lines, play } = await prepare(open);
    await db.deleteFrom('fixture').where('stage_id', '=', stageId).execute();
    await update(first, { homeSource: 'A qrupu, 1-ci yer', awaySource: 'B qrupu, 2-ci yer' });
    await update(second, { homeSource: 'B qrupu, 1-ci yer', awaySource: 'A qrupu, 2-ci yer' });
    await writeLedger(db, await play(seasonId, null, 'Qarabağ', 'Neftçi'), [kickOff(), goal('away', 5)]);
    await writeLedger(db, await play(seasonId, null, 'Zirə', 'Sabah'), [kickOff(), goal('home', 5)]);
    const [one, other] = [
      await play(stageId, 'semi', 'Qarabağ', 'Zirə'),
      await play(stageId, 'semi', 'Neftçi', 'Sabah'),
    ];
    const semis = (await lines()).filter(({ round }) => round === 'semi');
    expect(semis.map(({ position, matches }) => [position, ...matches]).toSorted()).toEqual([
      [1, other],
      [2, one],
    ]);
  });

  it('keeps the winner of a decision and its sources when another match becomes the first one', async () => {
    const { db, at, stageId, first, second, final, typedOf, update, lines, play } = await prepare(open);
    await update(first, { winner: 'home', note: 'Rəqib gəlmədi' });
    await update(second, { winner: 'away', note: 'Rəqib gəlmədi' });
    await update(final, { winner: 'home', note: 'Püşk' });
    const show = async () =>
      (await lines())
        .toSorted((a, b) => (a.round === b.round ? a.position - b.position : 0))
        .map(({ sides, winner }) => [sides.home, sides.away, winner && sides[winner]]);
    const before = [
      ['Qarabağ', 'Neftçi', 'Qarabağ'],
      ['Zirə', 'Sabah', 'Sabah'],
      ['Qarabağ', 'Sabah', 'Qarabağ'],
    ];
    expect(await show()).toEqual(before);
    await play(stageId, 'semi', 'Neftçi', 'Qarabağ', -1);
    const match = await play(stageId, 'final', 'Sabah', 'Qarabağ', 8);
    expect(await show()).toEqual([
      ['Neftçi', 'Qarabağ', 'Qarabağ'],
      ['Zirə', 'Sabah', 'Sabah'],
      ['Sabah', 'Qarabağ', 'Qarabağ'],
    ]);
    const sources = { homeSource: 'Yarımfinal 2-nin qalibi', awaySource: 'Yarımfinal 1-in qalibi' };
    expect((await typedOf(final)).typed).toMatchObject({ ...sources, winner: 'away' });
    await deleteFixture(db, { ...at, id: match });
    expect((await show())[2]).toEqual(['Sabah', 'Qarabağ', 'Qarabağ']);
  });

  it('is added to a round before its teams are known, once for a form, and takes their match later', async () => {
    const { db, at, seasonId, stageId, update, lines, play } = await prepare(open);
    const id = newId();
    const add = { ...at, id, stageId, round: 'semi' };
    await createTie(db, add);
    await createTie(db, add);
    expect(words(await lines())[2]).toBe('semi 3: null – null');
    await update(id, { homeSource: 'A qrupu, 2-ci yer', awaySource: 'B qrupu, 1-ci yer' });
    expect(words(await lines())[2]).toBe('semi 3: A qrupu, 2-ci yer – B qrupu, 1-ci yer');
    await play(stageId, 'semi', 'Sabah', 'Neftçi', 9);
    expect((await lines()).map(({ round, matches }) => [round, matches.length])).toEqual([
      ['semi', 1],
      ['semi', 1],
      ['semi', 1],
      ['final', 0],
    ]);
    const audit = db.selectFrom('audit_log').select('after').where('action', '=', 'tie.create').execute();
    expect((await audit).map(({ after }) => JSON.parse(after ?? ''))).toEqual([
      { round: 'semi', position: 3, version: 1 },
    ]);
    const other = { ...add, id: newId() };
    await expect(createTie(db, { ...other, round: '1' })).rejects.toMatchObject({
      problems: [{ field: 'round', code: 'match.round' }],
    });
    await expect(createTie(db, { ...other, stageId: seasonId })).rejects.toThrow(NotFound);
    const author = await writeActor(db, 'author');
    await expect(createTie(db, { ...other, actor: author })).rejects.toThrow('role');
  });

  it('is decided by an editor with a reason, and its winner goes on', async () => {
    const { first, update, lines, refusalOf } = await prepare(open);
    expect(await refusalOf(first, { winner: 'away' })).toEqual(['note tie.note']);
    await update(first, { winner: 'away', note: 'Rəqib gəlmədi' });
    expect((await lines())[0]).toMatchObject({
      winner: 'away',
      decidedBy: 'decision',
      note: 'Rəqib gəlmədi',
    });
    expect(words(await lines())[2]).toBe('final 1: Neftçi – Yarımfinal 2-nin qalibi');
  });

  it('says every problem at its field', async () => {
    const { first, final, refusalOf } = await prepare(open);
    expect(await refusalOf(final, { homeSource: 'Yoxdur', isBye: 'on' })).toEqual([
      'homeSource tie.source',
      'isBye tie.bye',
    ]);
    expect(await refusalOf(final, { awaySource: 'Yarımfinal 1-in qalibi' })).toEqual([
      'awaySource tie.sameSource',
    ]);
    expect(await refusalOf(first, { homeSource: 'Final 1-in məğlubu' })).toEqual(['homeSource tie.circle']);
    expect(await refusalOf(first, { isBye: 'on' })).toEqual(['isBye tie.bye']);
    expect(await refusalOf(final, { awaySource: '', isBye: 'on' })).toEqual([]);
  });

  it('is changed from its current version only, and deleted only when nothing needs it', async () => {
    const { db, at, first, final, stageId, update, lines } = await prepare(open);
    await update(final, { note: 'Bakıda' });
    await expect(update(final, { note: 'Gəncədə' }, 1)).rejects.toMatchObject({ code: 'record.conflict' });
    const author = await writeActor(db, 'author');
    const byAuthor = { ...at, actor: author, id: final, version: 2, typed: {} };
    await expect(updateRecord(db, tieRules, byAuthor)).rejects.toThrow('role');
    await expect(deleteRecord(db, tieRules, { ...at, id: first })).rejects.toMatchObject({
      code: 'tie.inUse',
    });
    await db.deleteFrom('fixture').where('stage_id', '=', stageId).execute();
    await expect(deleteRecord(db, tieRules, { ...at, id: first })).rejects.toMatchObject({
      code: 'tie.inUse',
    });
    await deleteRecord(db, tieRules, { ...at, id: final });
    await deleteRecord(db, tieRules, { ...at, id: first });
    expect(await lines()).toHaveLength(1);
  });
});
