import { foldText } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { checkName, slugColumn } from '#platform/records/named-record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { MAX_SHORT_NAME_LENGTH } from '../names/team-name-parts.ts';
import { writeTeamRedirect } from '../names/write-team-redirect.ts';
import { team } from '../team-records.ts';
import { checkEndings, readEndings, toGrammar } from './grammar-fields.ts';

export const teamRules = extendRecord(team, {
  async check(tx, input) {
    const { name, shortName } = input.values;
    const isLong = shortName === '' && [...name].length > MAX_SHORT_NAME_LENGTH;
    const taken = await findTakenNames(tx, { id: input.id, name, aliases: parseAliases(input.values) });
    return [
      ...checkName(input),
      ...(isCode(input.values.code) ? [] : [{ field: 'code', code: 'team.code' as const }]),
      ...(isLong ? [{ field: 'shortName', code: 'team.shortName' as const }] : []),
      ...taken.map((field) => ({ field, code: 'team.nameTaken' as const })),
      ...checkEndings(input.values, { isQuoted: true }),
    ];
  },
  toColumns: (_tx, input) => ({
    ...slugColumn(input),
    short_name: input.values.shortName || input.values.name,
    code: input.values.code.toUpperCase(),
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

/** Three Latin letters, or nothing. */
const isCode = (code: string) => code === '' || /^[a-z]{3}$/i.test(code);

interface Alias {
  alias: string;
  folded: string;
}

/** The aliases of the form. Repetitions of each other and of the name are left out. */
function parseAliases({ name, aliases }: { name: string; aliases: readonly string[] }): Alias[] {
  const own = foldText(name);
  const lines = aliases.map((line) => cleanLine(line.slice(0, 80)));
  const byFolded = new Map(lines.map((alias) => [foldText(alias), alias]));
  return [...byFolded]
    .filter(([folded]) => folded !== '' && folded !== own)
    .map(([folded, alias]) => ({ alias, folded }));
}

/** The fields that contain a name or an alias of another team. */
async function findTakenNames(
  tx: Db,
  { id, name, aliases }: { id: string; name: string; aliases: readonly Alias[] },
): Promise<('name' | 'aliases')[]> {
  const own = foldText(name);
  const known = await tx
    .selectFrom('team_alias')
    .select('folded')
    .where('folded', 'in', [own, ...aliases.map(({ folded }) => folded)])
    .where('team_id', '<>', id)
    .execute();
  const slugs = [slugify(name), ...aliases.map(({ alias }) => slugify(alias))];
  const teams = await tx
    .selectFrom('team')
    .select('slug')
    .where('slug', 'in', slugs)
    .where('id', '<>', id)
    .execute();
  const isNameTaken =
    known.some(({ folded }) => folded === own) || teams.some(({ slug }) => slug === slugs[0]);
  const isAliasTaken =
    known.some(({ folded }) => folded !== own) || teams.some(({ slug }) => slug !== slugs[0]);
  return [...(isNameTaken ? ['name' as const] : []), ...(isAliasTaken ? ['aliases' as const] : [])];
}
