import type { ServerResponse } from 'node:http';
import { DAY, SECOND } from '#az/format/durations.ts';

/** Seconds for which a browser need not ask again. */
const MAX_AGE_S = DAY / SECOND;

/**
 * Answers the question of a browser whether a script of another site may send its request to the public API. It may read,
 * and may send the ETag of an answer that it has.
 */
export function sendPreflight(res: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  const allowed = [
    ['Access-Control-Allow-Origin', '*'],
    ['Access-Control-Allow-Methods', 'GET, HEAD'],
    ['Access-Control-Allow-Headers', 'If-None-Match, If-Modified-Since'],
    ['Access-Control-Max-Age', String(MAX_AGE_S)],
  ];
  res.writeHead(204, [...headers, ...allowed].flat()).end();
}
