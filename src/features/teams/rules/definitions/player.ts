import { sortKey } from '#az/characters/sort-key.ts';
import { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import type { ReferenceDefinition } from '#features/competitions/rules/reference/reference-definition.ts';
import type { Db } from '#platform/db/schema.ts';
import { findTeamByName } from '../find-team-by-name.ts';
import { type GrammarField, noEndings, readEndings, toEndingFields } from './grammar-fields.ts';

export const player: ReferenceDefinition<'player', 'name' | 'team' | 'shirt' | GrammarField> = {
  empty: { name: '', team: '', shirt: '', ...noEndings },
  async toColumns(tx, { id, fields }) {
    const read = makeFieldReader(fields);
    const { name, slug } = read.name();
    const shirt = read.number('shirt', { min: 1, max: 99 });
    const teamName = read.line('team');
    const team = teamName === '' ? null : await findTeamByName(tx, { name: teamName });
    if (teamName !== '' && !team) read.refuse('team', 'team.unknown');
    const grammar = readEndings(read, { isQuoted: false });
    read.check();
    const names = { name, sort_key: sortKey(name), slug: await findFreeSlug(tx, { id, base: slug }) };
    return { ...names, team_id: team?.id ?? null, shirt, grammar };
  },
  async toFields(db, { name, team_id, shirt, grammar }) {
    const team = team_id
      ? await db.selectFrom('team').select('name').where('id', '=', team_id).executeTakeFirst()
      : null;
    const squad = { team: team?.name ?? '', shirt: shirt === null ? '' : String(shirt) };
    return { name, ...squad, ...toEndingFields(grammar) };
  },
  async isUsed(tx, id) {
    const query = tx
      .selectFrom('fixture_event')
      .select('id')
      .where((eb) => eb.or([eb('player_id', '=', id), eb('other_player_id', '=', id)]))
      .limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  },
};

/** Players may share a name: the slugs are then `elvin-memmedov`, `elvin-memmedov-2`, … */
async function findFreeSlug(tx: Db, { id, base }: { id: string; base: string }): Promise<string> {
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    const taken = await tx
      .selectFrom('player')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (!taken) return slug;
  }
}
