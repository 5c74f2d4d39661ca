import { teamKinds } from '#features/competitions/rules/reference/field-choices.ts';
import { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import type { ReferenceDefinition } from '#features/competitions/rules/reference/reference-definition.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeTeamRedirect } from '../write-team-redirect.ts';
import { type GrammarField, noEndings, readEndings, toEndingFields } from './grammar-fields.ts';
import { findTakenNames, parseAliases } from './team-aliases.ts';

const MAX_SHORT_NAME_LENGTH = 14;

type FieldName =
  | ('name' | 'shortName' | 'kind' | 'primaryColor' | 'secondaryColor' | 'aliases')
  | GrammarField;

export const team: ReferenceDefinition<'team', FieldName> = {
  empty: {
    ...{ name: '', shortName: '', kind: 'club', primaryColor: '#111827', secondaryColor: '#ffffff' },
    ...{ aliases: '', ...noEndings },
  },
  async toColumns(tx, { id, fields }) {
    const read = makeFieldReader(fields);
    const { name, slug } = read.name();
    const shortName = read.line('shortName', MAX_SHORT_NAME_LENGTH) || name;
    if ([...shortName].length > MAX_SHORT_NAME_LENGTH && fields.shortName?.trim() === '')
      read.refuse('shortName', 'team.shortName');
    const taken = await findTakenNames(tx, { id, name, aliases: parseAliases(fields) });
    for (const field of taken) read.refuse(field, 'team.nameTaken');
    const columns = {
      ...{ name, slug, short_name: shortName, kind: read.choice('kind', teamKinds) },
      primary_color: read.color('primaryColor'),
      secondary_color: read.color('secondaryColor'),
      grammar: readEndings(read, { isQuoted: true }),
    };
    read.check();
    return columns;
  },
  async toFields(db, row) {
    return {
      ...{ name: row.name, shortName: row.short_name, kind: row.kind },
      ...{
        primaryColor: row.primary_color,
        secondaryColor: row.secondary_color,
        ...toEndingFields(row.grammar),
      },
      aliases: (await listAliases(db, row.id)).join('\n'),
    };
  },
  async afterWrite(tx, { id, fields, before, newId }) {
    await tx.deleteFrom('team_alias').where('team_id', '=', id).execute();
    const aliases = parseAliases(fields).map((alias) => ({ id: newId(), team_id: id, ...alias }));
    if (aliases.length > 0) await tx.insertInto('team_alias').values(aliases).execute();
    await writeTeamRedirect(tx, { id, oldSlug: before?.slug ?? null });
  },
};

async function listAliases(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_alias')
    .select('alias')
    .where('team_id', '=', id)
    .orderBy('folded')
    .execute();
  return rows.map(({ alias }) => alias);
}
