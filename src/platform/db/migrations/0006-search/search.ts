import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { adminList } from './admin-list.ts';
import { articleSearch } from './article-search.ts';
import { insertDefaultNames, searchNames } from './search-names.ts';
import { tagSynonyms } from './tag-synonyms.ts';

/** The search index in memory, and what it needs to know of names. */
export const search: Migration = {
  name: '0006-search',
  async up(db, engine) {
    const dialect = dialectOf(engine);
    const parts = [articleSearch, adminList, tagSynonyms, searchNames];
    for (const statement of parts.flatMap((part) => part(dialect))) await sql.raw(statement).execute(db);
    await insertDefaultNames(db);
  },
};
