import type { NameGrammar } from '#az/names/name-grammar.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';

/**
 * The endings that editors have set for the players of these events, by the id of the event. An event that names its player
 * otherwise (`Luk Şou` for `Luke Shaw`) has none: they fit the last word of the name.
 */
export async function readPlayerGrammars(
  db: Db,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, NameGrammar>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('fixture_event')
    .innerJoin('player', 'player.id', 'fixture_event.player_id')
    .select(['fixture_event.id', 'fixture_event.player as written', 'player.name', 'player.grammar'])
    .where('fixture_event.id', 'in', eventIds)
    .where('player.grammar', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap(({ id, written, name, grammar: json }) => {
      const grammar = parseNameGrammar(json);
      return grammar && lastWord(written ?? '') === lastWord(name) ? [[id, grammar]] : [];
    }),
  );
}

function lastWord(name: string): string | undefined {
  return name.split(/\s+/).at(-1);
}
