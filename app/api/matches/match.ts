import { answerApi, apiProblem } from '#app/api/answer-api.ts';
import { endpoints } from '#app/api/endpoints.ts';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { matchScopes } from '#app/shown-scopes.ts';
import { readMatchDetails } from '#domain/matches/coverage/read-match-details.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import type { Route } from './+types/match.ts';
import { formatMatchPage } from './format-match.ts';

/** GET /api/v1/matches/:id: a match with its events and line-ups. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(endpoints.match, request, async () => {
    const { db, config } = servicesOf(context);
    const [match] = await listFixturesById(db, { ids: [params.id] });
    if (!match) throw apiProblem(404, 'address.missing');
    const details = await readMatchDetails(db, { fixtureId: match.id });
    showsScopes(context, `coverage:${match.id}`, ...matchScopes([match]));
    return { data: formatMatchPage(match, details, config.siteUrl) };
  });
