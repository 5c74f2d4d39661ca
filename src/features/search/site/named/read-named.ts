import { findPlayerById } from '#features/teams/rules/find-player-by-id.ts';
import { listTeamsById } from '#features/teams/rules/list-teams-by-id.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NamedEntity } from '../../rules/names/named-entity.ts';
import { searchText } from '../../text.ts';
import type { NamedView } from './named-view.ts';
import { readNamedCompetition } from './read-named-competition.ts';
import { formatNamedTeam, readMeetings, readTeamMatches } from './read-named-teams.ts';

/**
 * What the search page shows above the articles: two named teams with their meetings, or one team or player with the last and
 * the next match, and a competition with its current round. `now` in epoch milliseconds.
 */
export async function readNamed(
  db: Db,
  { named, now }: { named: readonly NamedEntity[]; now: number },
): Promise<NamedView[]> {
  const idsOf = (kind: NamedEntity['kind']) =>
    named.flatMap((entity) => (entity.kind === kind && entity.id !== null ? [entity.id] : []));
  const teamIds = idsOf('team');
  const [playerId] = idsOf('player');
  const [competitionId] = idsOf('competition');
  const views = await Promise.all([
    teamIds.length > 0
      ? readTeams(db, { ids: teamIds, now })
      : playerId && readPlayer(db, { id: playerId, now }),
    competitionId && readNamedCompetition(db, { id: competitionId, now }),
  ]);
  return views.filter((view) => typeof view === 'object' && view !== null);
}

async function readTeams(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<NamedView | null> {
  const known = await listTeamsById(db, { ids });
  const [first, second] = ids.flatMap((id) => known.find((team) => team.id === id) ?? []);
  if (!first) return null;
  if (second) return readMeetings(db, { teams: [first, second], now });
  return { ...formatNamedTeam(first), matches: await readTeamMatches(db, { teamId: first.id, now }) };
}

/** A player has no page. The matches are those of the team. */
async function readPlayer(db: Db, { id, now }: { id: string; now: number }): Promise<NamedView | null> {
  const player = await findPlayerById(db, { id });
  const [team] = player?.teamId ? await listTeamsById(db, { ids: [player.teamId] }) : [];
  if (!player || !team) return null;
  const { name, address } = formatNamedTeam(team);
  return {
    name: player.name,
    address: null,
    teams: [team],
    note: [searchText.kind.player, player.shirt === null ? '' : searchText.shirt(player.shirt)]
      .filter(Boolean)
      .join(' · '),
    links: [{ label: name, to: address }],
    matches: await readTeamMatches(db, { teamId: team.id, now }),
  };
}
