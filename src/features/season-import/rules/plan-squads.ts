import { foldText } from '#az/characters/characters.ts';
import { parseDayStart } from '#az/format/dates.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import { identifyPlayer } from '#features/teams/rules/squads/identify-player.ts';
import { listCandidates, type PlayerCandidate } from '#features/teams/rules/squads/resolve-players.ts';
import type { PlayerPosition } from '#features/teams/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ImportedPlayer, ImportedSquad, ImportWarning } from './parse/imported-season.ts';

/** A squad that the database has, with its players by their ids. */
interface KnownSquad {
  id: string;
  coach: string;
  players: ReadonlyMap<string, KnownMember>;
}

interface KnownMember extends PlayerCandidate {
  /** In the squad. The position of the player may be another one. */
  squadPosition: PlayerPosition | null;
  shirt: number | null;
}

export interface PlannedPlayer {
  id: string;
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
  /** The beginning of the day in Baku, epoch ms. */
  bornOn: number | null;
  /** Null: the import creates him. */
  known: PlayerCandidate | null;
}

/** What happens to one squad. */
export interface PlannedSquad {
  squad: ImportedSquad;
  team: KnownTeam;
  /** `Qarabağ 2025/26`. */
  name: string;
  /** Null: the import creates it. */
  known: KnownSquad | null;
  players: PlannedPlayer[];
  /** Players whose names several of the site have. */
  unclear: ImportedPlayer[];
  isChanged: boolean;
}

interface SquadPlanInput {
  squads: readonly ImportedSquad[];
  teams: ReadonlyMap<string, KnownTeam>;
  /** `2025/26` */
  season: string;
  newId: NewId;
}

/**
 * Finds the squad of each team in the season, and who its players are: those of the team first, then others with the same name, at
 * whatever team. Squads of unknown teams are left out. Writes nothing.
 */
export async function planSquads(
  tx: Db,
  { squads, teams, season, newId }: SquadPlanInput,
): Promise<PlannedSquad[]> {
  const planned: PlannedSquad[] = [];
  // Who changes his team within the season is in two squads.
  const created = new Map<string, string>();
  for (const { squad, team } of joinSquads(squads, teams)) {
    const name = `${team.name} ${season}`;
    const names = squad.players.map((player) => player.name);
    const known = await findSquad(tx, { teamId: team.id, season, name });
    const candidates = await listCandidates(tx, { teamId: team.id, names });
    const taken = new Set<string>();
    const players: PlannedPlayer[] = [];
    const unclear: ImportedPlayer[] = [];
    for (const player of squad.players) {
      const bornOn = player.bornOn === null ? null : parseDayStart(player.bornOn);
      const free = (candidates.get(player.name) ?? []).filter(({ id }) => !taken.has(id));
      const named = identifyPlayer({ ...player, bornOn }, free);
      const found = named === 'new' ? (findRenamed(known, bornOn, taken) ?? 'new') : named;
      if (found === 'several') {
        unclear.push(player);
        continue;
      }
      const key = `${foldText(player.name)} ${bornOn}`;
      const id = found === 'new' ? (bornOn !== null && created.get(key)) || newId() : found.id;
      if (found === 'new') created.set(key, id);
      taken.add(id);
      const { shirt, position } = player;
      players.push({ id, name: player.name, shirt, position, bornOn, known: found === 'new' ? null : found });
    }
    const isChanged = known !== null && hasOtherPlayers(known, { squad, players });
    planned.push({ squad, team, name, known, players, unclear, isChanged });
  }
  return planned;
}

/** Two files may have the same squad, and spell its team in two ways. */
function joinSquads(
  squads: readonly ImportedSquad[],
  teams: ReadonlyMap<string, KnownTeam>,
): { squad: ImportedSquad; team: KnownTeam }[] {
  const withTeams = squads.flatMap((squad) => {
    const team = teams.get(squad.team);
    return team ? [{ squad, team }] : [];
  });
  return [...Map.groupBy(withTeams, ({ team }) => team.id).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, squad: others.reduce((one, { squad }) => joinSquad(one, squad), first.squad) }] : [],
  );
}

