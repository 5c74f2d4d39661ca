import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The id that a player has now: a merged one is the one that he was merged into. */
const currentId = (id: string) => `coalesce((select merged_into from player where player.id = ${id}), ${id})`;

/** The pages of players count the matches of the line-ups. As long as a match is live, they wait for its end. */
const MATCHES_WHEN_PLAYED = `select 'matches' from fixture
  where id = ROW.fixture_id and home_score is not null and status <> 'live'`;

/**
 * The players of the line-ups by player, so that his matches are found without reading every line-up. The database derives them
 * from `line_up.players`.
 */
export const lineUpPlayers = sqlMigration('0010-line-up-players', ({ engine, key }) => {
  const insert = (row: string, players: string, id: string, isStarting: string) => `
    insert into line_up_player (fixture_id, side, player_id, is_starting)
    select ${row}.fixture_id, ${row}.side, ${currentId(id)}, ${isStarting}
    from ${row === 'line_up' ? `line_up, ${players}` : players} where ${id} is not null
    on conflict do nothing;`;
  const insertSqlite = (row: string) =>
    insert(
      row,
      `json_each(${row}.players) as item`,
      `json_extract(item.value, '$.playerId')`,
      `json_extract(item.value, '$.isStarting')`,
    );
  const insertPostgres = (row: string) =>
    insert(
      row,
      `json_array_elements(${row}.players::json) as item`,
      `item ->> 'playerId'`,
      `(item ->> 'isStarting')::boolean::integer`,
    );
  const clear = 'delete from line_up_player where fixture_id = new.fixture_id and side = new.side;';
  return [
    `create table line_up_player (
      fixture_id ${key} not null,
      side text not null,
      player_id ${key} not null,
      is_starting integer not null check (is_starting in (0, 1)),
      primary key (player_id, fixture_id, side),
      foreign key (fixture_id, side) references line_up (fixture_id, side) on delete cascade
    )`,
    'create index line_up_player_by_line_up on line_up_player (fixture_id, side)',
    ...(engine === 'postgres'
      ? [
          insertPostgres('line_up'),
          `create function write_line_up_players() returns trigger language plpgsql as $$
           begin
             ${clear}
             ${insertPostgres('new')}
             return null;
           end $$`,
          `create trigger line_up_players after insert or update of players on line_up
           for each row execute function write_line_up_players()`,
        ]
      : [
          insertSqlite('line_up'),
          `create trigger line_up_players_of_new after insert on line_up
           begin ${insertSqlite('new')} end`,
          `create trigger line_up_players_of_changed after update of players on line_up
           begin ${clear} ${insertSqlite('new')} end`,
        ]),
    ...scopeTriggers(engine, [
      { table: 'line_up', name: 'line_up_of_played', columns: 'players', scopes: [MATCHES_WHEN_PLAYED] },
    ]),
  ];
});
