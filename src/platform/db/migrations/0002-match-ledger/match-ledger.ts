import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { revisionTriggers } from '../revision-triggers.ts';
import { appendOnly } from './append-only.ts';
import { competitions, standings } from './competitions.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { copySeasons } from './copy-seasons.ts';
import { copyStandings } from './copy-standings.ts';
import { matchFeeds } from './match-feeds.ts';
import { fixtureIndexes, fixtures, partsOfFixtures } from './matches.ts';
import { teams } from './teams.ts';

const REPLACED = ['fixture_event', 'standing', 'fixture'];

/** New tables that readers see. The triggers of `competition` and `team` exist already. */
const VISIBLE = [
  ...['season', 'season_team', 'point_deduction', 'round', 'standing', 'player', 'venue', 'official'],
  ...['broadcaster', 'fixture', 'fixture_event', 'line_up', 'fixture_official', 'fixture_broadcaster'],
  ...['commentary_post', 'article_fixture'],
];

/**
 * Matches become a ledger of events, and their score, status and table are derived from it. Fixtures, events and tables of
 * a running site are carried over: an event becomes an entry of the ledger, and a table keeps what its matches do not explain.
 */
export const matchLedger: Migration = {
  name: '0002-match-ledger',
  async up(db, engine) {
    const dialect = dialectOf(engine);
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    };
    await run([...competitions(dialect), ...standings(dialect), ...teams(dialect), ...fixtures(dialect)]);
    await copySeasons(db);
    const entries = await copyFixtures(db);
    await copyStandings(db);
    await run(REPLACED.map((table) => `drop table ${table}`));
    if (engine === 'postgres') await run(REPLACED.flatMap(dropTriggerFunctions));
    await run([
      'alter table match_fixture rename to fixture',
      'alter table standing_of_season rename to standing',
      ...fixtureIndexes,
      'create index standing_by_position on standing (season_id, position)',
      'create index standing_by_team on standing (team_id)',
      ...partsOfFixtures(dialect),
      ...matchFeeds(dialect),
    ]);
    for (const entry of entries) await db.insertInto('ledger_entry').values(entry).execute();
    await run([
      ...appendOnly(dialect),
      ...revisionTriggers(
        engine,
        VISIBLE.map((table) => ({ table })),
      ),
    ]);
  },
};

function dropTriggerFunctions(table: string): string[] {
  return ['insert', 'update', 'delete'].map(
    (event) => `drop function ${table}_${event}_bumps_site_revision()`,
  );
}
