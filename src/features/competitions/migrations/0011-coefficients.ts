import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Coefficients of clubs and countries, typed by editors with their source. */
export const coefficients = sqlMigration('0011-coefficients', ({ engine, key }) => [
  `create table coefficient (
    id ${key} not null primary key,
    name ${key} not null,
    season text not null,
    points text not null,
    place integer check (place between 1 and 999),
    source text not null,
    address text not null default '',
    position integer not null,
    version integer not null default 1
  )`,
  'create index coefficient_by_position on coefficient (position, id)',
  ...scopeTriggers(engine, [{ table: 'coefficient', scopes: [`select 'matches'`] }]),
  // The clubs of the country are known by the competitions that they play in.
  `update team set country = 'AZE' where country = '' and (slug = 'azerbaycan' or kind = 'club' and id in (
     select home_id from fixture inner join competition on competition.id = fixture.competition_id
     where competition.region = 'azerbaijan'))`,
]);
