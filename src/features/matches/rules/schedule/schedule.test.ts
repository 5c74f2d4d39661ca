import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { saveDrawnGroups } from '#features/competitions/rules/draws/save-drawn-groups.ts';
import type { Regulation } from '#features/competitions/rules/standings/regulation.ts';
import { readBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { createFixture, deleteFixture } from '../fixtures/change-fixture.ts';
import { getFixtureState } from '../fixtures/get-fixture-state.ts';
import { formatUnknownSide } from '../tie-words.ts';
import { createSchedule } from './create-schedule.ts';
import { findScheduleObstacle } from './find-schedule-obstacle.ts';
import { listDayClashes } from './list-day-clashes.ts';
import { planSchedule, type ScheduleOptions } from './plan-schedule.ts';
import { readScheduleStage, type ScheduleStage } from './read-schedule-stage.ts';

type Open = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0];

const options: ScheduleOptions = {
  firstKickOff: NOON,
  daysApart: 7,
  seed: 'püşk',
  order: null,
  hasAllRounds: true,
  hasThirdPlace: false,
};

async function prepare(open: Open) {
  const { db } = await open();
  const seasonId = await writeSeason(db);
  const actor = await writeActor(db, 'editor', 'Orxan');
  const at = { actor, now: NOON, newId };
  const stageOf = async (
    kind: StageKind,
    names: readonly string[],
    { regulation = {}, groups = [] }: { regulation?: Partial<Regulation>; groups?: readonly string[] } = {},
  ) => {
    const id = await writeStage(db, seasonId, { kind, regulation });
    for (const [index, name] of names.entries()) {
      const group = groups.length > 0 ? (groups[index % groups.length] ?? '') : null;
      const group_id = group === null ? null : `${id}-${group}`;
      if (group !== null)
        await db
          .insertInto('stage_group')
          .values({ id: group_id as string, stage_id: id, name: group, position: groups.indexOf(group) + 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const team_id = await writeTeam(db, name);
      await db.insertInto('stage_team').values({ stage_id: id, team_id, group_id }).execute();
    }
    return getStage(db, id);
  };
  const create = (stage: ScheduleStage, over: Partial<ScheduleOptions> = {}) =>
    createSchedule(db, { ...at, id: stage.id, version: stage.version, options: { ...options, ...over } });
  const matchesOf = (id: string) =>
    db
      .selectFrom('fixture')
      .innerJoin('team as home', 'home.id', 'fixture.home_id')
      .innerJoin('team as away', 'away.id', 'fixture.away_id')
      .leftJoin('round', 'round.id', 'fixture.round_id')
      .select([
        'fixture.id',
        'home.name as home',
        'away.name as away',
        'kick_off',
        'group_id',
        'tie_id',
        'leg',
      ])
      .select(['round.key as round', 'round_id', 'fixture.home_id', 'fixture.away_id'])
      .where('fixture.stage_id', '=', id)
      .orderBy('kick_off')
      .orderBy('home.name')
      .execute();
  return { db, at, seasonId, stageOf, create, matchesOf };
}

async function getStage(db: Db, id: string): Promise<ScheduleStage> {
  const stage = await readScheduleStage(db, { id });
  if (!stage) throw new Error(`No stage ${id}`);
  return stage;
}

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `Klub-${index + 1}`);

describeOnEachDatabase('the schedule of a stage', (open) => {
  it('a league: every pair twice, a round each week, one line in the audit log, a table', async () => {
    const { db, stageOf, create, matchesOf } = await prepare(open);
    const stage = await stageOf('league', namesOf(6));
    expect(await create(stage)).toEqual({ matches: 30, ties: 0 });
    const matches = await matchesOf(stage.id);
    expect(new Set(matches.map(({ home, away }) => `${home} ${away}`)).size).toBe(30);
    expect(matches.map(({ round, kick_off }) => [round, (kick_off - NOON) / DAY])).toEqual(
      Array.from({ length: 30 }, (_, index) => [`${Math.floor(index / 3) + 1}`, Math.floor(index / 3) * 7]),
    );
    const lines = await db.selectFrom('audit_log').select(['action', 'after']).execute();
    expect(lines.map(({ action, after }) => [action, JSON.parse(after ?? '')])).toEqual([
      ['stage.schedule', { matches: 30, ties: 0, rounds: 10, kickOffAt: NOON }],
    ]);
    const known = await db.selectFrom('fixture').select(['is_neutral', 'broadcast']).distinct().execute();
    expect(known).toEqual([{ is_neutral: 0, broadcast: 'unknown' }]);
    const standings = await db.selectFrom('standing').select('team_id').execute();
    expect(standings).toHaveLength(6);
    await expect(create(await getStage(db, stage.id))).rejects.toMatchObject({ code: 'schedule.exists' });
    expect(await matchesOf(stage.id)).toHaveLength(30);
  });

  it('a league of ten teams with four legs is written at once, and other requests are answered meanwhile', async () => {
    const { stageOf, create } = await prepare(open);
    const stage = await stageOf('league', namesOf(10), { regulation: { legs: 4 } });
    let turns = 0;
    let next = setImmediate(function count() {
      turns++;
      next = setImmediate(count);
    });
    expect(await create(stage)).toEqual({ matches: 180, ties: 0 });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it('groups play by themselves, and the rounds have the same numbers', async () => {
    const { stageOf, create, matchesOf } = await prepare(open);
    const stage = await stageOf('groups', namesOf(7), { groups: ['A', 'B'], regulation: { legs: 1 } });
    expect(await create(stage)).toEqual({ matches: 9, ties: 0 });
    const matches = await matchesOf(stage.id);
    const sizes = Map.groupBy(matches, ({ group_id }) => group_id?.split('-').at(-1));
    expect([...sizes].map(([group, own]) => [group, own.length]).toSorted()).toEqual([
      ['A', 6],
      ['B', 3],
    ]);
    expect(new Set(matches.map(({ round }) => round))).toEqual(new Set(['1', '2', '3']));
  });

  it('groups are drawn first: the draw that was seen is saved, once, as a change of the stage', async () => {
    const { db, at, stageOf } = await prepare(open);
    const stage = await stageOf('groups', namesOf(8));
    expect(findScheduleObstacle(stage)).toBe('noGroups');
    const draw = { ...at, id: stage.id, version: stage.version, count: 2, seed: 'a' };
    await expect(saveDrawnGroups(db, { ...draw, count: 5 })).rejects.toMatchObject({
      problems: [{ field: 'groups', code: 'schedule.groups' }],
    });
    await saveDrawnGroups(db, draw);
    const drawn = await getStage(db, stage.id);
    expect(drawn.teams.filter(({ group }) => group === 'A')).toHaveLength(4);
    expect(drawn.version).toBe(stage.version + 1);
    expect(findScheduleObstacle(drawn)).toBeNull();
    await expect(saveDrawnGroups(db, { ...draw, version: drawn.version })).rejects.toMatchObject({
      code: 'schedule.changed',
    });
    const lines = await db.selectFrom('audit_log').select('action').execute();
    expect(lines).toEqual([{ action: 'stage.update' }]);
  });

  it('a knock-out: pairs in the order of the list, byes, and ties that wait for winners', async () => {
    const { db, at, seasonId, stageOf, create, matchesOf } = await prepare(open);
    const ties = { ...stageTies, legs: 2 };
    const stage = await stageOf('knockout', namesOf(6), { regulation: { ties } });
    const order = stage.teams.map(({ id }) => id);
    expect(await create(stage, { order, hasThirdPlace: true })).toEqual({ matches: 4, ties: 8 });
    const matches = await matchesOf(stage.id);
    expect(matches.map(({ home, away, leg, round }) => `${home} – ${away} ${leg} ${round}`)).toEqual([
      'Klub-3 – Klub-4 1 quarter',
      'Klub-5 – Klub-6 1 quarter',
      'Klub-4 – Klub-3 2 quarter',
      'Klub-6 – Klub-5 2 quarter',
    ]);
    const stages = [{ id: stage.id, kind: stage.kind, name: stage.name }];
    const show = async () => {
      const { rounds, ties: found, teams } = await readBracket(db, { seasonId });
      const side = (tie: (typeof found)[number], of: 'home' | 'away') => {
        const unknown = tie.unknown[of];
        return (
          teams.get(tie.teams[of] ?? '')?.name ?? (unknown && formatUnknownSide(unknown, { rounds, stages }))
        );
      };
      return found.map((tie) => [side(tie, 'home'), side(tie, 'away')].join(' – '));
    };
    expect(await show()).toEqual([
      'Klub-3 – Klub-4',
      'Klub-1 – ',
      'Klub-5 – Klub-6',
      'Klub-2 – ',
      '1/4 final 1-in qalibi – Klub-1',
      '1/4 final 3-ün qalibi – Klub-2',
      'Yarımfinal 1-in qalibi – Yarımfinal 2-nin qalibi',
      'Yarımfinal 1-in məğlubu – Yarımfinal 2-nin məğlubu',
    ]);

    // The next match finds its tie, and a deleted first match leaves the tie that others wait for.
    for (const { id, home } of matches.filter(({ home }) => home === 'Klub-3' || home === 'Klub-4'))
      await writeLedger(db, id, [
        kickOff(),
        goal(home === 'Klub-3' ? 'home' : 'away', 5),
        periodMark('fullTime'),
      ]);
    const [first] = matches;
    const semi = await createFixture(db, {
      ...at,
      fields: {
        ...(await getFixtureState(db, { id: first?.id ?? '' })).fields,
        round: 'semi',
        awayId: order[0] ?? '',
        kickOff: NOON + 30 * DAY,
      },
    });
    const linked = await db
      .selectFrom('fixture')
      .select('tie_id')
      .where('id', '=', semi.id)
      .executeTakeFirst();
    const [tie] = (await readBracket(db, { seasonId })).ties.filter(({ legs }) =>
      legs.some(({ fixture }) => fixture === semi.id),
    );
    expect(tie?.id).toBe(linked?.tie_id);
    expect(tie?.feeders).toHaveLength(2);
    for (const { id } of matches.filter(({ home }) => home === 'Klub-5' || home === 'Klub-6'))
      await deleteFixture(db, { ...at, id });
    expect(await show()).toContain('1/4 final 3-ün qalibi – Klub-2');
  });

  it('a play-off is one round, and a draw by a seed can be repeated', async () => {
    const { stageOf, create, matchesOf } = await prepare(open);
    const stage = await stageOf('playoff', namesOf(4));
    expect(planSchedule(stage, options)).toEqual(planSchedule(stage, options));
    expect(await create(stage, { hasAllRounds: false })).toEqual({ matches: 2, ties: 2 });
    expect((await matchesOf(stage.id)).map(({ round }) => round)).toEqual(['playoff', 'playoff']);
  });

  it('says what is in the way', async () => {
    const { db, at, stageOf, create } = await prepare(open);
    const opponents = { tieBreaks: ['opponentPoints'] } as const;
    const cases = [
      [await stageOf('friendly', namesOf(4)), 'friendly'],
      [await stageOf('league', namesOf(1)), 'fewTeams'],
      [
        await stageOf('league', namesOf(8), { regulation: { tieBreaks: [...opponents.tieBreaks] } }),
        'differentOpponents',
      ],
      [await stageOf('league', namesOf(20), { regulation: { legs: 6 } }), 'tooManyRounds'],
      [await stageOf('groups', namesOf(5), { groups: ['A', 'B', 'C'] }), 'fewTeams'],
    ] as const;
    for (const [stage, obstacle] of cases) {
      expect(findScheduleObstacle(stage)).toBe(obstacle);
      await expect(create(stage)).rejects.toMatchObject({ code: 'schedule.impossible' });
    }
    const half = await stageOf('groups', namesOf(4), { groups: ['A', 'B'] });
    await db.updateTable('stage_team').set({ group_id: null }).where('group_id', 'like', '%-B').execute();
    expect(findScheduleObstacle(await getStage(db, half.id))).toBe('teamWithoutGroup');
    const stage = await stageOf('league', namesOf(4));
    await expect(create({ ...stage, version: 7 })).rejects.toMatchObject({ code: 'schedule.changed' });
    await writeFixture(db, { season_id: stage.season.id, stage_id: stage.id });
    await expect(create(stage)).rejects.toMatchObject({ code: 'schedule.exists' });
    const actor = await writeActor(db, 'author');
    const byAuthor = { ...at, actor, id: stage.id, version: stage.version };
    await expect(createSchedule(db, { ...byAuthor, options })).rejects.toThrow('role');
    await expect(saveDrawnGroups(db, { ...byAuthor, count: 2, seed: '' })).rejects.toThrow('role');
  });

  it('names the teams that would play twice on a day', async () => {
    const { db, stageOf } = await prepare(open);
    const stage = await stageOf('league', namesOf(4));
    const matches = planSchedule(stage, options).flatMap((round) => round.matches);
    const clashes = () => listDayClashes(db, { teams: stage.teams, matches });
    expect(await clashes()).toEqual([]);
    await writeFixture(db, { teams: ['Klub-1', 'Zirə'], kick_off: NOON + 3 * HOUR, competition: 'kubok' });
    await writeFixture(db, { teams: ['Zirə', 'Klub-2'], kick_off: NOON + DAY, competition: 'kubok' });
    await writeFixture(db, { teams: ['Klub-3', 'Zirə'], status: 'cancelled', competition: 'kubok' });
    expect(await clashes()).toEqual([
      { team: 'Klub-1', kickOff: NOON, other: { home: 'Klub-1', away: 'Zirə' } },
    ]);
    const [match] = matches;
    if (!match) throw new Error('No match');
    const twice = await listDayClashes(db, { teams: stage.teams, matches: [match, match] });
    const name = (id: string) => stage.teams.find((team) => team.id === id)?.name;
    const planned = { home: name(match.homeId), away: name(match.awayId) };
    expect(twice.filter(({ other }) => other.away !== 'Zirə').map(({ other }) => other)).toEqual([
      planned,
      planned,
    ]);
    await writeFixture(db, { teams: ['Klub-4', 'Zirə'], kick_off: NOON + 35 * DAY, status: 'postponed' });
    expect(await clashes()).toHaveLength(1);
    await writeFixture(db, { teams: ['Klub-3', 'Zirə'], kick_off: NOON + 35 * DAY });
    expect(
      (await clashes()).map(({ team, kickOff }) => [team, kickOff]),
      'in the last round',
    ).toEqual([
      ['Klub-1', NOON],
      ['Klub-3', NOON + 35 * DAY],
    ]);
    expect(await listDayClashes(db, { teams: stage.teams, matches: [] })).toEqual([]);
  });
});

const stageTies = {
  legs: 1,
  awayGoals: false,
  extraTime: true,
  shootOut: true,
  replay: false,
  singleRounds: ['final', 'third'],
};

describeOnPostgres('two editors of one stage', (open) => {
  it('create its matches once', async () => {
    const { stageOf, create, matchesOf } = await prepare(open);
    const stage = await stageOf('league', namesOf(4));
    const results = await Promise.allSettled([create(stage), create(stage)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await matchesOf(stage.id)).toHaveLength(12);
  });
});
