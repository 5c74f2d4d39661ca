import { isoBaku } from '#az/format/dates.ts';
import { formatMinute } from '#az/format/match-words.ts';
import type { FixtureStatus } from '#db/tables/matches.ts';
import type { CommentaryPage } from '#domain/matches/coverage/list-commentary.ts';
import type { MatchDetails } from '#domain/matches/coverage/read-match-details.ts';
import type { Fixture } from '#domain/matches/fixture.ts';
import { matchTitle } from './parts/match-header.tsx';

/** schema.org has no word for a match that was stopped or decided by an award. */
const EVENT_STATUS: Partial<Record<FixtureStatus, string>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

interface MatchJsonInput {
  match: Fixture;
  details: MatchDetails;
  commentary: CommentaryPage;
  /** Absolute. */
  address: string;
}

/** The match as schema.org SportsEvent, with its broadcasts, and with its commentary as LiveBlogPosting. */
export function matchJson({ match, details, commentary, address }: MatchJsonInput): object {
  const event = sportsEvent(match, details, address);
  const graph = [
    event,
    ...(details.broadcasters ?? []).map(({ name }) => ({
      '@type': 'BroadcastEvent',
      name: `${matchTitle(match)}: ${name}`,
      isLiveBroadcast: true,
      startDate: isoBaku(match.kickOff),
      inLanguage: 'az',
      broadcastOfEvent: { '@id': event['@id'] },
      publishedOn: { '@type': 'BroadcastService', name },
    })),
    ...(commentary.startedAt === null ? [] : [liveBlog(match, commentary, address)]),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function sportsEvent(match: Fixture, details: MatchDetails, address: string) {
  const { home, away, kickOff, venue, status } = match;
  const teams = [home, away].map(({ name }) => ({ '@type': 'SportsTeam', name }));
  return {
    '@type': 'SportsEvent',
    '@id': `${address}#match`,
    name: matchTitle(match),
    url: address,
    sport: 'Football',
    startDate: isoBaku(kickOff),
    eventStatus: `https://schema.org/${EVENT_STATUS[status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    superEvent: { '@type': 'SportsEvent', name: match.competition.name },
    location:
      venue === null
        ? undefined
        : {
            '@type': 'StadiumOrArena',
            name: venue,
            address: { '@type': 'PostalAddress', addressLocality: details.city ?? undefined },
          },
  };
}

function liveBlog(match: Fixture, commentary: CommentaryPage, address: string) {
  const { posts, startedAt, changedAt } = commentary;
  return {
    '@type': 'LiveBlogPosting',
    '@id': `${address}#commentary`,
    headline: matchTitle(match),
    url: address,
    inLanguage: 'az',
    about: { '@id': `${address}#match` },
    datePublished: isoBaku(startedAt),
    dateModified: isoBaku(changedAt),
    coverageStartTime: isoBaku(startedAt),
    // The end is known when nobody writes any more.
    coverageEndTime: match.status === 'live' || match.status === 'scheduled' ? undefined : isoBaku(changedAt),
    liveBlogUpdate: posts.map(({ id, text, minute, added, createdAt, updatedAt, authorName }) => ({
      '@type': 'BlogPosting',
      '@id': `${address}#post-${id}`,
      headline: minute === null ? matchTitle(match) : `${matchTitle(match)}, ${formatMinute(minute, added)}`,
      articleBody: text,
      datePublished: isoBaku(createdAt),
      dateModified: isoBaku(updatedAt),
      author: { '@type': 'Person', name: authorName },
    })),
  };
}
