import { formatMatchLabel } from '#features/articles/admin/editor/nodes/format-block-label.ts';
import { listAdminArticles } from '#features/articles/rules/admin-list/list-admin-articles.ts';
import { articleStatusText, fallbackText } from '#features/articles/text.ts';
import { searchDeskFixtures } from '#features/matches/rules/fixtures/desk-fixtures.ts';
import { matchDeskText } from '#features/matches/text.ts';
import { listOtherNames } from '#features/search/rules/names/list-names.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import { teamRules } from '#features/teams/rules/definitions/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { listRecords } from '#platform/records/rules/read-records.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { paletteText } from '../text.ts';
import type { Route } from './+types/found-pages.ts';

/** A page of the back-office that the command palette finds. */
export interface FoundPage {
  path: string;
  label: string;
  detail: string;
}

const MAX_ARTICLES = 8;
const MAX_TEAMS = 3;
const MAX_MATCHES = 4;
const MAX_QUERY_LENGTH = 100;

/**
 * GET /admin/find?q=: the forms of teams (for editors), the consoles of their matches, the nearest first, and articles of any
 * status, the best first.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, MAX_QUERY_LENGTH) ?? '';
  if (query === '') return Response.json([]);
  const { db, now } = servicesOf(context);
  const otherNames = await listOtherNames(db, { kind: 'team' });
  const pages = await Promise.all([
    hasRole(actorOf(context), 'editor') ? findTeams(db, { query, otherNames }) : [],
    findMatches(db, { text: query, otherNames, now: now() }),
    findArticles(db, query),
  ]);
  return Response.json(pages.flat(), { headers: { 'Cache-Control': 'private, no-store' } });
}

type OtherNames = Awaited<ReturnType<typeof listOtherNames>>;

async function findTeams(db: Db, search: { query: string; otherNames: OtherNames }): Promise<FoundPage[]> {
  const { items } = await listRecords(db, teamRules, { ...search, size: MAX_TEAMS });
  return items.map(({ id, values: { name } }) => ({
    path: href('/admin/teams/:id', { id }),
    label: name,
    detail: paletteText.team,
  }));
}

async function findMatches(
  db: Db,
  search: { text: string; otherNames: OtherNames; now: number },
): Promise<FoundPage[]> {
  const fixtures = await searchDeskFixtures(db, search);
  return fixtures
    .toSorted((a, b) => Math.abs(a.kickOff - search.now) - Math.abs(b.kickOff - search.now))
    .slice(0, MAX_MATCHES)
    .map((fixture) => ({
      path: href('/admin/matches/:id/console', { id: fixture.id }),
      label: formatMatchLabel(fixture),
      detail: matchDeskText.console,
    }));
}

async function findArticles(db: Db, query: string): Promise<FoundPage[]> {
  const ids = await findArticleIds(db, { query, limit: MAX_ARTICLES });
  const { articles } = await listAdminArticles(db, { filter: { ids } });
  return articles.map(({ id, title, status }) => ({
    path: href('/admin/articles/edit/:id', { id }),
    label: title || fallbackText.title,
    detail: articleStatusText[status],
  }));
}
