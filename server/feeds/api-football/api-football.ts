import { z } from 'zod';
import { DAY_MS } from '#az/format/baku-time.ts';
import { fetchJson, ProviderError } from '../fetch-json.ts';
import type { Call, MatchProvider } from '../match-provider.ts';
import { seasonOf } from '../season-of.ts';
import { parseApiFootballFixture } from './parse-fixture.ts';

const envelope = z.object({
  /** An empty list, or an object when the call failed. The status is 200 all the same. */
  errors: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).default([]),
  response: z.array(z.unknown()).default([]),
});

interface Options {
  key: string;
  /** `https://v3.football.api-sports.io`. */
  baseUrl: string;
  /** Ids of the leagues: 419 is the Azerbaijan Premier League. */
  leagues: readonly string[];
}

/** A plan with this many calls a day or fewer is free and gets a longer interval. */
const FREE_PLAN_CALLS = 100;

/** API-Football, version 3. It has no ids of events. */
export function createApiFootball({ key, baseUrl, leagues }: Options): MatchProvider {
  const budget = { remainingToday: null as number | null, remainingThisMinute: null as number | null };
  let callsPerDay = FREE_PLAN_CALLS;

  async function get(parameters: Record<string, string>, { signal, now }: Call): Promise<unknown[]> {
    const url = new URL('/fixtures', baseUrl);
    url.search = new URLSearchParams({ ...parameters, timezone: 'UTC' }).toString();
    const body = await fetchJson(url, {
      headers: { 'x-apisports-key': key },
      signal,
      onHeaders(headers) {
        budget.remainingToday = readCount(headers, 'x-ratelimit-requests-remaining');
        budget.remainingThisMinute = readCount(headers, 'x-ratelimit-remaining');
        callsPerDay = readCount(headers, 'x-ratelimit-requests-limit') ?? callsPerDay;
      },
    });
    const answer = envelope.safeParse(body);
    if (!answer.success) throw new ProviderError('invalid', 'api-football: unknown form of answer');
    refuseErrors(answer.data.errors, now);
    return answer.data.response;
  }

  return {
    id: 'api-football',
    batchSize: 20,
    liveIntervalMs: () => (callsPerDay <= FREE_PLAN_CALLS ? 180_000 : 15_000),
    budget: () => ({ ...budget }),
    async listFixtures({ from, to }, call) {
      const rows: unknown[] = [];
      for (const league of leagues)
        rows.push(
          ...(await get(
            { league, season: String(seasonOf(from)), from: formatDate(from), to: formatDate(to) },
            call,
          )),
        );
      const parsed = rows.map((row) => parseApiFootballFixture(row, call.now));
      return {
        fixtures: parsed.flatMap((one) => (one.snapshot ? [one.snapshot] : [])),
        unknown: parsed.flatMap((one) => (one.snapshot ? [] : [one.problem])),
      };
    },
    async getSnapshots(externalIds, call) {
      const rows = await get({ ids: externalIds.join('-') }, call);
      return rows.flatMap((row) => {
        const { snapshot } = parseApiFootballFixture(row, call.now);
        return snapshot ? [{ snapshot, body: JSON.stringify(row) }] : [];
      });
    },
  };
}

/** @throws ProviderError when the answer names an error. */
function refuseErrors(errors: unknown[] | Record<string, unknown>, now: number): void {
  const named = Object.entries(errors);
  if (named.length === 0) return;
  const message = `api-football: ${named.map(([name, text]) => `${name}: ${String(text)}`).join('; ')}`;
  if ('rateLimit' in errors) throw new ProviderError('rateLimited', message, 60_000);
  // The calls of a day are used up. They are counted anew at midnight UTC.
  if ('requests' in errors) throw new ProviderError('rateLimited', message, DAY_MS - (now % DAY_MS));
  throw new ProviderError('refused', message);
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

const formatDate = (time: number) => new Date(time).toISOString().slice(0, 10);
