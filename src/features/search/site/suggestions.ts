import { keepTogether } from '#az/text/keep-together.ts';
import { listCompetitionsById } from '#features/competitions/rules/competition.ts';
import { competitionAddress } from '#features/matches/rules/match-addresses.ts';
import { listPlayersById } from '#features/teams/rules/players.ts';
import { listTeamsById } from '#features/teams/rules/team.ts';
import { playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { Busy } from '#platform/errors.ts';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { createWorkLimit } from '#platform/limits/work-limit.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import type { NamedEntity } from '../rules/names/name-index.ts';
import { suggestSearches } from '../rules/suggest-searches.ts';
import { searchText } from '../text.ts';
import type { Route } from './+types/suggestions.ts';
import { newSearchAddress, parseSearchParameters } from './search-parameters.ts';

/** A line below the search box. */
export interface Suggestion {
  /** As it is printed: no line ends inside a name. */
  label: string;
  /** `Komanda`, `Futbolçu · Qarabağ`; empty for a word. */
  kind: string;
  address: string;
}

const MAX_SUGGESTIONS = 8;
const runLimited = createWorkLimit({ concurrency: 8, maxWaiting: 100, maxWaitingPerClient: 10 });

/** GET /search/suggest?q=: suggestions for a query that is being typed. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, networkKey } = servicesOf(context);
  const { query } = parseSearchParameters(new URL(request.url).searchParams);
  const client = networkKey(context.get(requestContext).clientAddress);
  const read = () => readPart(context, 'suggestions', () => listSuggestions(db, query), []);
  try {
    const suggestions = query ? await runLimited(read, client) : [];
    return Response.json(suggestions, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return new Response(null, { status: 503, headers: { 'Retry-After': '1' } });
  }
}

async function listSuggestions(db: Db, typed: string): Promise<Suggestion[]> {
  const { named, surnamed, words, articles } = await suggestSearches(db, { typed, limit: MAX_SUGGESTIONS });
  const [names, players] = await Promise.all([listNamed(db, named), listNamed(db, surnamed)]);
  // A word that begins like a name is most often a form of the name.
  const newWords = names.length > 0 ? [] : words;
  return [
    ...names,
    ...newWords.map((word) => ({ label: word, kind: '', address: newSearchAddress(word) })),
    ...players,
    ...articles.map(({ slug, title }) => ({
      label: title,
      kind: searchText.kind.article,
      address: articleAddress(slug),
    })),
  ]
    .slice(0, MAX_SUGGESTIONS)
    .map((one) => ({ ...one, label: keepTogether(one.label), kind: keepTogether(one.kind) }));
}

/** Names lead to their pages. One that the match desk does not have is left out, because a search for it may find nothing. */
async function listNamed(db: Db, named: readonly NamedEntity[]): Promise<Suggestion[]> {
  const idsOf = (kind: NamedEntity['kind']) =>
    named.flatMap((one) => (one.kind === kind && one.id ? [one.id] : []));
  const [teams, competitions, players] = await Promise.all([
    listTeamsById(db, { ids: idsOf('team') }),
    listCompetitionsById(db, { ids: idsOf('competition') }),
    listPlayersById(db, { ids: idsOf('player') }),
  ]);
  const pages = new Map([
    ...teams.map(({ id, slug }) => [id, { address: teamAddress(slug), club: '' }] as const),
    ...competitions.map(({ id, slug }) => [id, { address: competitionAddress(slug), club: '' }] as const),
    ...players.map(({ id, slug, team }) => [id, { address: playerAddress(slug), club: team?.name }] as const),
  ]);
  return named.flatMap(({ kind, id, name }) => {
    const page = id === null ? undefined : pages.get(id);
    if (!page) return [];
    const { address, club } = page;
    return [{ label: name, kind: [searchText.kind[kind], club].filter(Boolean).join(' · '), address }];
  });
}
