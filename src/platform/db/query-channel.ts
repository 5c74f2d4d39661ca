import { channel } from 'node:diagnostics_channel';
import type { LogEvent } from 'kysely';

/** Gets every query of this process when it has ended: a `LogEvent` of Kysely with the duration. Metrics subscribe. */
export const queryChannel = channel('newsroom:query');

/** For the option `log` of Kysely. */
export function publishQuery(event: LogEvent): void {
  queryChannel.publish(event);
}
