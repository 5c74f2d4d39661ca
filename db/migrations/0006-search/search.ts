import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { articleSearch } from './article-search.ts';
import { insertDefaultNames, searchNames } from './search-names.ts';
import { tagSynonyms } from './tag-synonyms.ts';

/** The search index in memory, and what it needs to know of names. */
export const search: Migration = {
  name: '0006-search',
  async up(db, engine) {
    const dialect = dialectOf(engine);
    for (const statement of [articleSearch, tagSynonyms, searchNames].flatMap((subject) => subject(dialect)))
      await sql.raw(statement).execute(db);
    await insertDefaultNames(db);
  },
};
