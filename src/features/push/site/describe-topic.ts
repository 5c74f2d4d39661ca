import { matchAddress } from '#features/matches/rules/match-address.ts';
import { competitionAddress } from '#features/matches/rules/match-addresses.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import { href } from '#platform/http/href.ts';
import type { PushTopic } from '../rules/push-topic.ts';
import type { FollowedTopic } from '../rules/subscriptions/find-push-subscription.ts';
import { pushText } from '../text.ts';

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
