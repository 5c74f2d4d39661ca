import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import { LEASE_MS } from './lease.ts';

/**
 * The condition that the lease of a row has ended. A lease that would end later than one can last is of a clock that was put back since:
 * it would keep the row for a day when the clock was a day ahead. `now` is epoch ms; `longestMs` how long the longest lease is.
 */
export function isLeaseOver(now: number, longestMs = LEASE_MS): RawBuilder<SqlBool> {
  const until = sql.ref('lease_until');
  return sql<SqlBool>`(${until} <= ${now} or ${until} > ${now + longestMs + MINUTE})`;
}
