import { listSeasons } from '#features/competitions/rules/standings/list-seasons.ts';
import { searchFixtures } from '#features/matches/rules/read/search-fixtures.ts';
import { listPolls } from '#features/polls/rules/poll.ts';
import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { formatMatchLabel, formatSeasonLabel } from '../nodes/format-block-label.ts';
import { findBlockLabels } from '../nodes/read-block-labels.server.ts';
import type { Route } from './+types/block-choices.ts';

/** A match, a season or a poll that a block can show. */
export interface BlockChoice {
  id: string;
  /** `7 mart 2026, 18:00 · Qarabağ 2:1 Zirə`, or `Premyer Liqa, 2026/27`, or the question. */
  label: string;
  /** The competition of a match. */
  group?: string;
}

const MAX_IDS = 100;

/**
 * GET /admin/articles/matches?q=: the matches that the query means, the nearest first; with `?kind=league-table` the seasons
 * that have a table, with `?kind=poll` the newest polls. With one or more `?id=` only those with these ids.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const query = new URL(request.url).searchParams;
  const ids = query.getAll('id').slice(0, MAX_IDS);
  if (ids.length > 0) {
    const labels = await findBlockLabels(db, ids);
    return Response.json(Object.entries(labels).map(([id, label]): BlockChoice => ({ id, label })));
  }
  if (query.get('kind') === 'league-table') {
    const seasons = await listSeasons(db);
    return Response.json(seasons.map((one): BlockChoice => ({ id: one.id, label: formatSeasonLabel(one) })));
  }
  if (query.get('kind') === 'poll') {
    const { polls } = await listPolls(db, { actor: actorOf(context) });
    return Response.json(polls.map(({ id, question }): BlockChoice => ({ id, label: question })));
  }
  const fixtures = await searchFixtures(db, { query: query.get('q') ?? '', now });
  const choices = fixtures.map((fixture): BlockChoice => {
    return { id: fixture.id, label: formatMatchLabel(fixture), group: fixture.competition.name };
  });
  return Response.json(choices);
}
