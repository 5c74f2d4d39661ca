import type { Dialect } from '../dialect.ts';

/** Events that the outside has to know. A row is deleted when every receiver has planned its deliveries. */
export const outbox = ({ key, bigint }: Dialect): string[] => [
  `create table outbox_event (
    id ${key} not null primary key,
    type text not null,
    subject_id ${key} not null,
    detail text not null,
    created_at ${bigint} not null
  )`,
  'create index outbox_event_by_time on outbox_event (created_at, id)',
];
