import { foldText } from '#az/characters/characters.ts';
import { listSquad } from '#features/teams/rules/players.ts';
import { createPlayer } from '#features/teams/rules/squads/resolve-players.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { Side } from '../event-fields.ts';
import { lockFixture } from '../ledger/match-ledger.ts';
import { parseTeamSheet, type TeamSheetProblem } from './parse-team-sheet.ts';
import { type LineUp, type LineUpPlayer, readLineUps, type StoredSheet } from './read-line-ups.ts';

export interface LineUpSave extends Change {
  fixtureId: string;
  side: Side;
  /** The pasted text. */
  sheet: string;
  isOfficial: boolean;
  /** Whether players whom the site does not know become players of the team. */
  createsPlayers: boolean;
  /** The names of those players that the editor has been shown. No other player is created. */
  shownPlayers: readonly string[];
  /** The version that the change is based on. */
  version: number;
}

const ELEVEN = 11;

/**
 * Saves the line-up of a team from a pasted sheet. Lines that cannot be read are left out; the preview shows them. For
 * match operators.
 * @throws NotFound, InvalidInput without a player, for an official line-up without eleven starters, or when it would create
 * players whom the editor has not been shown, Conflict 'lineUp.conflict' when it has been saved since `version`.
 */
export async function saveLineUp(db: Db, save: LineUpSave): Promise<void> {
  const { actor, fixtureId, side, sheet, isOfficial, createsPlayers, version, now, newId } = save;
  requireRole(actor, 'operator');
  await inTransaction(db, async (tx) => {
    const { sample } = await lockFixture(tx, fixtureId);
    const stored = (await readLineUps(tx, { fixtureId })).find((one) => one.side === side);
    if (stored?.version !== version) throw new Conflict('lineUp.conflict', 'The line-up has been changed');
    const { formation, coach, players: read } = await resolveSheet(tx, { ...stored, sheet });
    if (read.length === 0) throw new InvalidInput([{ field: 'sheet', code: 'lineUp.empty' }]);
    if (isOfficial && read.filter(({ isStarting }) => isStarting).length !== ELEVEN)
      throw new InvalidInput([{ field: 'sheet', code: 'lineUp.notEleven' }]);
    const shown = new Set(save.shownPlayers.map(foldName));
    if (createsPlayers && read.some(({ playerId, name }) => playerId === null && !shown.has(foldName(name))))
      throw new InvalidInput([{ field: 'sheet', code: 'lineUp.newPlayers' }]);
    const players = createsPlayers ? await createPlayers(tx, read, stored.teamId, newId) : read;
    const row = {
      formation,
      coach,
      is_official: isOfficial ? (1 as const) : (0 as const),
      players: JSON.stringify(players),
      version: version + 1,
      updated_at: now,
    };
    await tx
      .insertInto('line_up')
      .values({ fixture_id: fixtureId, side, ...row })
      .onConflict((conflict) => conflict.columns(['fixture_id', 'side']).doUpdateSet(row))
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'match.lineUp', fixtureId, {
      before: stored.version === 0 ? null : { isOfficial: stored.isOfficial, players: stored.sheet },
      after: { team: stored.team, isOfficial, players: sheet },
    });
    if (!sample && (isOfficial || stored.isOfficial))
      await queueOutboxEvent(tx, { type: 'lineUps.changed', subjectId: fixtureId, detail: {}, now, newId });
  });
}

/** A pasted sheet with the players of the team whom it means. */
export interface ResolvedSheet extends Omit<LineUp, 'isOfficial'> {
  problems: TeamSheetProblem[];
}

/** Reads a pasted sheet and finds its players among those of the team on the day of the match, by the folded name. */
export async function resolveSheet(
  db: Db,
  { sheet, teamId, kickOff }: Pick<StoredSheet, 'sheet' | 'teamId' | 'kickOff'>,
): Promise<ResolvedSheet> {
  const { formation, coach, starters, bench, problems } = parseTeamSheet(sheet);
  const known = await listSquad(db, { teamId, at: kickOff });
  const idsByName = new Map(known.map(({ id, name }) => [foldText(name).trim(), id]));
  const toPlayer =
    (isStarting: boolean) =>
    (player: (typeof starters)[number]): LineUpPlayer => ({
      ...player,
      isStarting,
      playerId: idsByName.get(foldText(player.name).trim()) ?? null,
    });
  return {
    formation,
    coach,
    problems,
    players: [...starters.map(toPlayer(true)), ...bench.map(toPlayer(false))],
  };
}

const foldName = (name: string) => foldText(name).trim();

/** Creates the players whom the team does not have. */
async function createPlayers(
  tx: Db,
  players: readonly LineUpPlayer[],
  teamId: string,
  newId: NewId,
): Promise<LineUpPlayer[]> {
  const result: LineUpPlayer[] = [];
  for (const player of players) {
    if (player.playerId !== null) {
      result.push(player);
      continue;
    }
    const { name, shirt } = player;
    const id = await createPlayer(tx, { name, shirt, teamId, newId });
    result.push({ ...player, playerId: id });
  }
  return result;
}
