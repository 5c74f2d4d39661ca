import type { BroadcastEvent, ImageObject, SportsEvent, SportsTeam } from 'schema-dts';
import { formatDay, isoBaku } from '#az/format/dates.ts';
import type { Team } from '#features/teams/rules/team.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import type { MatchDetails } from '../../rules/coverage/read-match-details.ts';
import { type Fixture, hasScore } from '../../rules/fixture.ts';
import { competitionAddress, matchAddress } from '../../rules/match-addresses.ts';
import { formatMishap } from '../../rules/match-words.ts';
import { matchPageText } from '../../text.ts';
import { matchTitle } from './parts/match-header.tsx';

export const matchNodeId = (match: Fixture, siteUrl: string) => `${siteUrl}${matchAddress(match)}#match`;

/** The match as schema.org SportsEvent. Without a venue it has no location, and Google then does not list it as an event. */
export function matchNode(
  match: Fixture,
  details: MatchDetails,
  { image, siteUrl }: { image: ImageObject; siteUrl: string },
): SportsEvent {
  const { home, away, competition, season } = match;
  const teams = [teamNode(home, siteUrl), teamNode(away, siteUrl)] as const;
  const address = siteUrl + matchAddress(match);
  return {
    '@type': 'SportsEvent',
    '@id': matchNodeId(match, siteUrl),
    name: matchTitle(match),
    description: describeMatch(match),
    url: address,
    image,
    sport: 'Football',
    startDate: isoBaku(match.kickOff),
    // Google wants it for moved events. Without a known date it is left out.
    previousStartDate: details.earlierKickOffs?.length ? details.earlierKickOffs.map(isoBaku) : undefined,
    eventStatus: `https://schema.org/${eventStatus(match, details)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: teams[0],
    awayTeam: teams[1],
    competitor: teams,
    // Google reads this instead of the properties of sport.
    performer: teams.map((team) => ({ '@id': team['@id'] })),
    superEvent: {
      '@type': 'EventSeries',
      name: season ? `${competition.name} ${season.name}` : competition.name,
      url: siteUrl + competitionAddress(competition.slug),
    },
    location: locationOf(match, details),
  };
}

/** The description of the page. A match that was postponed or cancelled has no day, and no line-ups are promised. */
export function describeMatch(match: Fixture): string {
  const title = matchTitle(match);
  const mishap = formatMishap(match);
  const day = formatDay(match.kickOff);
  if (!mishap) return matchPageText.description(title, match.competition.name, day);
  return matchPageText.changed(title, match.competition.name, hasScore(match) ? day : '', mishap);
}

/** A team as schema.org SportsTeam. */
export function teamNode({ name, slug }: Pick<Team, 'name' | 'slug'>, siteUrl: string) {
  const address = siteUrl + teamAddress(slug);
  return {
    '@type': 'SportsTeam',
    '@id': `${address}#team`,
    name,
    url: address,
    sport: 'Football',
  } as const satisfies SportsTeam;
}

/** The television broadcasts of a match. */
export function broadcastNodes(match: Fixture, details: MatchDetails, siteUrl: string): BroadcastEvent[] {
  return (details.broadcasters ?? []).map(({ name }) => ({
    '@type': 'BroadcastEvent',
    name: `${matchTitle(match)}: ${name}`,
    isLiveBroadcast: true,
    startDate: isoBaku(match.kickOff),
    inLanguage: 'az',
    broadcastOfEvent: { '@id': matchNodeId(match, siteUrl) },
    publishedOn: { '@type': 'BroadcastService', name },
  }));
}

/** schema.org has no word for a match that was stopped or decided by an award. */
function eventStatus({ status }: Fixture, { earlierKickOffs }: MatchDetails) {
  if (status === 'postponed') return 'EventPostponed';
  if (status === 'cancelled') return 'EventCancelled';
  return earlierKickOffs ? 'EventRescheduled' : 'EventScheduled';
}

function locationOf({ venue, competition }: Fixture, { city }: MatchDetails): SportsEvent['location'] {
  if (venue === null) return;
  const country = competition.region === 'azerbaijan' ? 'AZ' : undefined;
  const address = { addressLocality: city ?? undefined, addressCountry: country };
  return {
    '@type': 'StadiumOrArena',
    name: venue,
    // Google requires an address.
    address: city || country ? { '@type': 'PostalAddress', ...address } : venue,
  };
}
