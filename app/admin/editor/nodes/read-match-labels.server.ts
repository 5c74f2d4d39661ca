import type { Db } from '#db/schema.ts';
import { listMatchCards } from '#domain/articles/read/list-match-cards.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { matchLabel } from './match-label.ts';

/** Labels by match id; a match that does not exist any more has none. */
export type MatchLabels = Readonly<Record<string, string>>;

/** The labels of all matches whose cards stand in one of these texts (HTML). */
export async function readMatchLabels(db: Db, texts: readonly string[]): Promise<MatchLabels> {
  const ids = [...new Set(texts.flatMap(listMatchCards))];
  const fixtures = await listFixturesById(db, { ids });
  return Object.fromEntries(fixtures.map((fixture) => [fixture.id, matchLabel(fixture)]));
}
