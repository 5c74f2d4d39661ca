import { changes, type ScopedRows } from '../scope-triggers.ts';

const MATCHES = `select 'matches'`;
const MATCH = `select 'match:' || ROW.fixture_id`;
const COVERAGE = `select 'coverage:' || ROW.fixture_id`;
const STANDINGS = `select 'standings:' || ROW.season_id`;

/** Names and places that many matches show. They change rarely. */
const named = (table: string): ScopedRows => ({ table, scopes: [MATCHES] });

/** The statistics of the week count the goals and cards of finished matches. */
const MATCHES_WHEN_FINISHED = `select 'matches' from fixture where id = ROW.fixture_id and status = 'finished'`;

/** Where a match stands in lists. A goal changes none of these columns. */
const PLACE = [
  'status',
  'kick_off',
  'home_id',
  'away_id',
  'competition_id',
  'season_id',
  'round_id',
  'venue_id',
];
/** The result of a finished match counts in the statistics of the week. */
const IN_LISTS = `${changes(...PLACE)} or (new.status = 'finished' and (${changes('home_score', 'away_score')}))`;

/** Matches, tables and everything that belongs to a match. */
export const matchScopes: readonly ScopedRows[] = [
  ...['competition', 'team', 'player', 'venue', 'official', 'broadcaster', 'round'].map(named),
  { table: 'fixture', scopes: [`select 'match:' || ROW.id`] },
  { table: 'fixture', name: 'fixture_list', events: ['insert', 'delete'], scopes: [MATCHES] },
  { table: 'fixture', name: 'fixture_place', events: ['update'], when: IN_LISTS, scopes: [MATCHES] },
  { table: 'fixture_event', scopes: [MATCH, MATCHES_WHEN_FINISHED] },
  // Pages show how long a live match has heard nothing.
  { table: 'match_heartbeat', scopes: [MATCH] },
  { table: 'standing', scopes: [STANDINGS] },
  { table: 'point_deduction', scopes: [STANDINGS] },
  { table: 'season_team', scopes: [MATCHES, STANDINGS] },
  { table: 'season', scopes: [MATCHES, `select 'standings:' || ROW.id`] },
  // Retracted events are told on the page of the match.
  ...[
    'ledger_entry',
    'line_up',
    'fixture_official',
    'fixture_broadcaster',
    'commentary_post',
    'article_fixture',
  ].map((table): ScopedRows => ({ table, scopes: [COVERAGE] })),
];
