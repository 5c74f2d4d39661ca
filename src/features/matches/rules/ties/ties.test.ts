import { expect, it } from 'vitest';
import { parseTieSource } from '#features/competitions/rules/ties/tie-source.ts';
import { NotFound } from '#platform/errors.ts';
import { formatTyped, type TypedFields } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { fillFixture } from '#tests/kit/content/ties.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createFixture, deleteFixture } from '../fixtures/change-fixture.ts';
import { createSchedule } from '../schedule/create-schedule.ts';
import { createTie } from './create-tie.ts';
import { findStageOfTie, listTieLines } from './list-tie-lines.ts';
import { listTieSources, nameTieSource } from './list-tie-sources.ts';
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
    const place = { competitionId: await writeCompetition(db, 'apl'), seasonId, stageId: stage, round };
    const fields = await fillFixture(db, { ...place, home, away, day });
    return (await createFixture(db, { ...at, fields })).id;
  };
  const rowOf = (id: string) =>
    db.selectFrom('tie').select(['home_id', 'away_id']).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    db,
    at,
    seasonId,
    stageId,
    teams,
    lines,
    first,
    second,
    final,
    typedOf,
    update,
    refusalOf,
    play,
    rowOf,
  };
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

  it('belongs to its stage only', async () => {
    const { db, at, seasonId, stageId, first, lines } = await prepare(open);
    const before = await lines();
    const other = await writeStage(db, seasonId, { kind: 'playoff', name: 'Baraj' });
    const id = newId();
    await createTie(db, { ...at, id, stageId: other, round: 'final' });
    expect(await lines()).toEqual(before);
    expect(words(await listTieLines(db, { stageId: other }))).toEqual(['final 1: null – null']);
    expect(await listTieLines(db, { stageId: 'none' })).toEqual([]);
    expect(await findStageOfTie(db, { id: first })).toBe(stageId);
    expect(await findStageOfTie(db, { id })).toBe(other);
    expect(await findStageOfTie(db, { id: 'none' })).toBeNull();
  });

  it('names the stage of a source where several have ties or groups, in the order of stages, rounds and groups', async () => {
    const { db, at, seasonId, stageId, teams, final } = await prepare(open);
    await createTie(db, { ...at, id: newId(), stageId, round: 'quarter' });
    const playOff = await writeStage(db, seasonId, { kind: 'playoff', name: 'Baraj' });
    await createTie(db, { ...at, id: newId(), stageId: playOff, round: 'final' });
    await db.updateTable('stage').set({ position: 9 }).where('id', '=', stageId).execute();
    await db.updateTable('stage_group').set({ position: 3 }).where('name', '=', 'A').execute();
    const league = await writeStage(db, seasonId, { kind: 'league' });
    await db
      .insertInto('stage_team')
      .values(teams.slice(0, 3).map((team_id) => ({ stage_id: league, team_id })))
      .execute();
    // Nobody knows the teams of these two yet: a league has its table, groups are drawn before they have any.
    await writeStage(db, seasonId, { kind: 'split', regulation: { teams: 2 } });
    await writeStage(db, seasonId, { kind: 'groups', name: 'İkinci qruplar' });
    const choices = await listTieSources(db, { seasonId, tieId: final });
    const ties = [
      'Baraj: Final 1-in',
      'Həlledici mərhələ: 1/4 final 1-in',
      'Həlledici mərhələ: Yarımfinal 1-in',
      'Həlledici mərhələ: Yarımfinal 2-nin',
    ];
    expect(choices.map(({ label }) => label)).toEqual([
      ...ties.map((tie) => `${tie} qalibi`),
      ...ties.map((tie) => `${tie} məğlubu`),
      'Qrup mərhələsi: B qrupu, 1-ci yer',
      'Qrup mərhələsi: B qrupu, 2-ci yer',
      'Qrup mərhələsi: A qrupu, 1-ci yer',
      'Qrup mərhələsi: A qrupu, 2-ci yer',
      'Liqa mərhələsi, 1-ci yer',
      'Liqa mərhələsi, 2-ci yer',
      'Liqa mərhələsi, 3-cü yer',
      'Liqanın ikinci mərhələsi, 1-ci yer',
      'Liqanın ikinci mərhələsi, 2-ci yer',
    ]);
    for (const { label, source } of choices) expect(nameTieSource(source, choices)).toBe(label);
    expect(nameTieSource({ from: 'winner', tie: 'gone' }, choices)).toBe('');
    expect(nameTieSource(null, choices)).toBe('');
  });

  it('has no source in a season without other ties and without tables', async () => {
    const { db, at } = await prepare(open);
    const season = await writeSeason(db, { competition: 'kubok', kind: 'knockout' });
    const tieId = newId();
    await createTie(db, { ...at, id: tieId, stageId: season, round: 'final' });
    expect(await listTieSources(db, { seasonId: season, tieId })).toEqual([]);
    const friendly = await writeSeason(db, { competition: 'dostluq', kind: 'friendly' });
    expect(await listTieSources(db, { seasonId: friendly, tieId })).toEqual([]);
  });

  it('gives up an entered team for a new source only, and never the teams of its match', async () => {
    const { db, teams, stageId, first, final, update, play, rowOf } = await prepare(open);
    const [home_id = '', away_id = ''] = teams;
    await db.updateTable('tie').set({ home_id, away_id }).where('id', '=', final).execute();
    await update(final, { note: 'Bakıda' });
    await update(final, { awaySource: '' });
    expect(await rowOf(final)).toEqual({ home_id, away_id });
    await update(final, { homeSource: 'A qrupu, 1-ci yer' });
    expect(await rowOf(final)).toEqual({ home_id: null, away_id });
    await play(stageId, 'semi', 'Qarabağ', 'Neftçi', 1);
    const played = await rowOf(first);
    await update(first, { homeSource: 'B qrupu, 1-ci yer' });
    expect(await rowOf(first)).toEqual(played);
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
    const { db, stageId, first, final, refusalOf } = await prepare(open);
    expect(await refusalOf(final, { homeSource: 'Yoxdur', isBye: 'on' })).toEqual([
      'homeSource tie.source',
      'isBye tie.bye',
    ]);
    expect(await refusalOf(final, { awaySource: 'Yarımfinal 1-in qalibi' })).toEqual([
      'awaySource tie.sameSource',
    ]);
    expect(await refusalOf(first, { homeSource: 'Final 1-in məğlubu' })).toEqual(['homeSource tie.circle']);
    expect(await refusalOf(first, { isBye: 'on' })).toEqual(['isBye tie.bye']);
    await db.deleteFrom('fixture').where('stage_id', '=', stageId).execute();
    expect(await refusalOf(first, { isBye: 'on' }), 'it has two teams').toEqual(['isBye tie.bye']);
    expect(await refusalOf(final, { awaySource: 'A qrupu, 1-ci yer' })).toEqual([]);
    expect(await refusalOf(first, { homeSource: 'Final 1-in qalibi' })).toEqual(['homeSource tie.circle']);
    expect(await refusalOf(final, { awaySource: '', isBye: 'on' })).toEqual([]);
  });

  it('takes a side from a tie that follows from a circle of others', async () => {
    const { db, at, stageId, first, second, refusalOf } = await prepare(open);
    for (const [id, tie] of [
      [first, second],
      [second, first],
    ] as const) {
      const home_source = JSON.stringify({ from: 'winner', tie });
      await db.updateTable('tie').set({ home_source }).where('id', '=', id).execute();
    }
    const id = newId();
    await createTie(db, { ...at, id, stageId, round: 'semi' });
    expect(await refusalOf(id, { homeSource: 'Final 1-in qalibi' })).toEqual([]);
  });

  it('is changed from its current version only, and deleted only when nothing needs it', async () => {
    const { db, at, first, final, stageId, update, lines, play } = await prepare(open);
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
    const match = await play(stageId, 'final', 'Qarabağ', 'Zirə', 8);
    await expect(deleteRecord(db, tieRules, { ...at, id: final }), 'its match').rejects.toMatchObject({
      code: 'tie.inUse',
    });
    await deleteFixture(db, { ...at, id: match });
    await deleteRecord(db, tieRules, { ...at, id: final });
    await deleteRecord(db, tieRules, { ...at, id: first });
    expect(await lines()).toHaveLength(1);
  });
});
