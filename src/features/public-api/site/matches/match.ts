import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/match.ts';
import { formatMatchPage } from './format-match.ts';

/** GET /api/v1/matches/:id: a match with its events, line-ups and statistics. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(endpoints.match, request, async () => {
    const { db, config } = servicesOf(context);
    const [match] = await listFixturesById(db, { ids: [params.id] });
    if (!match) throw apiProblem(404, 'address.missing');
    const details = await readMatchDetails(db, { fixtureId: match.id });
    showsScopes(context, `coverage:${match.id}`, ...matchScopes([match]));
    return { data: formatMatchPage(match, details, config.siteUrl) };
  });
