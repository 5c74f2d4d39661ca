import { pushText } from '#az/text/distribution/push.ts';
import { href } from '#domain/href.ts';
import { matchAddress } from '#domain/matches/match-address.ts';
import { teamAddress } from '#domain/matches/team-address.ts';
import type { PushTopic } from '#domain/push/push-topic.ts';
import type { FollowedTopic } from '#domain/push/subscriptions/find-push-subscription.ts';
import { competitionAddress } from '../matches/match-addresses.ts';

/** A topic with its name and its page, for the list of what a browser follows. */
export function describeTopic(followed: FollowedTopic): { topic: PushTopic; name: string; address: string } {
  const { kind } = followed;
  switch (kind) {
    case 'breaking':
      return { topic: { kind }, name: pushText.breaking, address: href('/') };
    case 'competition': {
      const { id, competition } = followed;
      return { topic: { kind, id }, name: competition.name, address: competitionAddress(competition.slug) };
    }
    case 'team': {
      const { id, team } = followed;
      return { topic: { kind, id }, name: team.name, address: teamAddress(team.slug) };
    }
    case 'match': {
      const { id, home, away } = followed;
      const name = pushText.match(home.name, away.name);
      return { topic: { kind, id }, name, address: matchAddress(followed) };
    }
  }
}
