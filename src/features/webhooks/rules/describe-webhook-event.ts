import { listFixturesById } from '#features/matches/rules/list-fixtures-by-id.ts';
import { matchAddress } from '#features/matches/rules/match-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { type WebhookEventType, webhookEventTypes } from './webhook.ts';

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
export function isWebhookEvent(event: OutboxEvent): event is WebhookEvent {
  return webhookEventTypes.some((type) => type === event.type);
}

/**
 * Describes an event by what it is about and where its current state can be read. Null when an article or a match was
 * deleted since: the event of its deletion follows.
 */
export async function describeWebhookEvent(
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
    ...{ subjectType, title, address },
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
