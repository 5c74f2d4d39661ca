import { Fragment } from 'react';
import { redirect } from 'react-router';
import { formatDate, formatDay, formatTime } from '#az/format/dates.ts';
import { venueName } from '#az/names/name-forms.ts';
import { timeText } from '#az/text/time.ts';
import { listArticlesOfMatch } from '#features/articles/rules/linked-articles.ts';
import { formatGroup } from '#features/competitions/rules/stages/stage-words.ts';
import { tieText } from '#features/competitions/text.ts';
import type { CommentaryPage, CommentaryPost } from '#features/matches/rules/coverage/list-commentary.ts';
import { type HeadToHead, listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { findMatch, type MatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import type { MatchTie } from '#features/matches/rules/coverage/read-match-tie.ts';
import { sides } from '#features/matches/rules/event-fields.ts';
import { type Fixture, hasScore, isOngoing } from '#features/matches/rules/fixture.ts';
import { matchAddress, matchParameter } from '#features/matches/rules/match-addresses.ts';
import { formatMinute, formatOfficials } from '#features/matches/rules/match-words.ts';
import {
  formatLeg,
  formatMove,
  formatTie,
  formatTimeLabel,
  matchTitle,
} from '#features/matches/site/match-page/parts/match-header.tsx';
import { listStatistics } from '#features/matches/site/match-page/parts/match-stats.tsx';
import { formatTimeline } from '#features/matches/site/match-page/parts/timeline.tsx';
import { isCommentaryNewestFirst, readCoverage } from '#features/matches/site/match-page/read-coverage.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundText } from '#platform/text/pages.ts';
import { liteAddress } from '../rules/lite-address.ts';
import type { Route } from './+types/lite-match.ts';
import { LiteHeadlines } from './lite-lists.tsx';
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
  const [{ details, tie, commentary }, meetings, articles] = await Promise.all([
    readCoverage(db, { match, isNewestFirst }),
    readPart(
      context,
      'head to head',
      async () => (await listHeadToHead(db, { match, limit: MAX_MEETINGS })).matches,
      [],
    ),
    readPart(context, 'articles of a match', () => listArticlesOfMatch(db, { fixtureId: match.id }), []),
  ]);
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match, ...meetings]), ...cardScopes(articles));
  showsScopes(context, ...articles.map(({ id }) => `article:${id}` as const));
  const view = formatMatch(match, now());
  const title = matchTitle(match);
  const place = [match.venue && venueName(match.venue), details.city].filter(Boolean).join(', ');
  const officials = formatOfficials(details.officials);
  const body = (
    <>
      <p>
        {[match.competition.name, match.season?.name, match.group && formatGroup(match.group), view.round]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h1>
        {match.home.name} {view.homeScore === '' ? matchText.vs : `${view.homeScore}:${view.awayScore}`}{' '}
        {match.away.name}
      </h1>
      <p>
        <b>{[view.time, view.statusText].filter(Boolean).join(' · ')}</b>
        {details.earlierKickOffs && ` · ${formatMove(details.earlierKickOffs)}`}
        {'reason' in match && match.reason && ` · ${matchPageText.reason}: ${match.reason}`}
        <br />
        {`${formatTimeLabel(match)}${formatDay(match.kickOff)}, ${formatTime(match.kickOff)} (${timeText.bakuTime})`}
        {place && ` · ${place}`}
      </p>
      {tie && <LiteTie match={match} tie={tie} />}
      {match.sample && <p>{matchText.sampleNotice}</p>}
      {isOngoing(match) && (
        <p>
          <a href={liteAddress(address)}>{matchText.refresh}</a>
        </p>
      )}
      <LiteTimeline match={match} />
      <LiteStatistics match={match} details={details} />
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
      {officials.length > 0 && <p>{officials.join('; ')}</p>}
      <LiteMeetings meetings={meetings} />
      {articles.length > 0 && <h2>{matchPageText.articles}</h2>}
      <LiteHeadlines articles={articles} now={now()} />
    </>
  );
  return renderLite({ title, address, site, body, showsMatches: true });
}

/** In characters. A page of commentary may be much longer than a light page may be. */
const MAX_COMMENTARY = 6000;

