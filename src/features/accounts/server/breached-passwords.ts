import { createHash } from 'node:crypto';
import { SECOND } from '#az/format/durations.ts';
import type { Log } from '#platform/log.ts';
import { fetchOutbound } from '#platform/outbound/fetch-outbound.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';

/** Whether a password is known from a breach. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Somebody waits for the answer, and a reset of a password holds up sign-ins meanwhile. */
const TIMEOUT_MS = 3 * SECOND;
const PREFIX_LENGTH = 5;
const LINE = /^([0-9A-F]{35}):(\d+)\r?$/gim;

/**
 * Asks a service with the range protocol of Have I Been Pwned. It gets the first five hexadecimal digits of the SHA-1 of the
 * password and answers with the rest of all hashes that begin so, so that it does not learn the password. When it does not
 * answer, the password counts as unknown, and the log has a warning. Without an address nobody is asked.
 */
export function createBreachCheck({ url, log }: { url: string | null; log: Pick<Log, 'warn'> }): IsBreached {
  return async (password) => {
    if (url === null) return false;
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const counts = await readRange(url, hash.slice(0, PREFIX_LENGTH));
      return (counts.get(hash.slice(PREFIX_LENGTH)) ?? 0) > 0;
    } catch (error) {
      if (!(error instanceof OutboundError) && !(error instanceof RangeProblem)) throw error;
      log.warn('a new password was not compared with breached ones', { reason: error.message });
      return false;
    }
  };
}

/** The service gives an answer that is no range. */
class RangeProblem extends Error {
  override name = 'RangeProblem';
}

/**
 * The rest of each known hash that begins with the prefix, and how often its password was found. Rows that only make all
 * answers equally long have the count 0. @throws OutboundError, RangeProblem
 */
export async function readRange(url: string, prefix: string): Promise<Map<string, number>> {
  const { status, body } = await fetchOutbound(`${url.replace(/(?<!\/)\/+$/, '')}/${prefix}`, {
    headers: { 'Add-Padding': 'true', 'User-Agent': 'newsroom' },
    allowPrivate: true,
    timeoutMs: TIMEOUT_MS,
  });
  const { host } = new URL(url);
  if (status !== 200) throw new RangeProblem(`${host} answers ${status}`);
  const rows = [...body.toString('latin1').matchAll(LINE)];
  // Every range has hundreds.
  if (rows.length === 0) throw new RangeProblem(`${host} answers with something that is no range of hashes`);
  return new Map(rows.map(([, rest = '', count]) => [rest.toUpperCase(), Number(count)]));
}
