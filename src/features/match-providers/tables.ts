import type { Moment } from '#platform/db/column-types.ts';

/** The state of a provider of match data. All instances share it. */
export interface ProviderTable {
  /** `api-football`. */
  id: string;
  /** When it may be polled next. An instance that polls moves it forward first, so that no other polls. */
  poll_at: Moment;
  /** When its list of matches is read next. */
  list_at: Moment;
  succeeded_at: Moment | null;
  failed_at: Moment | null;
  /** Failed polls since the last success. */
  failures: number;
  /** The last failure. */
  error: string | null;
  /** What kind of failure it was: `plan` when its plan does not allow the call. */
  problem: string | null;
  /** Values of its last answers that we do not know, separated by line breaks. */
  unknown_values: string | null;
  /** Calls that it still allows; null when it does not say. */
  remaining_today: number | null;
  remaining_minute: number | null;
}

/** A match of a provider, and the match that it is. */
interface ProviderFixtureTable {
  provider: string;
  external_id: string;
  /** Null: an editor has to link it. */
  fixture_id: string | null;
  /** As the provider says. */
  kick_off: Moment;
  home_external_id: string;
  away_external_id: string;
  /** When its snapshot is read next; null: not any more. */
  poll_at: Moment | null;
  /** When its list of events came empty for the first time. The next poll decides. Null: it did not. */
  list_gone_at: Moment | null;
  /** `2:1`: the score that it reports, when its goals give another one. Null when they agree. */
  reported_score: string | null;
  /** The score that its goals give. */
  listed_score: string | null;
}

/** A team of a provider, and the team that it is. */
interface ProviderTeamTable {
  provider: string;
  external_id: string;
  name: string;
  /** Null: an editor has to link it. */
  team_id: string | null;
}

/** An answer of a provider as it came. Kept for seven days. */
interface ProviderSnapshotTable {
  id: string;
  provider: string;
  fixture_id: string;
  fetched_at: Moment;
  /** JSON. */
  body: string;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    provider: ProviderTable;
    provider_fixture: ProviderFixtureTable;
    provider_team: ProviderTeamTable;
    provider_snapshot: ProviderSnapshotTable;
  }
}
