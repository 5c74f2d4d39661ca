import { foldText } from '#az/characters/characters.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { isCard, isCountedIn, timelineTypes } from '../ledger/ledger-event.ts';
import { selectSideEvents } from './select-side-events.ts';

const MAX_PLAYERS = 50;
const CARDS = timelineTypes.filter((type) => isCard({ type }));

/** A player with cards. A second yellow card counts as a yellow and as a red card, as in the statistics of a match. */
export interface CardedPlayer {
  key: string;
  name: string;
  team: Pick<Team, 'slug' | 'name' | 'shortName' | 'colors'>;
  yellow: number;
  red: number;
}

/**
 * The players of a season with the most cards: all cards, then red ones, then the name. A player whom the site does not know
 * is told apart by name and team.
 */
export async function listSeasonCards(
  db: Db,
  { seasonId, limit = MAX_PLAYERS }: { seasonId: string; limit?: number },
): Promise<CardedPlayer[]> {
  const rows = await selectSideEvents(db, CARDS).where('fixture.season_id', '=', seasonId).execute();
  const players = new Map<string, CardedPlayer>();
  for (const row of rows) {
    if (row.player === null) continue;
    const key = row.player_id ?? `${row.slug} ${foldText(row.player)}`;
    const known = players.get(key) ?? {
      ...{ key, name: row.player, yellow: 0, red: 0 },
      team: {
        ...{ slug: row.slug, name: row.name, shortName: row.short_name },
        colors: [row.primary_color, row.secondary_color],
      },
    };
    players.set(key, known);
    if (isCountedIn(row, 'yellowCards')) known.yellow++;
    if (isCountedIn(row, 'redCards')) known.red++;
  }
  return [...players.values()]
    .sort(
      (a, b) =>
        b.yellow + b.red - a.yellow - a.red ||
        b.red - a.red ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    )
    .slice(0, limit);
}
