import type { ScopedRows } from '../scope-triggers.ts';

const MATCHES = `select 'matches'`;
const MATCH = `select 'match:' || ROW.fixture_id`;
const COVERAGE = `select 'coverage:' || ROW.fixture_id`;
const STANDINGS = `select 'standings:' || ROW.season_id`;

/** Names and places that many matches show. They change rarely. */
const named = (table: string): ScopedRows => ({ table, scopes: [MATCHES] });

/** The statistics of the week count the goals and cards of finished matches. */
const MATCHES_WHEN_FINISHED = `select 'matches' from fixture where id = ROW.fixture_id and status = 'finished'`;

/** Columns of a match that say where it stands in lists. A goal changes none of them. */
const PLACE = ['status', 'kick_off', 'home_id', 'away_id', 'competition_id'];
const PLACE_OR_NULL = ['season_id', 'round_id', 'venue_id'];
const placeChanges = [
  ...PLACE.map((column) => `old.${column} <> new.${column}`),
  ...PLACE_OR_NULL.map((column) => `coalesce(old.${column}, '') <> coalesce(new.${column}, '')`),
  // The result of a finished match counts in the statistics of the week.
  `(new.status = 'finished' and (old.home_score <> new.home_score or old.away_score <> new.away_score))`,
].join(' or ');

/** Matches, tables and everything that belongs to a match. */
export const matchScopes: readonly ScopedRows[] = [
  ...['competition', 'team', 'player', 'venue', 'official', 'broadcaster', 'round'].map(named),
  { table: 'fixture', scopes: [`select 'match:' || ROW.id`] },
  { table: 'fixture', name: 'fixture_list', events: ['insert', 'delete'], scopes: [MATCHES] },
  { table: 'fixture', name: 'fixture_place', events: ['update'], when: placeChanges, scopes: [MATCHES] },
  { table: 'fixture_event', scopes: [MATCH, MATCHES_WHEN_FINISHED] },
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
