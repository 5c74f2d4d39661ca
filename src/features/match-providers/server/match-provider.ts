import type { MatchSnapshot, ProviderFixture } from '../rules/match-snapshot.ts';

/** How many calls a provider still allows. Null: it does not say. */
interface CallBudget {
  remainingToday: number | null;
  remainingThisMinute: number | null;
}

export interface FetchedSnapshot {
  snapshot: MatchSnapshot;
  /** The match as the provider sent it, JSON. */
  body: string;
}

/** Values of an answer that were not understood, beside what was. */
interface FixtureList {
  fixtures: ProviderFixture[];
  unknown: string[];
}

/** A source of match data. Each method may make several calls. They throw `ProviderError`. */
export interface MatchProvider {
  /** The source of its ledger entries: `api-football`. */
  id: string;
  /** How many matches one `getSnapshots` may ask for. */
  batchSize(): number;
  /** The calls of a day are few: they are spread over the matches of the day. */
  isScarce(): boolean;
  /** The least time between two calls during a match. */
  liveIntervalMs(): number;
  /** The matches of the configured leagues between two times (epoch ms). */
  listFixtures(range: { from: number; to: number }, call: ProviderCall): Promise<FixtureList>;
  getSnapshots(externalIds: readonly string[], call: ProviderCall): Promise<FetchedSnapshot[]>;
  /** As of the last answer. */
  budget(): CallBudget;
}

export interface ProviderCall {
  /** Epoch ms. */
  now: number;
  signal: AbortSignal;
}

/** The year in which a season from summer to summer began. `time` is epoch ms. */
export function seasonOf(time: number): number {
  const date = new Date(time);
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1;
}
