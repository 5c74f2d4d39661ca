import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { footballDay, formatDay, parseFootballDay, parseTypedDate } from '#az/format/dates.ts';
import { importText } from '#az/text/admin/import.ts';
import { matchDeskText } from '#az/text/admin/matches.ts';
import { hasRole } from '#domain/accounts/actor.ts';
import { href } from '#domain/href.ts';
import { countGames } from '#domain/matches/count-games.ts';
import { listScoreConflicts } from '#domain/matches/feeds/review/list-score-conflicts.ts';
import { listDeskFixtures, searchDeskFixtures } from '#domain/matches/fixtures/list-desk-fixtures.ts';
import { listCompetitions } from '#domain/matches/list-competitions.ts';
import { listAwaitedResults } from '#domain/matches/live/list-awaited-results.ts';
import { listOngoingMatches } from '#domain/matches/live/list-ongoing-matches.ts';
import { listUnstartedMatches } from '#domain/matches/live/list-unstarted-matches.ts';
import { listOtherNames } from '#domain/search/names/list-other-names.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { PageHead } from '../parts/page-head.tsx';
import type { Route } from './+types/matches.ts';
import { DayNavigation } from './list/day-navigation.tsx';
import { FixtureList } from './list/fixture-list.tsx';
import { ScoreConflicts } from './list/score-conflicts.tsx';
import { useLiveList } from './list/use-live-list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const search = new URL(request.url).searchParams;
  const query = (search.get('q') ?? '').trim().slice(0, 100);
  const today = footballDay(now);
  const typedDay = (search.get('date') ?? '').trim().slice(0, 40);
  const readDay = parseFootballDay(parseTypedDate(typedDay) ?? '');
  const day = readDay ?? today;
  const competition = search.get('competition') || null;
  const fixtures = query
    ? await searchDeskFixtures(db, {
        text: query,
        now,
        otherNames: await listOtherNames(db, { kind: 'team' }),
      })
    : await listDeskFixtures(db, { day, competition });
  const ids = new Set(fixtures.map(({ id }) => id));
  return {
    ...{
      query,
      day,
      unreadDay: readDay || typedDay === '' ? null : typedDay,
      today,
      competition,
      now,
      fixtures,
    },
    // A match that began before six in the morning goes on, and so does one that was suspended on another day.
    ongoing: (await listOngoingMatches(db)).filter(({ id }) => !ids.has(id)),
    unstarted: await listUnstartedMatches(db, { now }),
    awaited: await listAwaitedResults(db, { now }),
    conflicts: await listScoreConflicts(db, { now }),
    competitions: await listCompetitions(db),
    canEdit: hasRole(actorOf(context), 'editor'),
  };
}

/**
 * The matches of a football day, or those of a team; with them the matches of other days that go on, those that nobody has
 * started, and those that wait for their result. Authors may look.
 */
export default function Matches({ loaderData }: Route.ComponentProps) {
  const { query, day, unreadDay, today, competition, fixtures, ongoing, unstarted, awaited } = loaderData;
  const { competitions, canEdit } = loaderData;
  const now = useLiveList([...unstarted, ...ongoing, ...fixtures, ...awaited], loaderData.now);
  const { games, live } = countGames(fixtures);
  return (
    <div className="grid gap-5">
      <PageHead title={matchDeskText.title} aside={matchDeskText.count(games, live)}>
        {canEdit && (
          <ButtonLink to={href('/admin/import')} look="quiet">
            {importText.title}
          </ButtonLink>
        )}
        {canEdit && (
          <ButtonLink to={`${href('/admin/matches/create')}?date=${day.day}`} look="primary">
            {matchDeskText.create}
          </ButtonLink>
        )}
      </PageHead>
      {unstarted.length > 0 && (
        <Notice kind="error">
          <p className="font-semibold">{matchDeskText.alarm}</p>
          <p className="text-ink text-sm">{matchDeskText.alarmHint}</p>
          <FixtureList fixtures={unstarted} canEdit={canEdit} now={now} showsDay />
        </Notice>
      )}
      {ongoing.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-2xl">{matchDeskText.ongoing}</h2>
          <FixtureList fixtures={ongoing} canEdit={canEdit} now={now} showsDay />
        </section>
      )}
      <ScoreConflicts conflicts={loaderData.conflicts} />
      <ListSearch label={matchDeskText.search} query={query} />
      {!query && <DayNavigation {...{ day, unreadDay, today, competition, competitions }} />}
      <h2 className="text-2xl">{query ? matchDeskText.found(query) : formatDay(day.start)}</h2>
      {fixtures.length > 0 ? (
        <FixtureList fixtures={fixtures} canEdit={canEdit} now={now} showsDay={query !== ''} />
      ) : (
        <p className="rounded-md border border-line p-8 text-center text-muted">
          {query ? matchDeskText.nothingFound : matchDeskText.emptyDay}
        </p>
      )}
      {awaited.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-2xl">{matchDeskText.awaited}</h2>
          <p className="max-w-3xl text-muted">{matchDeskText.awaitedHint}</p>
          <FixtureList fixtures={awaited} canEdit={canEdit} now={now} showsDay />
        </section>
      )}
    </div>
  );
}
