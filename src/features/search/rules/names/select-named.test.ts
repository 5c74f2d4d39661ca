import { expect, it } from 'vitest';
import { createPlayers } from '#features/teams/rules/squads/resolve-players.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { NameGroup } from './group-names.ts';
import { selectNamed } from './select-named.ts';

describeOnEachDatabase('what a query names', (open) => {
  const group = (kind: NameGroup['kind'], name: string, id: string | null = name): NameGroup => ({
    kind,
    id,
    name,
    names: [name],
  });

  /** The names that readers see. The players `<number>` exist, and those of `inTeam` play for a team. */
  async function prepare(...inTeam: number[]) {
    const { db } = await open();
    const teamId = await writeTeam(db, 'Zirə');
    const numbers = Array.from({ length: 6 }, (_, number) => number);
    await createPlayers(
      db,
      numbers.map((number) => ({
        id: `${number}`,
        name: `${number}`,
        teamId: inTeam.includes(number) ? teamId : null,
        shirt: null,
      })),
    );
    return async (...groups: NameGroup[]) =>
      (await selectNamed(db, groups)).map(({ kind, id, name }) => `${kind} ${id} ${name}`);
  }

  it('has of several players first those who play for a team, in the places of all', async () => {
    const select = await prepare(2);
    expect(await select(group('player', '1'), group('team', 'Zirə', 'z'), group('player', '2'))).toEqual([
      'player 2 2',
      'team z Zirə',
      'player 1 1',
    ]);
  });

  it('has at most four players of the match desk', async () => {
    const select = await prepare(4, 5);
    const players = ['0', '1', '2', '3', '4', '5'].map((name) => group('player', name));
    expect(await select(...players, group('competition', 'Kubok'))).toEqual([
      ...[4, 5, 0, 1].map((number) => `player ${number} ${number}`),
      'competition Kubok Kubok',
    ]);
  });

  it('keeps players whom the match desk does not have, and leaves out synonyms of a word', async () => {
    const select = await prepare(2);
    const emre = group('player', 'Emre Mor', null);
    expect(await select(emre, group('word', 'klub', null), group('player', '1'))).toEqual([
      'player null Emre Mor',
      'player 1 1',
    ]);
    expect(await select(group('player', '1'), emre, group('player', '2'))).toEqual([
      'player 2 2',
      'player null Emre Mor',
      'player 1 1',
    ]);
    expect(await select(emre, group('team', 'Zirə', '1'))).toEqual(['player null Emre Mor', 'team 1 Zirə']);
  });
});
