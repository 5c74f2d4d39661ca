import type { Dialect } from '../dialect.ts';
import { scopeTriggers } from '../scope-triggers.ts';

/** Other names of tags. `folded` is a slug, and no tag may have it as its own slug. */
export const tagSynonyms = ({ engine, key, bigint }: Dialect): string[] => [
  `create table tag_synonym (
    folded ${key} not null primary key,
    tag_id ${key} not null references tag (id) on delete cascade,
    name text not null,
    created_at ${bigint} not null
  )`,
  'create index tag_synonym_by_tag on tag_synonym (tag_id)',
  ...scopeTriggers(engine, [{ table: 'tag_synonym', scopes: [`select 'tag:' || ROW.folded`] }]),
];
