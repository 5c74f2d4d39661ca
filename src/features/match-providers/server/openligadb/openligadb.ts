import { z } from 'zod';
import { fetchJson, ProviderError } from '../fetch-json.ts';
import { type FetchedSnapshot, type MatchProvider, type ProviderCall, seasonOf } from '../match-provider.ts';
import { parseOldbMatch } from './parse-match.ts';

interface Options {
  /** `https://api.openligadb.de`. */
  baseUrl: string;
  /** Shortcuts of the leagues: `bl1`. */
  leagues: readonly string[];
}

/** The last answer for a matchday, and when the provider had changed it. */
interface Matchday {
  changedAt: string;
  rows: unknown[];
}

const LIVE_INTERVAL_MS = 30_000;

/**
 * OpenLigaDB: free, without a key, goals only. It asks its users to read the time of the last change first, so a matchday is
 * fetched again only after a change.
 */
export function createOpenLigaDb({ baseUrl, leagues }: Options): MatchProvider {
  const matchdayOf = new Map<string, string>();
  const matchdays = new Map<string, Matchday>();

  async function get(path: string, { signal }: ProviderCall): Promise<unknown> {
    return fetchJson(new URL(path, baseUrl), { signal });
  }

  async function getList(path: string, call: ProviderCall): Promise<unknown[]> {
    const list = z.array(z.unknown()).safeParse(await get(path, call));
    if (!list.success) throw new ProviderError('invalid', 'openligadb: the answer is not a list');
    return list.data;
  }

  async function readMatchday(matchday: string, call: ProviderCall): Promise<unknown[]> {
    const changedAt = String(await get(`/getlastchangedate/${matchday}`, call));
    const known = matchdays.get(matchday);
    if (known?.changedAt === changedAt) return known.rows;
    const rows = await getList(`/getmatchdata/${matchday}`, call);
    matchdays.set(matchday, { changedAt, rows });
    return rows;
  }

  function parseRows(rows: readonly unknown[], now: number) {
    const unknown: string[] = [];
    const matches = rows.flatMap((row) => {
      const parsed = parseOldbMatch(row, now);
      if (typeof parsed === 'string') {
        unknown.push(parsed);
        return [];
      }
      if (parsed.matchday) matchdayOf.set(parsed.snapshot.externalId, parsed.matchday);
      return [{ snapshot: parsed.snapshot, body: JSON.stringify(row) }];
    });
    return { matches, unknown };
  }

  return {
    id: 'openligadb',
    batchSize: () => 20,
    isScarce: () => false,
    liveIntervalMs: () => LIVE_INTERVAL_MS,
    budget: () => ({ remainingToday: null, remainingThisMinute: null }),
    async listFixtures({ from, to }, call) {
      const rows: unknown[] = [];
      for (const league of leagues)
        rows.push(...(await getList(`/getmatchdata/${league}/${seasonOf(from)}`, call)));
      const { matches, unknown } = parseRows(rows, call.now);
      const fixtures = matches.map(({ snapshot }) => snapshot);
      return {
        fixtures: fixtures.filter(({ kickOff }) => kickOff !== null && kickOff >= from && kickOff <= to),
        unknown,
      };
    },
    async getSnapshots(externalIds, call) {
      const found: FetchedSnapshot[] = [];
      const byMatchday = Map.groupBy(externalIds, (id) => matchdayOf.get(id) ?? null);
      for (const [matchday, ids] of byMatchday) {
        const rows: unknown[] = matchday === null ? [] : await readMatchday(matchday, call);
        // After a start of the server the matchday of a match is not known yet.
        if (matchday === null) for (const id of ids) rows.push(await get(`/getmatchdata/${id}`, call));
        const { matches } = parseRows(rows, call.now);
        found.push(...matches.filter(({ snapshot }) => ids.includes(snapshot.externalId)));
      }
      return found;
    },
  };
}
