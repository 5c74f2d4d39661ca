import type { Flag, Moment } from '#platform/db/column-types.ts';

export type FixtureStatus =
  | 'scheduled'
  | 'live'
  | 'finished'
  | 'postponed'
  | 'suspended'
  | 'abandoned'
  | 'cancelled'
  | 'awarded';

/** The part of a live match. A suspended match keeps the part in which it was stopped. */
export type MatchPhase =
  | 'firstHalf'
  | 'halftime'
  | 'secondHalf'
  | 'extraTimeBreak'
  | 'extraTimeFirst'
  | 'extraTimeHalftime'
  | 'extraTimeSecond'
  | 'shootOut';

export type FixtureEventType =
  | 'goal'
  | 'penaltyGoal'
  | 'ownGoal'
  | 'missedPenalty'
  | 'yellow'
  | 'secondYellow'
  | 'red'
  | 'substitution'
  | 'var'
  | 'addedTime'
  | 'mark'
  | 'shootOutKick';

export type BroadcastKnowledge = 'unknown' | 'none' | 'listed';

/**
 * One match from its announcement to the archive: what editors enter about it, and what its ledger says. The columns from
 * `status` on are derived from the ledger, and only `projectFixture` writes them. The database refuses wrong states.
 */
export interface FixtureTable {
  id: string;
  competition_id: string;
  season_id: string | null;
  /** The stage of the season. A match of a season has one. */
  stage_id: string | null;
  /** The group of the stage, when it has groups. */
  group_id: string | null;
  round_id: string | null;
  /** The tie that the match is a leg of. */
  tie_id: string | null;
  /** 1 is the first leg. */
  leg: number | null;
  /** Neither team is at home. */
  is_neutral: Flag;
  home_id: string;
  away_id: string;
  kick_off: Moment;
  venue_id: string | null;
  /** Whether it is known on which channels the match is shown. `none`: on no channel. */
  broadcast: BroadcastKnowledge;
  /** Demo data, shown as such. */
  sample: Flag;
  version: number;
  /** Epoch ms of the last change by an editor. */
  edited_at: Moment;

  status: FixtureStatus;
  phase: MatchPhase | null;
  /** The running clock: at `clock_at` (epoch ms) the match was in `clock_minute`. Null in a break. */
  clock_at: Moment | null;
  clock_minute: number | null;
  /** Minutes of the match for each minute of time: 1, and more in a replay. */
  clock_rate: number | null;
  /** Added time that was announced for the current half. */
  announced_added: number | null;
  home_score: number | null;
  away_score: number | null;
  /** The score after 90 minutes of a match that went into extra time; else null. */
  home_regular: number | null;
  away_regular: number | null;
  home_half_time: number | null;
  away_half_time: number | null;
  home_shoot_out: number | null;
  away_shoot_out: number | null;
  /** JSON of `MatchStatistics`; null when nobody has entered any. */
  statistics: string | null;
  /** Why it was postponed, suspended, abandoned, cancelled or awarded. A match with a new time keeps it. */
  reason: string | null;
  /** The sequence of the last entry of its ledger; 0 without entries. */
  last_sequence: number;
  /** Epoch ms of the last change of the match or its events. */
  updated_at: Moment;
}

/** A line of the ledger of a match. Triggers refuse every change of a line. */
interface LedgerEntryTable {
  id: string;
  fixture_id: string;
  /** 1, 2, 3 … within the match. */
  sequence: number;
  action: 'add' | 'correct' | 'retract';
  /** The event that it adds (then its own id), corrects or retracts. */
  event_id: string;
  /** JSON of `LedgerEvent`; null for a retraction. */
  event: string | null;
  reason: string | null;
  /** `desk`, `import`, `replay`, `migration`, or the name of a provider. */
  source: string;
  /** The identity of the event at its provider. */
  source_key: string | null;
  staff_id: string | null;
  created_at: Moment;
}

/** An event that holds now. Derived from the ledger: see `projectFixture`. */
interface FixtureEventTable {
  /** The id of the event in the ledger. */
  id: string;
  fixture_id: string;
  type: FixtureEventType;
  /** The player's team. For an own goal, the team that gets the goal. */
  side: 'home' | 'away' | null;
  player: string | null;
  player_id: string | null;
  /** The assist of a goal; the player who leaves the pitch in a substitution. */
  other_player: string | null;
  other_player_id: string | null;
  minute: number;
  added: number | null;
  /** The decision of the VAR, the mark, the minutes of added time, or `scored` and `missed` of a shoot-out. */
  detail: string | null;
  /** The reason of a VAR decision. */
  note: string | null;
  /** Orders the events of a match. */
  position: number;
}

interface LineUpTable {
  fixture_id: string;
  side: 'home' | 'away';
  /** `4-3-3`; null when it is not known. */
  formation: string | null;
  coach: string | null;
  /** 0: the line-up that the newsroom expects. */
  is_official: Flag;
  /** JSON: the players with their shirts. */
  players: string;
  version: number;
  updated_at: Moment;
}

export type OfficialRole =
  | 'referee'
  | 'assistant1'
  | 'assistant2'
  | 'fourth'
  | 'var'
  | 'avar'
  | 'inspector'
  | 'delegate';

interface FixtureOfficialTable {
  fixture_id: string;
  role: OfficialRole;
  official_id: string;
}

interface FixtureBroadcasterTable {
  fixture_id: string;
  broadcaster_id: string;
}

/** A post of the minute-by-minute commentary. */
interface CommentaryPostTable {
  id: string;
  fixture_id: string;
  minute: number | null;
  added: number | null;
  text: string;
  is_key: Flag;
  is_pinned: Flag;
  /** The event that it tells about. */
  event_id: string | null;
  author_id: string | null;
  author_name: string;
  version: number;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: Moment | null;
}

/** An article that shows or links a match. */
interface ArticleFixtureTable {
  article_id: string;
  fixture_id: string;
}

/** A field of a match that an editor has set. Providers do not change it any more. */
interface FixtureLockTable {
  fixture_id: string;
  /** `kickOff`, `venue` or `status`. */
  field: string;
}

/** When a match was heard of last: its provider was polled, or its console was open. */
interface MatchHeartbeatTable {
  fixture_id: string;
  heard_at: Moment;
}

/** A player whom the site knows in a line-up. The database derives it from `line_up.players`. */
interface LineUpPlayerTable {
  fixture_id: string;
  side: 'home' | 'away';
  player_id: string;
  is_starting: Flag;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    fixture: FixtureTable;
    ledger_entry: LedgerEntryTable;
    fixture_event: FixtureEventTable;
    line_up: LineUpTable;
    line_up_player: LineUpPlayerTable;
    fixture_official: FixtureOfficialTable;
    fixture_broadcaster: FixtureBroadcasterTable;
    commentary_post: CommentaryPostTable;
    article_fixture: ArticleFixtureTable;
    fixture_lock: FixtureLockTable;
    match_heartbeat: MatchHeartbeatTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** Which matches there are, their kick-offs and statuses, and the names of teams and competitions. */
    matches: true;
    /** The facts, the score and the events of a match. By id. */
    [match: `match:${string}`]: true;
    /** Everything else about a match: commentary, line-ups, officials, television, linked articles. By id of the match. */
    [coverage: `coverage:${string}`]: true;
  }
}
