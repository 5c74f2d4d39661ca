import { checkName, slugColumn } from '#platform/records/named-record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { MAX_SHORT_NAME_LENGTH, team } from '../team-records.ts';
import { writeTeamRedirect } from '../write-team-redirect.ts';
import { checkEndings, readEndings, toGrammar } from './grammar-fields.ts';
import { findTakenNames, parseAliases } from './team-aliases.ts';

export const teamRules = extendRecord(team, {
  async check(tx, input) {
    const { name, shortName } = input.values;
    const isLong = shortName === '' && [...name].length > MAX_SHORT_NAME_LENGTH;
    const taken = await findTakenNames(tx, { id: input.id, name, aliases: parseAliases(input.values) });
    return [
      ...checkName(input),
      ...(isLong ? [{ field: 'shortName', code: 'team.shortName' as const }] : []),
      ...taken.map((field) => ({ field, code: 'team.nameTaken' as const })),
      ...checkEndings(input.values, { isQuoted: true }),
    ];
  },
  toColumns: (_tx, input) => ({
    ...slugColumn(input),
    short_name: input.values.shortName || input.values.name,
    grammar: toGrammar(input.values, { isQuoted: true }),
  }),
  async readOther(db, rows) {
    const aliases = await db
      .selectFrom('team_alias')
      .select(['team_id', 'alias'])
      .where(
        'team_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('folded')
      .execute();
    return rows.map(({ id, grammar }) => ({
      aliases: aliases.flatMap(({ team_id, alias }) => (team_id === id ? [alias] : [])),
      ...readEndings(grammar),
    }));
  },
  async writeOther(tx, { id, values, row, newId }) {
    await tx.deleteFrom('team_alias').where('team_id', '=', id).execute();
    const aliases = parseAliases(values).map((alias) => ({ id: newId(), team_id: id, ...alias }));
    if (aliases.length > 0) await tx.insertInto('team_alias').values(aliases).execute();
    await writeTeamRedirect(tx, { id, oldSlug: row ? String(row.slug) : null });
  },
});
