import { findCompetitionBySlug } from '#features/competitions/rules/competition.ts';
import { findRedirectedTeam, findTeamBySlug } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { formatPageCursor } from '#platform/http/page-cursor.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listMatchesAfter } from '../../rules/api-lists.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/matches.ts';
import { formatMatchSummary } from './format-match.ts';

/** GET /api/v1/matches: matches by kick-off, the latest first. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.matches, request, async ({ competition, team, after = null, ...window }) => {
    const { db, config } = servicesOf(context);
    if (competition !== undefined && !(await findCompetitionBySlug(db, { slug: competition })))
      throw apiProblem(400, 'api.parameter', 'competition');
    const teamId = team === undefined ? undefined : await getTeamId(db, team);
    const { items, next } = await listMatchesAfter(db, { ...window, competition, teamId, after });
    // A match whose status has changed may come into the list.
    showsScopes(context, ...matchScopes(items));
    return {
      data: items.map((match) => formatMatchSummary(match, config.siteUrl)),
      next: next && formatPageCursor(next),
    };
  });

/** An old slug of a team leads to the team. */
async function getTeamId(db: Db, team: string): Promise<string> {
  const slug = (await findRedirectedTeam(db, { slug: team })) ?? team;
  const found = await findTeamBySlug(db, { slug });
  if (!found) throw apiProblem(400, 'api.parameter', 'team');
  return found.id;
}
