import type { z } from 'zod';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import type { StageName } from '#features/competitions/rules/standings/league-table.ts';
import type { MatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { type Fixture, hasScore } from '#features/matches/rules/fixture.ts';
import type { LineUp } from '#features/matches/rules/line-ups/read-line-ups.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type * as schemas from '../schemas/match-schemas.ts';

/** `siteUrl` has no trailing slash. */
export function formatMatchSummary(match: Fixture, siteUrl: string): z.input<typeof schemas.matchSummary> {
  const { id, competition, season, stage, group, tie, round, venue, status, sample } = match;
  const played = hasScore(match) ? match : null;
  const clock = match.status === 'live' ? match.clock : null;
  return {
    id,
    url: siteUrl + matchAddress(match),
    competition: { slug: competition.slug, name: competition.name },
    season: season && { slug: season.slug, name: season.name },
    stage: stage && formatStageOf(stage),
    group,
    leg: tie?.leg ?? null,
    round,
    home: formatTeam(match.home),
    away: formatTeam(match.away),
    kickOff: new Date(match.kickOff).toISOString(),
    venue,
    isNeutral: match.isNeutral,
    status,
    reason: 'reason' in match ? match.reason : null,
    score: played?.score ?? null,
    halfTime: played?.halfTime ?? null,
    regular: played?.regular ?? null,
    shootOut: played?.shootOut ?? null,
    phase: 'phase' in match ? match.phase : null,
    clock: clock && { ...clock, at: new Date(clock.at).toISOString() },
    sample,
    updatedAt: new Date(match.updatedAt).toISOString(),
  };
}

/** One match with its events, line-ups and statistics. */
export function formatMatchPage(
  match: Fixture,
  { lineUps, statistics }: Pick<MatchDetails, 'lineUps' | 'statistics'>,
  siteUrl: string,
): z.input<typeof schemas.match> {
  return {
    ...formatMatchSummary(match, siteUrl),
    events: hasScore(match) ? match.events : [],
    lineUps: { home: formatLineUp(lineUps.home), away: formatLineUp(lineUps.away) },
    statistics,
  };
}

/** A stage with its kind and the name that readers see. */
export function formatStageOf(stage: StageName) {
  return { kind: stage.kind, name: formatStage(stage) };
}

export function formatTeam({ slug, name, shortName }: Team) {
  return { slug, name, shortName };
}

/** Our own ids of the players are left out: nothing of the API leads to them. */
function formatLineUp(lineUp: LineUp | undefined) {
  if (!lineUp) return null;
  return { ...lineUp, players: lineUp.players.map(({ playerId: _, ...player }) => player) };
}
