import type { Db } from '#platform/db/schema.ts';
import type { ImportSystem } from '../imported-record.ts';

const MAX_SOURCES = 50;

/** The sources of a system from which something was imported, by name. One look-up by primary key for each. */
export async function listSources(db: Db, { system }: { system: ImportSystem }): Promise<string[]> {
  const sources: string[] = [];
  for (let after = ''; sources.length < MAX_SOURCES; ) {
    const { source } = await db
      .selectFrom('import_source')
      .select(({ fn }) => fn.min('source').as('source'))
      .where('source', '>=', system)
      .where('source', '>', after)
      // The colon is followed by the semicolon.
      .where('source', '<', `${system};`)
      .executeTakeFirstOrThrow();
    if (source === null) break;
    if (source === system || source.startsWith(`${system}:`)) sources.push(source);
    after = source;
  }
  return sources;
}
