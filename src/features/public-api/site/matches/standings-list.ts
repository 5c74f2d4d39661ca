import {
  listSeasonsOfCompetition,
  listTableCompetitions,
} from '#features/competitions/rules/standings/list-seasons.ts';
import { servicesOf } from '#platform/http/context.ts';
import { answerApi } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/standings-list.ts';

/** GET /api/v1/standings: the competitions that have a table, with their seasons, the newest first. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerApi(endpoints.standingsList, request, async () => {
    const { db } = servicesOf(context);
    const competitions = await listTableCompetitions(db);
    const data = await Promise.all(
      competitions.map(async ({ slug, name }) => {
        const seasons = await listSeasonsOfCompetition(db, { competition: slug, hasTable: true });
        return { competition: { slug, name }, seasons: seasons.map(({ slug, name }) => ({ slug, name })) };
      }),
    );
    return { data, next: null };
  });