/** What the first list leaves out, the second one may have. */
function joinSquad(one: ImportedSquad, other: ImportedSquad): ImportedSquad {
  const players = [...one.players];
  const taken = new Set<number>();
  for (const player of other.players) {
    const at = one.players.findIndex((known, index) => !taken.has(index) && isSamePlayer(known, player));
    const known = players[at];
    if (!known) {
      players.push(player);
      continue;
    }
    taken.add(at);
    players[at] = {
      name: known.name,
      shirt: known.shirt ?? player.shirt,
      position: known.position ?? player.position,
      bornOn: known.bornOn ?? player.bornOn,
      birthYear: known.birthYear ?? player.birthYear,
    };
  }
  return { ...one, coach: one.coach ?? other.coach, players };
}

function isSamePlayer(a: ImportedPlayer, b: ImportedPlayer): boolean {
  const agrees = (one: string | number | null, other: string | number | null) =>
    one === null || other === null || one === other;
  return (
    foldText(a.name) === foldText(b.name) && agrees(a.bornOn, b.bornOn) && agrees(a.birthYear, b.birthYear)
  );
}

/** An editor may have spelled the name of a player of the squad in another way. His birth tells who he is. */
function findRenamed(
  known: KnownSquad | null,
  bornOn: number | null,
  taken: ReadonlySet<string>,
): PlayerCandidate | null {
  const members = [...(known?.players.values() ?? [])].filter(
    (member) => bornOn !== null && member.bornOn === bornOn && !taken.has(member.id),
  );
  return members.length === 1 ? (members[0] ?? null) : null;
}

/** What the file leaves out does not change. */
function hasOtherPlayers(
  known: KnownSquad,
  { squad, players }: { squad: ImportedSquad; players: readonly PlannedPlayer[] },
): boolean {
  const isNewCoach = squad.coach !== null && known.coach === '';
  return isNewCoach || players.some((player) => changesMember(known, player) || changesPlayer(player));
}

/** Whether the file says something else about a player of the squad than the site. */
export function changesMember(known: KnownSquad, { id, shirt, position }: PlannedPlayer): boolean {
  const member = known.players.get(id);
  return (
    !member ||
    (shirt !== null && shirt !== member.shirt) ||
    (position !== null && position !== member.squadPosition)
  );
}

/** Whether the file says something about a player that the site does not know yet. */
export function changesPlayer({ known, position, bornOn }: PlannedPlayer): boolean {
  return (
    known !== null &&
    ((known.position === null && position !== null) || (known.bornOn === null && bornOn !== null))
  );
}

/** The squad of the season: the one with this name, or the only one. A national team may have several call-ups in a year. */
async function findSquad(
  tx: Db,
  { teamId, season, name }: { teamId: string; season: string; name: string },
): Promise<KnownSquad | null> {
  const squads = await tx
    .selectFrom('squad')
    .select(['id', 'name', 'coach'])
    .where('team_id', '=', teamId)
    .where('season', '=', season)
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
  const [only] = squads;
  const found = squads.find((squad) => squad.name === name) ?? (squads.length === 1 ? only : undefined);
  if (!found) return null;
  const rows = await tx
    .selectFrom('squad_player')
    .innerJoin('player', 'player.id', 'squad_player.player_id')
    .select(['player.id', 'player.name', 'player.position', 'player.born_on as bornOn'])
    .select(['squad_player.shirt', 'squad_player.position as squadPosition'])
    .where('squad_id', '=', found.id)
    .execute();
  return { id: found.id, coach: found.coach, players: new Map(rows.map((row) => [row.id, row])) };
}

/** The players of the squads by their team and folded name, `teamId name`. A name that two have is left out. */
export function listSquadNames(plan: readonly PlannedSquad[]): Map<string, string> {
  const all = plan.flatMap(({ team, players }) =>
    players.map(({ id, name }) => [`${team.id} ${foldText(name)}`, id] as const),
  );
  const byKey = Map.groupBy(all, ([key]) => key);
  return new Map([...byKey.values()].flatMap((found) => (found.length === 1 && found[0] ? [found[0]] : [])));
}

/** The players who are left out because several players of the site have their names. */
export function listUnclearPlayers(plan: readonly PlannedSquad[]): ImportWarning[] {
  return plan.flatMap(({ squad: { place, team }, unclear }) =>
    unclear.map(({ name }) => ({ place, code: 'playerUnclear', text: `${team}: ${name}` }) as const),
  );
}
