import type { Moment } from '../column-types.ts';

export interface OutboxTables {
  outbox_event: OutboxEventTable;
}

/** The types of events that are announced to the outside. `domain/outbox/outbox-event.ts` has the details of each type. */
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
