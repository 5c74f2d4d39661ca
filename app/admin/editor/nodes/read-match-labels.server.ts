import type { Db } from '#db/schema.ts';
import { listMatchCards } from '#domain/articles/read/list-match-cards.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { matchLabel } from './match-label.ts';

/** Labels by match id. Deleted matches are missing. */
export type MatchLabels = Readonly<Record<string, string>>;

/** The labels of all matches that have a card in one of the texts (HTML). */
export async function readMatchLabels(db: Db, texts: readonly string[]): Promise<MatchLabels> {
  const ids = [...new Set(texts.flatMap(listMatchCards))];
  const fixtures = await listFixturesById(db, { ids });
  return Object.fromEntries(fixtures.map((fixture) => [fixture.id, matchLabel(fixture)]));
}
