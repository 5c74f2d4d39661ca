import { isDeepStrictEqual } from 'node:util';
import type { AuditedChange } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import { extendRecord, type RecordInput } from '#platform/records/rules/record-rules.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { createPlayer, findSquadPlayers, foldPlayerName } from '../squads/resolve-players.ts';
import { formatSquadLines, parseSquadLines, type SquadLine } from '../squads/squad-lines.ts';
import { findTeamByName } from '../team.ts';
import { squad } from '../team-records.ts';
import { playerRules } from './player.ts';

const MAX_NAMED = 8;

export const squadRules = extendRecord(squad, {
  async check(tx, { values }) {
    const team = values.team === '' ? null : await findTeamByName(tx, { name: values.team });
    const problems: Problem[] = [];
    if (!team) problems.push({ field: 'team', code: values.team === '' ? 'squad.team' : 'team.unknown' });
    if (!/^\d{4}(?:\/\d{2})?$/.test(values.season)) problems.push({ field: 'season', code: 'squad.season' });
    const { players, unread } = parseSquadLines(values.players);
    const [line] = unread;
    if (line !== undefined)
      problems.push({ field: 'players', code: 'squad.line', detail: line.slice(0, 60) });
    const folded = players.map(({ name }) => foldPlayerName(name));
    const twice = players.find((_, index) => folded.indexOf(folded[index] ?? '') < index);
    if (twice) problems.push({ field: 'players', code: 'squad.player', detail: twice.name });
    if (team && !values.createPlayers) {
      const names = players.map(({ name }) => name);
      const found = await findSquadPlayers(tx, { teamId: team.id, names });
      const unknown = names.filter((name) => !found.has(name));
      if (unknown.length > 0)
        problems.push({
          field: 'createPlayers',
          code: 'squad.unknown',
          detail: unknown.slice(0, MAX_NAMED).join(', ') + (unknown.length > MAX_NAMED ? ', …' : ''),
        });
    }
    return problems;
  },
  async toColumns(tx, { values }) {
    const team = await findTeamByName(tx, { name: values.team });
    return {
      team_id: team?.id ?? '',
      name: values.name || `${team?.name ?? values.team} ${values.season}`,
    };
  },
  async readOther(db, rows) {
    const ids = rows.map(({ id }) => id);
    const [teams, players] = [
      await db
        .selectFrom('squad')
        .innerJoin('team', 'team.id', 'squad.team_id')
        .select(['squad.id', 'team.name'])
        .where('squad.id', 'in', ids)
        .execute(),
      await db
        .selectFrom('squad_player')
        .innerJoin('player', 'player.id', 'squad_player.player_id')
        .select(['squad_id', 'player.name', 'squad_player.shirt', 'squad_player.position'])
        .select(['joined_on as joinedOn', 'left_on as leftOn'])
        .where('squad_id', 'in', ids)
        .orderBy('player.sort_key')
        .execute(),
    ];
    return rows.map(({ id }) => ({
      team: teams.find((team) => team.id === id)?.name ?? '',
      players: formatSquadLines(players.filter(({ squad_id }) => squad_id === id)),
      createPlayers: false,
    }));
  },
  writeOther: writePlayers,
  async listOptions(db) {
    const teams = await db
      .selectFrom('team')
      .select('name')
      .orderBy('slug')
      .orderBy('id')
      .limit(200)
      .execute();
    return { team: teams.map(({ name }) => ({ value: name, label: name })) };
  },
});

/**
 * Writes the players of the squad. Those of the current squad of a club who have joined and not left play for it now. Days that
 * have not come change nobody's team.
 */
async function writePlayers(
  tx: Db,
  { id, values, ...change }: RecordInput<(typeof squad)['fields']>,
): Promise<void> {
  const { now } = change;
  const { team_id: teamId, starts_on: startsOn } = await tx
    .selectFrom('squad')
    .select(['team_id', 'starts_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { kind } = await tx
    .selectFrom('team')
    .select('kind')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  const { players } = parseSquadLines(values.players);
  const names = players.map(({ name }) => name);
  const found = await findSquadPlayers(tx, { teamId, names });
  const isCurrent = kind === 'club' && (await findCurrentSquad(tx, { teamId, now })) === id;
  await tx.deleteFrom('squad_player').where('squad_id', '=', id).execute();
  for (const player of players) {
    const { name, shirt, position, joinedOn, leftOn } = player;
    const hasJoined = startsOn <= now && (joinedOn === null || joinedOn <= now);
    const playsNow = isCurrent && hasJoined && (leftOn === null || leftOn > now);
    const playerId =
      found.get(name) ??
      (await createPlayer(tx, {
        name,
        shirt,
        position,
        teamId: playsNow ? teamId : null,
        newId: change.newId,
      }));
    await tx
      .insertInto('squad_player')
      .values({
        squad_id: id,
        player_id: playerId,
        shirt,
        position,
        joined_on: joinedOn,
        left_on: leftOn,
      })
      .execute();
    if (playsNow) await moveToTeam(tx, change, { id: playerId, teamId, shirt, position });
  }
}

interface Move extends Pick<SquadLine, 'shirt' | 'position'> {
  id: string;
  teamId: string;
}

/** Makes a player one of the team now. An editor whose form is older sees the change. */
export async function moveToTeam(
  tx: Db,
  { actor, now, newId }: AuditedChange,
  { id, teamId, shirt, position }: Move,
): Promise<void> {
  const columns = {
    team_id: teamId,
    ...(shirt === null ? {} : { shirt }),
    ...(position === null ? {} : { position }),
  };
  const before = await tx
    .selectFrom('player')
    .select(['team_id', 'shirt', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (isDeepStrictEqual({ ...before, ...columns }, before)) return;
  await updateRecordBy(tx, playerRules, { id, actor, now, newId }, async () => {
    await tx.updateTable('player').set(columns).where('id', '=', id).execute();
  });
}

/** The id of the squad of a team that has begun last; null when none has begun. */
export async function findCurrentSquad(
  db: Db,
  { teamId, now }: { teamId: string; now: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('squad')
    .select('id')
    .where('team_id', '=', teamId)
    .where('starts_on', '<=', now)
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
