import { compareAz } from '#az/characters/sort-key.ts';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { PushTopicKind } from '../../tables.ts';
import type { PushPreferences } from '../push-preferences.ts';

/** A topic with its names, for the list of what a browser follows. */
export type FollowedTopic =
  | { kind: 'match'; id: string; home: TopicRef; away: TopicRef }
  | { kind: 'team'; id: string; team: TopicRef }
  | { kind: 'competition'; id: string; competition: TopicRef }
  | { kind: 'breaking' };

interface TopicRef {
  slug: string;
  name: string;
}

/** What a browser follows, and how it wants its notices. */
export interface FollowedTopics extends PushPreferences {
  topics: FollowedTopic[];
}

/** Finds the subscription with this endpoint, and notes that its browser still uses it. */
export async function findPushSubscription(
  db: Db,
  { endpoint, now }: { endpoint: string; now: number },
): Promise<FollowedTopics | null> {
  const row = await db
    .selectFrom('push_subscription')
    .select(['id', 'goals_only', 'quiet_from', 'quiet_until', 'seen_at'])
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  if (!row) return null;
  if (row.seen_at < now - DAY)
    await db.updateTable('push_subscription').set({ seen_at: now }).where('id', '=', row.id).execute();
  const { quiet_from: from, quiet_until: until } = row;
  return {
    topics: await listTopics(db, row.id),
    goalsOnly: row.goals_only === 1,
    quietHours: from === null || until === null ? null : { from, until },
  };
}

/** Breaking news first, then competitions, then teams, then matches by kick-off. */
async function listTopics(db: Db, id: string): Promise<FollowedTopic[]> {
  const followed = (kind: PushTopicKind) =>
    db.selectFrom('push_topic').where('subscription_id', '=', id).where('push_topic.kind', '=', kind);
  const breaking = await followed('breaking').select('kind').executeTakeFirst();
  const competitions = await followed('competition')
    .innerJoin('competition', 'competition.id', 'push_topic.subject_id')
    .select(['competition.id', 'competition.slug', 'competition.name'])
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .execute();
  const teams = await followed('team')
    .innerJoin('team', 'team.id', 'push_topic.subject_id')
    .select(['team.id', 'team.slug', 'team.name'])
    .execute();
  const matches = await followed('match')
    .innerJoin('fixture', 'fixture.id', 'push_topic.subject_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.id', 'home.slug as home_slug', 'home.name as home_name'])
    .select(['away.slug as away_slug', 'away.name as away_name'])
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return [
    ...(breaking ? [{ kind: 'breaking' as const }] : []),
    ...competitions.map(({ id: competitionId, ...competition }) => ({
      kind: 'competition' as const,
      id: competitionId,
      competition,
    })),
    ...teams
      .sort((a, b) => compareAz(a.name, b.name))
      .map(({ id: teamId, ...team }) => ({ kind: 'team' as const, id: teamId, team })),
    ...matches.map((match) => ({
      kind: 'match' as const,
      id: match.id,
      home: { slug: match.home_slug, name: match.home_name },
      away: { slug: match.away_slug, name: match.away_name },
    })),
  ];
}

/** How many browsers have a subscription, and how many of them follow each kind of topic. */
interface PushFollowers extends Record<PushTopicKind, number> {
  all: number;
}

export async function countPushFollowers(db: Db): Promise<PushFollowers> {
  const { all } = await db
    .selectFrom('push_subscription')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('push_topic')
    .select((eb) => ['kind', eb.fn.count<number>('subscription_id').distinct().as('count')])
    .groupBy('kind')
    .execute();
  const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
  return { match: 0, team: 0, competition: 0, breaking: 0, ...counts, all: Number(all) };
}
