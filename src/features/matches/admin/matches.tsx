import {
  footballDay,
  formatDay,
  formatDayMonth,
  formatTime,
  parseFootballDay,
  parseTypedDate,
} from '#az/format/dates.ts';
import { venueName } from '#az/names/name-forms.ts';
import { listCompetitions } from '#features/competitions/rules/competition.ts';
import { listScoreConflicts, type ScoreConflict } from '#features/match-providers/rules/provider-matches.ts';
import { providerText } from '#features/match-providers/text.ts';
import { listOtherNames } from '#features/search/rules/names/list-names.ts';
import { importText } from '#features/season-import/text.ts';
import { ListSearch } from '#platform/admin/list-controls.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { ButtonLink, TextLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { countFixtures, type Fixture, formatScore, hasScore, isAwaitingResult } from '../rules/fixture.ts';
import { listDeskFixtures, searchDeskFixtures } from '../rules/fixtures/desk-fixtures.ts';
import {
  listAwaitedResults,
  listOngoingMatches,
  listUnstartedMatches,
} from '../rules/live/list-current-matches.ts';
import { readClock } from '../rules/match-clock.ts';
import { formatMinute, formatRound } from '../rules/match-words.ts';
import type { FixtureStatus } from '../tables.ts';
import { matchDeskText, matchText, nightText } from '../text.ts';
import type { Route } from './+types/matches.ts';
import { DayNavigation } from './list/day-navigation.tsx';
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
    query,
    day,
    unreadDay: readDay || typedDay === '' ? null : typedDay,
    today,
    competition,
    now,
    fixtures,
    // A match that began before six in the morning goes on, and so does one that was suspended on another day.
    ongoing: (await listOngoingMatches(db)).filter(({ id }) => !ids.has(id)),
    unstarted: await listUnstartedMatches(db, { now }),
    awaited: await listAwaitedResults(db, { now }),
    conflicts: await listScoreConflicts(db, { now }),
    competitions: await listCompetitions(db),
    canEdit: hasRole(actorOf(context), 'editor'),
    canOperate: hasRole(actorOf(context), 'operator'),
  };
}

/**
 * The matches of a football day, or those of a team; with them the matches of other days that go on, those that nobody has
 * started, and those that wait for their result. Authors may look.
 */
export default function Matches({ loaderData }: Route.ComponentProps) {
  const { query, day, unreadDay, today, competition, fixtures, ongoing, unstarted, awaited } = loaderData;
  const { competitions, canEdit, canOperate } = loaderData;
  const now = useLiveList([...unstarted, ...ongoing, ...fixtures, ...awaited], loaderData.now);
  const { total, live } = countFixtures(fixtures);
  return (
    <div className="grid gap-5">
      <PageHead title={matchDeskText.title} aside={matchDeskText.count(total, live)}>
        {canOperate && <ButtonLink to={href('/admin/matches/live')}>{nightText.title}</ButtonLink>}
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
      {!query && (
        <DayNavigation
          day={day}
          unreadDay={unreadDay}
          today={today}
          competition={competition}
          competitions={competitions}
        />
      )}
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

interface FixtureListProps {
  fixtures: readonly Fixture[];
  canEdit: boolean;
  now: number;
  /** The matches are of several days. */
  showsDay?: boolean;
}

/** Matches, each with its time, score and status, and links to its console and its facts. */
function FixtureList({ fixtures, canEdit, now, showsDay = false }: FixtureListProps) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-paper text-ink">
      {fixtures.map((fixture) => {
        const { id, home, away, kickOff, competition, round, venue, sample, status } = fixture;
        const name = `${home.name} ${matchText.vs} ${away.name}`;
        const details = [
          competition.name,
          round && formatRound(round),
          venue && venueName(venue),
          sample && matchDeskText.sample,
        ];
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:gap-x-4"
          >
            <p className="tabular flex flex-wrap items-baseline gap-x-3 md:grid">
              <span className="font-semibold">
                {showsDay && `${formatDayMonth(kickOff)}, `}
                {formatTime(kickOff)}
              </span>
              <span className={`text-sm ${statusClasses[status] ?? 'text-muted'}`}>
                {formatStatus(fixture, now)}
              </span>
            </p>
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {name}
                {hasScore(fixture) && <span className="tabular"> {formatScore(fixture.score)}</span>}
              </p>
              <p className="text-muted text-sm">{details.filter(Boolean).join(' · ')}</p>
            </div>
            <div className="flex gap-x-2 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:flex-col">
              <ButtonLink
                to={href('/admin/matches/:id/console', { id })}
                aria-label={matchDeskText.openConsole(name)}
              >
                {matchDeskText.console}
              </ButtonLink>
              {canEdit && (
                <ButtonLink
                  to={href('/admin/matches/:id', { id })}
                  aria-label={matchDeskText.editMatch(name)}
                  look="quiet"
                >
                  {matchDeskText.facts}
                </ButtonLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const statusClasses: Partial<Record<FixtureStatus, string>> = {
  live: 'font-semibold text-live',
  suspended: 'text-warning',
  postponed: 'text-warning',
  abandoned: 'text-warning',
  cancelled: 'text-warning',
};

function formatStatus(fixture: Fixture, now: number): string {
  if (isAwaitingResult(fixture, now)) return matchText.status.awaitingResult;
  if (fixture.status !== 'live') return matchText.status[fixture.status];
  const { minute, added } = readClock(fixture, now);
  return `${matchText.status.live}, ${fixture.clock ? formatMinute(minute, added) : matchText.phase[fixture.phase]}`;
}

/** The matches whose provider contradicts itself, each with a link to its console. Nothing when there are none. */
function ScoreConflicts({ conflicts }: { conflicts: readonly ScoreConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice kind="error">
      <p className="font-semibold">{providerText.conflicts}</p>
      <p className="text-ink text-sm">{providerText.conflictsHint}</p>
      <ul className="text-ink">
        {conflicts.map(({ fixtureId, provider, home, away, reported, listed }) => (
          <li key={`${provider} ${fixtureId}`}>
            <TextLink to={href('/admin/matches/:id/console', { id: fixtureId })}>
              {home} {matchText.vs} {away}
            </TextLink>{' '}
            {providerText.conflict(provider, reported, listed)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
