import { sql } from 'kysely';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboxEvent, Receiver } from '#platform/outbox/outbox-event.ts';
import { queueDelivery } from '#platform/outbox/queue-delivery.ts';
import { toWebhook, type WebhookEventType, webhookEventTypes } from './webhook.ts';

/** Plans a message to each webhook that is on and receives the type of the event. */
export function createWebhookReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      if (!isWebhookEvent(event)) return;
      const rows = await tx.selectFrom('webhook').selectAll().where('status', '=', 'on').execute();
      const targets = rows.map(toWebhook).filter(({ events }) => events.includes(event.type));
      if (targets.length === 0) return;
      const described = await describeWebhookEvent(tx, event, siteUrl);
      if (!described) return;
      const { subjectType, title, address, data } = described;
      const payload = { type: event.type, timestamp: new Date(event.createdAt).toISOString(), data };
      for (const { id: target } of targets) {
        if (await hasQueued(tx, { target, event, subjectType })) continue;
        await queueDelivery(tx, {
          channel: 'webhook',
          target,
          eventType: event.type,
          payload,
          subjectType,
          subjectId: event.subjectId,
          title,
          address,
          now: event.createdAt,
          newId,
        });
      }
    },
  };
}

type WebhookEvent = Extract<OutboxEvent, { type: WebhookEventType }>;

/** What webhooks are told about an event, and how editors recognise it. */
interface DescribedEvent {
  subjectType: 'article' | 'match';
  title: string;
  /** The page. */
  address: string;
  data: Record<string, string>;
}

/** Whether webhooks can receive this event. */
function isWebhookEvent(event: OutboxEvent): event is WebhookEvent {
  return webhookEventTypes.some((type) => type === event.type);
}

/**
 * Describes an event by what it is about and where its current state can be read. Null when an article or a match was
 * deleted since: the event of its deletion follows.
 */
async function describeWebhookEvent(
  db: Db,
  event: WebhookEvent,
  siteUrl: string,
): Promise<DescribedEvent | null> {
  const id = event.subjectId;
  if (event.type === 'match.changed') return describeMatch(db, id, siteUrl);
  const subjectType = 'article';
  const addressOf = (slug: string) => siteUrl + href('/article/:slug', { slug });
  if (event.type === 'article.deleted') {
    const { slug, title } = event.detail;
    return { subjectType, title, address: addressOf(slug), data: { id, slug } };
  }
  const row = await db
    .selectFrom('article')
    .select(['slug', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { slug, title } = row;
  const previousSlug = event.type === 'article.updated' ? event.detail.previousSlug : undefined;
  const address = addressOf(slug);
  const api = siteUrl + href('/api/v1/articles/:slug', { slug });
  return {
    subjectType,
    title,
    address,
    data: { id, slug, title, url: address, api, ...(previousSlug !== undefined && { previousSlug }) },
  };
}

async function describeMatch(db: Db, id: string, siteUrl: string): Promise<DescribedEvent | null> {
  const [match] = await listFixturesById(db, { ids: [id] });
  if (!match) return null;
  const title = `${match.home.name} – ${match.away.name}`;
  const address = siteUrl + matchAddress(match);
  const api = siteUrl + href('/api/v1/matches/:id', { id });
  return { subjectType: 'match', title, address, data: { id, title, url: address, api } };
}

/**
 * Whether a message that says the same waits already: a recipient that reads the current state needs only one. A message
 * with an old slug is always sent.
 */
async function hasQueued(
  tx: Db,
  { target, event, subjectType }: { target: string; event: OutboxEvent; subjectType: string },
): Promise<boolean> {
  if (event.type !== 'match.changed' && event.type !== 'article.updated') return false;
  if (event.type === 'article.updated' && event.detail.previousSlug !== undefined) return false;
  const queued = await tx
    .selectFrom('delivery')
    .select(sql<number>`1`.as('one'))
    .where('subject_type', '=', subjectType as 'article' | 'match')
    .where('subject_id', '=', event.subjectId)
    .where('channel', '=', 'webhook')
    .where('target', '=', target)
    .where('event_type', '=', event.type)
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  return queued !== undefined;
}
