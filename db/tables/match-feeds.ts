import type { Moment } from './column-types.ts';

export interface MatchFeedTables {
  provider_fixture: ProviderFixtureTable;
  provider_team: ProviderTeamTable;
  provider_snapshot: ProviderSnapshotTable;
  fixture_lock: FixtureLockTable;
}

/** The id that a provider of match data has for a match. */
interface ProviderFixtureTable {
  provider: string;
  external_id: string;
  fixture_id: string;
}

interface ProviderTeamTable {
  provider: string;
  external_id: string;
  team_id: string;
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

/** A field of a match that an editor has set. Providers do not change it any more. */
interface FixtureLockTable {
  fixture_id: string;
  field: string;
}
