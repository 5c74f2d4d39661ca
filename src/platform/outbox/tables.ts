import type { Flag, Moment } from '#platform/db/column-types.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';

interface OutboxTables {
  outbox_event: OutboxEventTable;
}

/** The types of events that are announced to the outside. `src/platform/outbox/outbox-event.ts` has the details of each type. */
export type OutboxEventType =
  | 'article.published'
  | 'article.updated'
  | 'article.archived'
  | 'article.deleted'
  | 'match.changed'
  | 'match.deleted'
  | 'lineUps.changed'
  | 'commentary.changed'
  | 'breaking.shown'
  | 'breaking.ended';

/** Something that happened. The row is deleted when every receiver has planned its deliveries. */
interface OutboxEventTable {
  id: string;
  type: OutboxEventType;
  /** The article, the match or the breaking entry. */
  subject_id: string;
  /** JSON. */
  detail: string;
  created_at: Moment;
}

interface DeliveryTables {
  delivery: DeliveryTable;
}

/** The names of all channels. Empty here: each subject with a channel adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentations fill it
export interface DeliveryChannels {}

export type DeliveryChannel = keyof DeliveryChannels;

/**
 * `unsure`: the connection or the process broke off in the middle, and another attempt might send it twice. `skipped`: there
 * was nothing to send any more.
 */
export type DeliveryStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unsure' | 'skipped';

export type DeliverySubject = 'article' | 'match' | 'breaking' | 'site';

/** Why something is sent. `pages.changed` is no event: the CDN is told of every change of a page. */
export type DeliveryCause = OutboxEventType | 'pages.changed';

/** Something that one channel has to send to one target. */
export interface DeliveryTable {
  id: string;
  channel: DeliveryChannel;
  /** The id of the webhook; empty for the other channels. */
  target: string;
  event_type: DeliveryCause;
  subject_type: DeliverySubject;
  /** The id of the article, the match or the breaking entry. */
  subject_id: string;
  /** What editors read: a headline, or the names of two teams. */
  title: string;
  /** The page that it is about, as an absolute URL. */
  address: string;
  /** JSON of the channel. */
  payload: string;
  status: DeliveryStatus;
  /** Whether it may be sent again when nobody knows if it has arrived. */
  is_repeatable: Flag;
  attempts: number;
  /** Not before this moment. */
  due_at: Moment;
  /** The worker that sends it, and until when nobody else may. */
  lease_id: string | null;
  lease_until: Moment | null;
  created_at: Moment;
  /** When it got its last status; null while it is queued or being sent. */
  finished_at: Moment | null;
  /** The last answer of the recipient, in short. Never a secret. */
  response: string;
}

/** The archive decisions of these tables. */
export const outboxTables = {
  delivery: 'finished',
  outbox_event: 'outgoing',
} as const satisfies Record<keyof (OutboxTables & DeliveryTables), TableDecision>;

/** What these tables have of persons. */
export const outboxPersons = {
  delivery: 'things',
  outbox_event: 'nobody',
} as const satisfies Record<keyof (OutboxTables & DeliveryTables), PersonalDecision>;

declare module '#platform/db/schema.ts' {
  interface Database extends OutboxTables, DeliveryTables {}
}
