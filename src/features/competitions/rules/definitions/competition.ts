import { competitionKinds, competitionRegions } from '../reference/field-choices.ts';
import { makeFieldReader } from '../reference/make-field-reader.ts';
import type { ReferenceDefinition } from '../reference/reference-definition.ts';
import { projectStandings } from '../standings/project-standings.ts';

export const competition: ReferenceDefinition<'competition', 'name' | 'kind' | 'region' | 'category'> = {
  empty: { name: '', kind: 'league', region: 'azerbaijan', category: '' },
  isOrdered: true,
  async toColumns(tx, { fields, isNew }) {
    const read = makeFieldReader(fields);
    const { name, slug } = read.name();
    const columns = {
      name,
      kind: read.choice('kind', competitionKinds),
      region: read.choice('region', competitionRegions),
      category_slug: read.line('category') || null,
    };
    if (columns.category_slug) {
      const query = tx.selectFrom('category').select('id').where('slug', '=', columns.category_slug);
      if (!(await query.executeTakeFirst())) read.refuse('category', 'category.unknown');
    }
    read.check();
    // Links to tables and calendars contain the slug, so it stays when the name changes.
    return isNew ? { ...columns, slug } : columns;
  },
  toFields: async (_db, { name, kind, region, category_slug }) => ({
    ...{ name, kind, region, category: category_slug ?? '' },
  }),
  async afterWrite(tx, { id, fields, before }) {
    if (!before || before.kind === fields.kind) return;
    const seasons = tx.selectFrom('season').select('id').where('competition_id', '=', id).orderBy('id');
    for (const season of await seasons.execute()) {
      if (fields.kind === 'league') await projectStandings(tx, season.id);
      else await tx.deleteFrom('standing').where('season_id', '=', season.id).execute();
    }
  },
};
