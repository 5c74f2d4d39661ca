import { changes, scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Whether the two have the same teams. The return match has them the other way round. */
const isSamePair = `(earlier.home_id = leg.home_id and earlier.away_id = leg.away_id
  or earlier.home_id = leg.away_id and earlier.away_id = leg.home_id)`;

/**
 * A match of a season belongs to one of its stages, and to a group or a tie of the stage. The score after 90 minutes is kept
 * when the match went on.
 */
export const stagesOfFixtures = sqlMigration('0007-fixture-stages', ({ engine, key }) => [
  // The triggers wait for the commit otherwise, and no table can be changed meanwhile.
  ...(engine === 'postgres' ? ['set constraints all immediate'] : []),
  `alter table fixture add column stage_id ${key} references stage (id) on delete restrict`,
  `alter table fixture add column group_id ${key} references stage_group (id) on delete set null`,
  `alter table fixture add column tie_id ${key} references tie (id) on delete set null`,
  'alter table fixture add column leg integer check (leg between 1 and 9)',
  'alter table fixture add column is_neutral integer not null default 0 check (is_neutral in (0, 1))',
  'alter table fixture add column home_regular integer check (home_regular >= 0)',
  'alter table fixture add column away_regular integer check (away_regular >= 0)',
  'update fixture set stage_id = season_id where season_id is not null',
  'create index fixture_by_stage on fixture (stage_id, kick_off, id)',
  'create index fixture_by_group on fixture (group_id)',
  'create index fixture_by_tie on fixture (tie_id, leg)',
  // The matches of two teams in a round of a cup are a tie. It has the id of its first match.
  `insert into tie (id, stage_id, round_id, position, home_id, away_id)
   select id, stage_id, round_id, row_number() over (partition by round_id order by kick_off, id), home_id, away_id
   from fixture as leg
   where round_id is not null and stage_id in (select id from stage where kind = 'knockout')
     and not exists (select 1 from fixture as earlier where earlier.round_id = leg.round_id and ${isSamePair}
       and (earlier.kick_off < leg.kick_off or earlier.kick_off = leg.kick_off and earlier.id < leg.id))`,
  `update fixture set tie_id = (select leg.id from tie as leg where leg.round_id = earlier.round_id and ${isSamePair})
   from fixture as earlier where earlier.id = fixture.id
     and fixture.stage_id in (select id from stage where kind = 'knockout')`,
  `update fixture set leg = (select count(*) from fixture as earlier where earlier.tie_id = fixture.tie_id
     and (earlier.kick_off < fixture.kick_off or earlier.kick_off = fixture.kick_off and earlier.id <= fixture.id))
   where tie_id is not null`,
  ...scopeTriggers(engine, [
    {
      table: 'fixture',
      name: 'fixture_stage',
      events: ['update'],
      when: changes('stage_id', 'group_id', 'tie_id', 'leg'),
      scopes: [`select 'matches'`],
    },
    // The page of a season has a bracket and all its results: scores of a cup move no table.
    {
      table: 'fixture',
      name: 'fixture_season',
      scopes: [`select 'season:' || ROW.season_id where ROW.season_id is not null`],
    },
  ]),
]);
