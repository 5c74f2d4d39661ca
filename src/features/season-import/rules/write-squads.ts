import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { findCurrentSquad, moveToTeam, squadRules } from '#features/teams/rules/definitions/squad.ts';
import { createPlayers } from '#features/teams/rules/squads/resolve-players.ts';
import { type AuditedChange, recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { updateRecordBy } from '#platform/records/rules/update-record-by.ts';
import { changesMember, changesPlayer, type PlannedPlayer, type PlannedSquad } from './plan-squads.ts';

interface SquadWriter extends AuditedChange {
  /** `2025/26` */
  season: string;
  /** When the squads begin, epoch ms. */
  startsOn: number;
}

/**
 * Writes the squads of a season with their players. A squad that is there gets new players and what the file knows better; nobody
 * is taken out of it. The players of the current squad of a club play for it now.
 */
export async function writeSquads(
  tx: Db,
  plan: readonly PlannedSquad[],
  { season, startsOn, ...change }: SquadWriter,
): Promise<void> {
  const created = new Set<string>();
  for (const planned of plan) {
    const { known, team, players, squad, name } = planned;
    if (known && !planned.isChanged) continue;
    const isClub = await isClubTeam(tx, team.id);
    const fresh = players.filter((player) => player.known === null && !created.has(player.id));
    for (const { id } of fresh) created.add(id);
    await createPlayers(
      tx,
      fresh.map((player) => ({ ...player, shirt: isClub ? player.shirt : null, teamId: null })),
    );
    for (const player of players.filter(changesPlayer)) await completePlayer(tx, change, player);
    const id = known?.id ?? change.newId();
    if (known)
      await updateRecordBy(tx, squadRules, { ...change, id }, () => updateSquad(tx, { ...planned, known }));
    else {
      const row = { id, team_id: team.id, name: name.slice(0, MAX_NAME), season, starts_on: startsOn };
      await tx
        .insertInto('squad')
        .values({ ...row, coach: squad.coach ?? '', version: 1 })
        .execute();
      await writeMembers(tx, id, players);
      await recordAudit(tx, change, 'squad.create', id, {
        after: { name: row.name, season, players: players.map((player) => player.name), version: 1 },
      });
    }
    if (isClub && (await findCurrentSquad(tx, { teamId: team.id, now: change.now })) === id)
      for (const player of players) await moveToTeam(tx, change, { ...player, teamId: team.id });
  }
}

const MAX_NAME = 80;

async function isClubTeam(tx: Db, id: string): Promise<boolean> {
  const { kind } = await tx.selectFrom('team').select('kind').where('id', '=', id).executeTakeFirstOrThrow();
  return kind === 'club';
}

async function updateSquad(
  tx: Db,
  { known, squad, players }: PlannedSquad & { known: NonNullable<PlannedSquad['known']> },
): Promise<void> {
  if (squad.coach !== null && known.coach === '')
    await tx.updateTable('squad').set({ coach: squad.coach }).where('id', '=', known.id).execute();
  const changed = players.filter((player) => changesMember(known, player));
  await writeMembers(
    tx,
    known.id,
    changed.filter(({ id }) => !known.players.has(id)),
  );
  for (const { id, shirt, position } of changed.filter((player) => known.players.has(player.id)))
    await tx
      .updateTable('squad_player')
      .set({ ...(shirt === null ? {} : { shirt }), ...(position === null ? {} : { position }) })
      .where('squad_id', '=', known.id)
      .where('player_id', '=', id)
      .execute();
}

async function writeMembers(tx: Db, squadId: string, players: readonly PlannedPlayer[]): Promise<void> {
  if (players.length === 0) return;
  await tx
    .insertInto('squad_player')
    .values(
      players.map(({ id, shirt, position }) => ({
        squad_id: squadId,
        player_id: id,
        shirt,
        position,
        joined_on: null,
        left_on: null,
      })),
    )
    .execute();
}

/** Adds the position and the birth of a player who lacks them. An editor whose form is older sees the change. */
async function completePlayer(
  tx: Db,
  change: AuditedChange,
  { id, known, position, bornOn }: PlannedPlayer,
): Promise<void> {
  const columns = {
    ...(known?.position === null && position !== null ? { position } : {}),
    ...(known?.bornOn === null && bornOn !== null ? { born_on: bornOn } : {}),
  };
  await updateRecordBy(tx, playerRules, { ...change, id }, async () => {
    await tx.updateTable('player').set(columns).where('id', '=', id).execute();
  });
}