/** The events of a match as lines of text. */
function LiteTimeline({ match }: { match: Fixture }) {
  const rows = hasScore(match) ? formatTimeline(match) : [];
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.events}</h2>
      <ul>
        {rows.map(({ id, side, minute, title, score, player, detail }) => (
          <li key={id}>
            <b>{[minute, title, score].filter(Boolean).join(' ')}</b>{' '}
            {[side && match[side].shortName, player, detail].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The tie of the match: the sum, who goes on, and the other matches. */
function LiteTie({ match, tie }: { match: Pick<Fixture, 'home' | 'away'>; tie: MatchTie }) {
  const winner = tie.winner && `${tieText.advanced}: ${match[tie.winner].shortName}`;
  return (
    <p>
      {[formatTie(tie), winner].filter(Boolean).join(' · ')}
      {tie.otherLegs.map((leg) => (
        <Fragment key={leg.id}>
          <br />
          <a href={liteAddress(matchAddress(leg))}>{formatLeg(leg)}</a>
        </Fragment>
      ))}
    </p>
  );
}

function LiteStatistics({
  match,
  details: { statistics },
}: {
  match: Fixture;
  details: Pick<MatchDetails, 'statistics'>;
}) {
  const rows = listStatistics(match, statistics);
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.statistics}</h2>
      <ul>
        {rows.map(({ label, home, away }) => (
          <li key={label}>
            {label}: <b>{`${home} – ${away}`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface LiteCommentaryProps {
  /** The first page. */
  commentary: CommentaryPage;
  isNewestFirst: boolean;
  /** The address of the commentary in the full version. */
  fullAddress: string;
}

/** As many posts as fit. A link leads to the others. */
function LiteCommentary({ commentary, isNewestFirst, fullAddress }: LiteCommentaryProps) {
  const { posts, pinned, total } = commentary;
  if (total === 0) return null;
  const shown = takePosts(posts);
  return (
    <>
      <h2>{matchPageText.commentary}</h2>
      <ul>
        {pinned.slice(0, 1).map((post) => (
          <LitePost key={`pinned ${post.id}`} post={post} note={matchPageText.pinned} />
        ))}
        {shown.map((post) => (
          <LitePost key={post.id} post={post} note={post.isKey ? matchPageText.key : ''} />
        ))}
      </ul>
      {shown.length < total && (
        <p>
          <a href={fullAddress}>{isNewestFirst ? matchPageText.earlier : matchPageText.later}</a>
        </p>
      )}
    </>
  );
}

function takePosts(posts: readonly CommentaryPost[]): CommentaryPost[] {
  let length = 0;
  return posts.filter(({ text }) => {
    length += text.length;
    return length <= MAX_COMMENTARY;
  });
}

function LitePost({
  post: { minute, added, text, createdAt },
  note,
}: {
  post: CommentaryPost;
  note: string;
}) {
  return (
    <li>
      <b>{minute === null ? formatTime(createdAt) : formatMinute(minute, added)}</b>{' '}
      {note && <small>{note}: </small>}
      {text}
    </li>
  );
}

/** Both teams with their starters and substitutes, each as one line. */
function LiteLineUps({
  match,
  lineUps,
}: {
  match: Pick<Fixture, 'home' | 'away'>;
  lineUps: MatchDetails['lineUps'];
}) {
  const known = sides.flatMap((side) => {
    const lineUp = lineUps[side];
    return lineUp ? [{ team: match[side], ...lineUp }] : [];
  });
  if (known.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.lineUps}</h2>
      {known.map(({ team, isOfficial, formation, coach, players }) => (
        <section key={team.slug}>
          <h3>{team.name}</h3>
          <p>
            <small>
              {isOfficial ? matchPageText.officialLineUp : matchPageText.probableLineUp}
              {formation && ` · ${matchPageText.formation} ${formation}`}
            </small>
            <br />
            {joinPlayers(players.filter(({ isStarting }) => isStarting))}
          </p>
          {players.some(({ isStarting }) => !isStarting) && (
            <p>
              {matchPageText.bench}: {joinPlayers(players.filter(({ isStarting }) => !isStarting))}
            </p>
          )}
          {coach && (
            <p>
              {matchPageText.coach}: {coach}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

function joinPlayers(players: readonly { name: string; shirt: number | null }[]): string {
  return players.map(({ name, shirt }) => (shirt === null ? name : `${shirt} ${name}`)).join(', ');
}

/** Earlier matches of the two teams. */
function LiteMeetings({ meetings }: { meetings: HeadToHead['matches'] }) {
  if (meetings.length === 0) return null;
  return (
    <>
      <h2>{matchPageText.headToHead}</h2>
      <ul>
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <a href={liteAddress(matchAddress(meeting))}>
              {meeting.home.shortName} {meeting.score.home}:{meeting.score.away} {meeting.away.shortName}
            </a>{' '}
            <small>{formatDate(meeting.kickOff)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
