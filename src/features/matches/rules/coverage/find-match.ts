import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

/** Longer texts are no addresses of ours: two slugs and an id are shorter. */
const MAX_LENGTH = 320;
const MAX_PARTS = 60;

/**
 * The match of an address `{id}-{home}-{away}`; null when there is none. An id may have hyphens itself, so every beginning
 * of the text is looked up, and the longest that is an id counts.
 */
export async function findMatch(db: Db, { parameter }: { parameter: string }): Promise<Fixture | null> {
  const parts = parameter.split('-');
  if (parameter.length > MAX_LENGTH || parts.length > MAX_PARTS) return null;
  const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('-'));
  const rows = await selectFixtures(db).where('fixture.id', 'in', beginnings).execute();
  const row = rows.toSorted((a, b) => b.id.length - a.id.length)[0];
  if (!row) return null;
  const [fixture = null] = await toFixtures(db, [row]);
  return fixture;
}
