import { footballDay, formatDay, parseFootballDay, parseTypedDate } from '#az/format/dates.ts';
import { listCompetitions } from '#features/competitions/rules/list-competitions.ts';
import { listScoreConflicts } from '#features/match-providers/rules/list-score-conflicts.ts';
import { listOtherNames } from '#features/search/rules/names/list-other-names.ts';
import { importText } from '#features/season-import/text.ts';
import { ListSearch } from '#platform/admin/list-search.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { countFixtures } from '../rules/count-fixtures.ts';
import { listDeskFixtures, searchDeskFixtures } from '../rules/fixtures/list-desk-fixtures.ts';
import { listAwaitedResults } from '../rules/live/list-awaited-results.ts';
import { listOngoingMatches } from '../rules/live/list-ongoing-matches.ts';
import { listUnstartedMatches } from '../rules/live/list-unstarted-matches.ts';
import { matchDeskText } from '../text.ts';
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
  const { total, live } = countFixtures(fixtures);
  return (
    <div className="grid gap-5">
      <PageHead title={matchDeskText.title} aside={matchDeskText.count(total, live)}>
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
