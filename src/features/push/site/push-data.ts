import { z } from 'zod';
import { keepTogether } from '#az/text/keep-together.ts';
import { competitionAddress, matchAddress } from '#features/matches/rules/match-addresses.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { type PushPreferences, pushPreferences } from '../rules/push-preferences.ts';
import { type PushTopic, pushTopic } from '../rules/push-topic.ts';
import {
  deletePushSubscription,
  followTopic,
  replacePushSubscription,
  unfollowTopic,
  updatePushPreferences,
} from '../rules/subscriptions/change-subscription.ts';
import { parseBrowserSubscription } from '../rules/subscriptions/parse-browser-subscription.ts';
import {
  type FollowedTopic,
  type FollowedTopics,
  findPushSubscription,
} from '../rules/subscriptions/read-subscriptions.ts';
import { pushText } from '../text.ts';
import type { Route } from './+types/push-data.ts';

export const loader = postOnly;

/** What a browser may ask. It names itself by its endpoint, which only the browser and its push service know. */
const endpoint = z.string().min(1).max(1000);
const pushRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read'), endpoint }),
  z.object({ action: z.literal('follow'), subscription: z.unknown(), topic: pushTopic }),
  z.object({ action: z.literal('unfollow'), endpoint, topic: pushTopic }),
  z.object({ action: z.literal('preferences'), endpoint, preferences: pushPreferences }),
  z.object({ action: z.literal('replace'), endpoint, subscription: z.unknown() }),
  z.object({ action: z.literal('stop'), endpoint }),
]);
type PushRequest = z.infer<typeof pushRequest>;

/** The answer: what the browser follows now, null for nothing; or why the request was refused. */
export interface PushAnswer {
  followed: (PushPreferences & { topics: { topic: PushTopic; name: string; address: string }[] }) | null;
  /** A sentence for the reader. */
  message?: string;
}

/** POST /api/push/subscription: what one browser follows. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const asked = pushRequest.safeParse(await request.json().catch(() => null));
  if (!asked.success) throw new Response(null, { status: 400 });
  try {
    const used = await change(asked.data, context);
    const { db, now } = servicesOf(context);
    return answer({ followed: toFollowed(await findPushSubscription(db, { endpoint: used, now: now() })) });
  } catch (error) {
    const code = problemOf(error);
    if (!code) throw error;
    return answer({ followed: null, message: problemSentence(code) });
  }
}

/** Does what was asked. Returns the endpoint of the browser. */
async function change(asked: PushRequest, context: Route.ActionArgs['context']): Promise<string> {
  const { db, clientKey, now: clock, newId, push } = servicesOf(context);
  const now = clock();
  switch (asked.action) {
    case 'read':
      return asked.endpoint;
    case 'follow': {
      const subscription = parseBrowserSubscription(asked.subscription, push.endpoints);
      const network = clientKey(context.get(requestContext).clientAddress);
      await followTopic(db, { subscription, topic: asked.topic, network, now, newId });
      return subscription.endpoint;
    }
    case 'unfollow':
      await unfollowTopic(db, asked);
      return asked.endpoint;
    case 'preferences':
      await updatePushPreferences(db, asked);
      return asked.endpoint;
    case 'replace': {
      const subscription = parseBrowserSubscription(asked.subscription, push.endpoints);
      await replacePushSubscription(db, { endpoint: asked.endpoint, subscription, now });
      return subscription.endpoint;
    }
    case 'stop':
      await deletePushSubscription(db, asked);
      return asked.endpoint;
  }
}

function problemOf(error: unknown): ProblemCode | undefined {
  if (error instanceof InvalidInput) return error.problems[0]?.code;
  if (error instanceof Conflict) return error.code;
  return error instanceof NotFound ? 'address.missing' : undefined;
}

function toFollowed(found: FollowedTopics | null): PushAnswer['followed'] {
  return (
    found && {
      ...found,
      topics: found.topics.map(describeTopic).map((one) => ({ ...one, name: keepTogether(one.name) })),
    }
  );
}

/** A topic with its name and its page, for the list of what a browser follows. */
function describeTopic(followed: FollowedTopic): { topic: PushTopic; name: string; address: string } {
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

const answer = (body: PushAnswer) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
