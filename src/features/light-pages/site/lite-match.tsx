import { redirect } from 'react-router';
import { formatDay, formatTime } from '#az/format/dates.ts';
import { venueName } from '#az/names/venue-name.ts';
import { listArticlesOfMatch } from '#features/articles/rules/list-articles-of-match.ts';
import { findMatch } from '#features/matches/rules/coverage/find-match.ts';
import { listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { isOngoing } from '#features/matches/rules/fixture.ts';
import { matchAddress, matchParameter } from '#features/matches/rules/match-address.ts';
import { formatOfficials } from '#features/matches/rules/match-words.ts';
import { formatMove, matchTitle } from '#features/matches/site/match-page/parts/match-header.tsx';
import { isCommentaryNewestFirst, readCoverage } from '#features/matches/site/match-page/read-coverage.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { cardScopes, matchScopes } from '#platform/page-cache/shown-scopes.ts';
import { notFoundText } from '#platform/text/pages.ts';
import { liteAddress } from '../rules/lite-address.ts';
import type { Route } from './+types/lite-match.ts';
import { LiteHeadlines } from './lite-headlines.tsx';
import { LiteCommentary, LiteLineUps, LiteMeetings, LiteTimeline } from './lite-match-parts.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite, renderLiteMissing } from './render-lite.tsx';

const MAX_MEETINGS = 5;

/** The light version of a match: at most 15 KB. A link reloads it while the match goes on. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const site = await readLiteSite(context);
  const match = await findMatch(db, { parameter: params.match });
  if (!match) return renderLiteMissing(notFoundText.title, site);
  const address = matchAddress(match);
  if (params.match !== matchParameter(match)) return redirect(liteAddress(address), 301);
  const isNewestFirst = isCommentaryNewestFirst(match);
  const [{ details, commentary }, meetings, articles] = await Promise.all([
    readCoverage(db, { match, isNewestFirst }),
    readPart(context, {
      name: 'head to head',
      read: async () => (await listHeadToHead(db, { match, limit: MAX_MEETINGS })).matches,
      fallback: [],
    }),
    readPart(context, {
      name: 'articles of a match',
      read: () => listArticlesOfMatch(db, { fixtureId: match.id }),
      fallback: [],
    }),
  ]);
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match, ...meetings]), ...cardScopes(articles));
  showsScopes(context, ...articles.map(({ id }) => `article:${id}` as const));
  const view = formatMatch(match, now());
  const title = matchTitle(match);
  const place = [match.venue && venueName(match.venue), details.city].filter(Boolean).join(', ');
  const officials = formatOfficials(details.officials);
  const body = (
    <>
      <p>{[match.competition.name, match.season?.name, view.round].filter(Boolean).join(' · ')}</p>
      <h1>
        {match.home.name} {view.homeScore === '' ? matchText.vs : `${view.homeScore}:${view.awayScore}`}{' '}
        {match.away.name}
      </h1>
      <p>
        <b>{[view.time, view.statusText].filter(Boolean).join(' · ')}</b>
        {details.earlierKickOffs && ` · ${formatMove(details.earlierKickOffs)}`}
        {'reason' in match && match.reason && ` · ${matchPageText.reason}: ${match.reason}`}
        <br />
        {`${formatDay(match.kickOff)}, ${formatTime(match.kickOff)}`}
        {place && ` · ${place}`}
      </p>
      {match.sample && <p>{matchText.sampleNotice}</p>}
      {isOngoing(match) && (
        <p>
          <a href={liteAddress(address)}>{matchText.refresh}</a>
        </p>
      )}
      <LiteTimeline match={match} />
      <LiteCommentary
        commentary={commentary}
        isNewestFirst={isNewestFirst}
        fullAddress={`${liteAddress(address, 0)}#commentary`}
      />
      <LiteLineUps match={match} lineUps={details.lineUps} />
      {details.broadcasters && (
        <p>
          {matchPageText.whereToWatch}:{' '}
          {details.broadcasters.map(({ name }) => name).join(', ') || matchPageText.notShown}
        </p>
      )}
      {officials.length > 0 && (
        <p>
          {matchPageText.officials}: {officials.join('; ')}
        </p>
      )}
      <LiteMeetings meetings={meetings} />
      {articles.length > 0 && <h2>{matchPageText.articles}</h2>}
      <LiteHeadlines articles={articles} now={now()} />
    </>
  );
  return renderLite({ title, address, site, body, showsMatches: true });
}
