import { z } from 'zod';
import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import { fetchJson, ProviderError } from '../fetch-json.ts';
import { type MatchProvider, type ProviderCall, seasonOf } from '../match-provider.ts';
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

/** A plan with this many calls a day or fewer is free. It has no `ids`, no current season and ten calls a minute. */
const FREE_PLAN_CALLS = 100;
const FREE_PLAN_BATCH = 5;
/** One answer with all live matches serves all that are polled at this time. */
const LIVE_ANSWER_MS = MINUTE;
/** A refused call counts too, so it is not repeated often. */
const REFUSED_WAIT_MS = HOUR;

/** API-Football, version 3. It has no ids of events. */
export function createApiFootball({ key, baseUrl, leagues }: Options): MatchProvider {
  const budget = { remainingToday: null as number | null, remainingThisMinute: null as number | null };
  let callsPerDay = FREE_PLAN_CALLS;
  /** The calls of this server on one day (UTC). */
  const counted = { day: 0, calls: 0 };
  let live: { at: number; rows: unknown[] } | null = null;
  const isFree = () => callsPerDay <= FREE_PLAN_CALLS;

  /** An answer without the headers, as of a proxy, leaves only what this server has counted itself. */
  function readBudget(headers: Headers): void {
    callsPerDay = readCount(headers, 'x-ratelimit-requests-limit') ?? callsPerDay;
    const left = Math.max(0, callsPerDay - counted.calls);
    budget.remainingToday = readCount(headers, 'x-ratelimit-requests-remaining') ?? left;
    counted.calls = Math.max(counted.calls, callsPerDay - budget.remainingToday);
    budget.remainingThisMinute = readCount(headers, 'x-ratelimit-remaining');
  }

  async function get(parameters: Record<string, string>, { signal, now }: ProviderCall): Promise<unknown[]> {
    const url = new URL('/fixtures', baseUrl);
    url.search = new URLSearchParams({ ...parameters, timezone: 'UTC' }).toString();
    const day = Math.floor(now / DAY);
    counted.calls = day === counted.day ? counted.calls + 1 : 1;
    counted.day = day;
    const body = await fetchJson(url, {
      headers: { 'x-apisports-key': key },
      signal,
      onHeaders: readBudget,
    });
    const answer = envelope.safeParse(body);
    if (!answer.success) throw new ProviderError('invalid', 'api-football: unknown form of answer');
    refuseErrors(answer.data.errors, now);
    return answer.data.response;
  }

  /** The free plan has the current season by day only: yesterday, today and tomorrow. */
  async function listDays(call: ProviderCall): Promise<unknown[]> {
    const rows: unknown[] = [];
    // The first answer says which plan it is.
    for (const day of [-1, 0, 1])
      if (isFree()) rows.push(...(await get({ date: formatDate(call.now + day * DAY) }, call)));
    return rows.filter(isOfLeagues(leagues));
  }

  async function listSeasons(
    { from, to }: { from: number; to: number },
    call: ProviderCall,
  ): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (const league of leagues) {
      const range = { season: String(seasonOf(from)), from: formatDate(from), to: formatDate(to) };
      rows.push(...(await get({ league, ...range }, call)));
    }
    return rows;
  }

  async function getLive(call: ProviderCall): Promise<unknown[]> {
    if (!live || call.now - live.at >= LIVE_ANSWER_MS)
      live = { at: call.now, rows: await get({ live: 'all' }, call) };
    return live.rows;
  }

  /**
   * Several matches: all that are live in one call. Only a match that is not among them costs a call of its own, as long as
   * calls are left today.
   */
  async function getOneByOne(externalIds: readonly string[], call: ProviderCall): Promise<unknown[]> {
    const [first = ''] = externalIds;
    if (externalIds.length === 1) return get({ id: first }, call);
    const rows = (await getLive(call)).filter((row) => externalIds.includes(idOf(row)));
    const found = new Set(rows.map(idOf));
    for (const id of externalIds)
      if (!found.has(id) && budget.remainingToday !== 0) rows.push(...(await get({ id }, call)));
    return rows;
  }

  return {
    id: 'api-football',
    batchSize: () => (isFree() ? FREE_PLAN_BATCH : 20),
    isScarce: isFree,
    liveIntervalMs: () => (isFree() ? 3 * MINUTE : 15 * SECOND),
    budget: () => ({ ...budget }),
    async listFixtures(range, call) {
      const days = isFree() ? await listDays(call) : [];
      const rows = isFree() ? days : await listSeasons(range, call);
      const parsed = rows.map((row) => parseApiFootballFixture(row, call.now));
      return {
        fixtures: parsed.flatMap((one) => (one.snapshot ? [one.snapshot] : [])),
        unknown: parsed.flatMap((one) => (one.snapshot ? [] : [one.problem])),
      };
    },
    async getSnapshots(externalIds, call) {
      const rows = isFree()
        ? await getOneByOne(externalIds, call)
        : await get({ ids: externalIds.join('-') }, call);
      return rows.flatMap((row) => {
        const { snapshot } = parseApiFootballFixture(row, call.now);
        return snapshot ? [{ snapshot, body: JSON.stringify(row) }] : [];
      });
    },
  };
}

const withLeague = z.object({ league: z.object({ id: z.number() }) });
const isOfLeagues = (leagues: readonly string[]) => (row: unknown) => {
  const read = withLeague.safeParse(row);
  return read.success && leagues.includes(String(read.data.league.id));
};

const withId = z.object({ fixture: z.object({ id: z.number() }) });
function idOf(row: unknown): string {
  const read = withId.safeParse(row);
  return read.success ? String(read.data.fixture.id) : '';
}

/** @throws ProviderError when the answer names an error. */
function refuseErrors(errors: unknown[] | Record<string, unknown>, now: number): void {
  const named = Object.entries(errors);
  if (named.length === 0) return;
  const message = `api-football: ${named.map(([name, text]) => `${name}: ${String(text)}`).join('; ')}`;
  if ('rateLimit' in errors) throw new ProviderError('rateLimited', message, MINUTE);
  // The calls of a day are used up. They are counted anew at midnight UTC.
  if ('requests' in errors) throw new ProviderError('rateLimited', message, DAY - (now % DAY));
  // "Free plans do not have access to this season, try from 2022 to 2024."
  if ('plan' in errors) throw new ProviderError('plan', message, REFUSED_WAIT_MS);
  throw new ProviderError('refused', message);
}

function readCount(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

const formatDate = (time: number) => new Date(time).toISOString().slice(0, 10);
