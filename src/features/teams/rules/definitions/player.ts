import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { checkName } from '#platform/records/named-record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { writePlayerRedirect } from '../names/write-player-redirect.ts';
import { findTeamByName } from '../team.ts';
import { player } from '../team-records.ts';
import { checkEndings, readEndings, toGrammar } from './grammar-fields.ts';

const MAX_SUGGESTED_TEAMS = 200;

export const playerRules = extendRecord(player, {
  async check(tx, input) {
    const { values } = input;
    const isKnown = values.team === '' || (await findTeamByName(tx, { name: values.team }));
    return [
      ...checkName(input),
      ...(isKnown ? [] : [{ field: 'team', code: 'team.unknown' as const }]),
      ...checkEndings(values, { isQuoted: false }),
    ];
  },
  async toColumns(tx, { id, values, row }) {
    const team = values.team === '' ? null : await findTeamByName(tx, { name: values.team });
    const base = slugify(values.name);
    return {
      sort_key: sortKey(values.name),
      team_id: team?.id ?? null,
      position: values.position || null,
      // An address stays as long as it fits the name: `elvin-memmedov-2` too.
      ...(row && slugify(String(row.name)) === base ? {} : { slug: await findFreeSlug(tx, { id, base }) }),
      grammar: toGrammar(values, { isQuoted: false }),
    };
  },
  async readOther(db, rows) {
    const ids = rows.flatMap(({ team_id }) => (typeof team_id === 'string' ? [team_id] : []));
    const query = db.selectFrom('team').select(['id', 'name']);
    const teams = ids.length === 0 ? [] : await query.where('id', 'in', ids).execute();
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    return rows.map(({ team_id, position, grammar }) => ({
      team: names.get(String(team_id)) ?? '',
      position: typeof position === 'string' ? position : '',
      ...readEndings(grammar),
    }));
  },
  async writeOther(tx, { id, row }) {
    await writePlayerRedirect(tx, { id, oldSlug: row ? String(row.slug) : null });
  },
  async isUsed(tx, id) {
    const query = tx
      .selectFrom('fixture_event')
      .select('id')
      .where((eb) => eb.or([eb('player_id', '=', id), eb('other_player_id', '=', id)]))
      .limit(1);
    if (await query.executeTakeFirst()) return true;
    const lineUps = tx.selectFrom('line_up_player').select('player_id').where('player_id', '=', id).limit(1);
    return (await lineUps.executeTakeFirst()) !== undefined;
  },
  async listOptions(db) {
    const teams = db
      .selectFrom('team')
      .select('name')
      .orderBy('slug')
      .orderBy('id')
      .limit(MAX_SUGGESTED_TEAMS);
    return { team: (await teams.execute()).map(({ name }) => ({ value: name, label: name })) };
  },
});

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
