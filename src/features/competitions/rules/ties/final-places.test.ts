import { expect, it } from 'vitest';
import { result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeRound, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { StageKind } from '../../tables.ts';
import { listTablesOfSeason } from '../standings/find-league-table.ts';
import { projectStandings } from '../standings/project-standings.ts';
import type { Regulation } from '../standings/regulation.ts';
import { readBracket } from './read-bracket.ts';

type Open = Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0];

/** A stage with a table, and a final that waits for its first place. The second place of the final has no source. */
async function prepare(
  open: Open,
  { kind, ...rules }: { kind: StageKind } & Partial<Regulation>,
  names: readonly string[],
) {
  const { db } = await open();
  const seasonId = await writeSeason(db, { regulation: { legs: 1 } });
  const stageId = await writeStage(db, seasonId, { kind, regulation: rules });
  const cup = await writeStage(db, seasonId, { kind: 'knockout' });
  for (const stage_id of [seasonId, stageId])
    for (const name of names)
      await db
        .insertInto('stage_team')
        .values({ stage_id, team_id: await writeTeam(db, name) })
        .execute();
  const home_source = JSON.stringify({ from: 'place', stage: stageId, group: null, place: 1 });
  const round_id = await writeRound(db, seasonId, 'final', cup);
  await db
    .insertInto('tie')
    .values({ id: 't', stage_id: cup, round_id, position: 1, home_source, is_bye: 0, version: 1 })
    .execute();
  let day = 0;
  const schedule = (home: string, away: string, stage_id = stageId) => {
    day += 1;
    return writeFixture(db, { teams: [home, away], season_id: seasonId, stage_id, kick_off: day * 1000 });
  };
  const play = async (home: string, away: string, stage_id = stageId) =>
    writeLedger(db, await schedule(home, away, stage_id), [result(home < away ? 1 : 0, home < away ? 0 : 1)]);
  /** The first team, when the place is final. */
  const first = async () => {
    await projectStandings(db, seasonId);
    const bracket = await readBracket(db, { seasonId, tables: await listTablesOfSeason(db, { seasonId }) });
    return bracket.teams.get(bracket.ties[0]?.teams.home ?? '')?.name ?? null;
  };
  return { db, seasonId, schedule, play, first };
}

const PAIRS = [
  ['A', 'B'],
  ['A', 'C'],
  ['B', 'C'],
] as const;

describeOnEachDatabase('a place of a table', (open) => {
  it('is final after all legs, not after the first half of them', async () => {
    const { play, first } = await prepare(open, { kind: 'league', legs: 2 }, ['A', 'B', 'C']);
    for (const [home, away] of PAIRS) await play(home, away);
    expect(await first()).toBeNull();
    for (const [home, away] of PAIRS) await play(away, home);
    expect(await first()).toBe('A');
  });

  it('is open while a match is to be played, also in a phase whose teams do not all meet', async () => {
    const names = Array.from('ABCDEFGHIJ');
    const rules = { kind: 'league', legs: 1, tieBreaks: ['opponentPoints'] } as const;
    const { db, play, schedule, first } = await prepare(
      open,
      { ...rules, tieBreaks: [...rules.tieBreaks] },
      names,
    );
    // Everybody plays against the three next and the three before.
    for (const step of [1, 2, 3])
      for (const [index, home] of names.entries()) await play(home, names[(index + step) % 10] ?? '');
    expect(await first()).not.toBeNull();
    const match = await schedule('A', 'F');
    expect(await first()).toBeNull();
    for (const status of ['postponed', 'cancelled'] as const) {
      await db.updateTable('fixture').set({ status }).where('id', '=', match).execute();
      expect((await first()) === null).toBe(status === 'postponed');
    }
  });

  it('is open before the first match of a stage that takes over every result', async () => {
    const { play, first, seasonId } = await prepare(open, { kind: 'split', legs: 1, carry: 'all' }, [
      'A',
      'B',
      'C',
    ]);
    for (const [home, away] of PAIRS) await play(home, away, seasonId);
    expect(await first()).toBeNull();
    await play('A', 'B');
    await play('A', 'C');
    expect(await first()).toBeNull();
    await play('B', 'C');
    expect(await first()).toBe('A');
  });

  it('is open while the teams have played fewer matches of the stage than it has, whatever they have taken over', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const { play, first, seasonId } = await prepare(open, { kind: 'split', legs: 1, carry: 'all' }, names);
    const pairs = names.flatMap((home, at) => names.slice(at + 1).map((away) => [home, away] as const));
    for (const [home, away] of pairs) await play(home, away, seasonId);
    await play('A', 'B');
    await play('C', 'D');
    expect(await first()).toBeNull();
    for (const [home, away] of pairs.slice(1, -1)) await play(home, away);
    expect(await first()).toBe('A');
  });
});
