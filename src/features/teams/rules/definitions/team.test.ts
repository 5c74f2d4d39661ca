import { expect, it } from 'vitest';
import type { TypedFields } from '#platform/records/record.ts';
import { formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { createRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findRedirectedTeam, findTeamByName, findTeamBySlug } from '../team.ts';
import { teamRules } from './team.ts';

describeOnEachDatabase('a team', (open) => {
  async function prepare() {
    const { db } = await open();
    const change = { actor: await writeActor(db, 'editor'), now: NOON, newId };
    const create = async (typed: TypedFields) => {
      const id = newId();
      const colors = { primaryColor: '#111827', secondaryColor: '#ffffff' };
      await createRecord(db, teamRules, { ...change, id, typed: { kind: 'club', ...colors, ...typed } });
      return id;
    };
    const update = async (id: string, typed: TypedFields) => {
      const { values, version } = await getRecord(db, teamRules, id);
      const all = { ...formatTyped(teamRules, values), ...typed };
      await updateRecord(db, teamRules, { ...change, id, version, typed: all });
    };
    const read = async (id: string) => (await getRecord(db, teamRules, id)).values;
    return { db, create, update, read };
  }

  it('has a short name, a code in capitals, and its other spellings once each', async () => {
    const { db, create, read } = await prepare();
    const id = await create({
      name: 'Neftçi',
      code: 'nef',
      aliases: 'Neftchi\n neftchi \nNEFTÇİ\n\nNeftçi PFK',
    });
    const team = await findTeamBySlug(db, { slug: 'neftci' });
    expect(team).toMatchObject({ id, name: 'Neftçi', shortName: 'Neftçi', kind: 'club' });
    // Of two spellings that are equal for a search the last counts, and the name itself is no alias.
    expect(await read(id)).toMatchObject({ code: 'NEF', aliases: ['neftchi', 'Neftçi PFK'] });
    for (const name of ['NEFTCHI', ' neftci pfk ', 'neftçi'])
      expect(await findTeamByName(db, { name }), name).toEqual({ id, name: 'Neftçi' });
    expect(await findTeamByName(db, { name: 'Neft' })).toBeNull();
  });

  it('keeps its chosen short name, and needs one when its name is longer than fourteen characters', async () => {
    const { create, read } = await prepare();
    const id = await create({ name: 'Borussia Mönchengladbach', shortName: 'Gladbax' });
    expect(await read(id)).toMatchObject({ shortName: 'Gladbax' });
    await create({ name: 'ə'.repeat(14) });
    await expect(create({ name: 'ə'.repeat(15) })).rejects.toThrow('shortName: team.shortName');
  });

  it('has a code of three letters or none, and a name with letters', async () => {
    const { create } = await prepare();
    await create({ name: 'Zirə', code: '' });
    for (const code of ['ne', 'n1f', 'neft', 'nəf'])
      await expect(create({ name: 'Neftçi', code }), code).rejects.toThrow('code: team.code');
    await expect(create({ name: '—' })).rejects.toThrow('name: field.required');
  });

  it('does not take a name or an alias of another team, and keeps its own', async () => {
    const { create, update, read } = await prepare();
    const id = await create({ name: 'Şamaxı', aliases: 'Keşlə' });
    for (const name of ['samaxi', 'KEŞLƏ'])
      await expect(create({ name }), name).rejects.toThrow('name: team.nameTaken');
    for (const aliases of ['Samaxi', 'keşlə'])
      await expect(create({ name: 'Yeni', aliases }), aliases).rejects.toThrow('aliases: team.nameTaken');
    await update(id, { name: 'Şamaxı FK', aliases: 'Keşlə\nŞamaxı' });
    expect(await read(id)).toMatchObject({ aliases: ['Keşlə', 'Şamaxı'] });
    await update(id, { aliases: '' });
    expect(await read(id)).toMatchObject({ aliases: [] });
  });

  it('is found at its old address until another team gets it', async () => {
    const { db, create, update } = await prepare();
    const id = await create({ name: 'Keşlə' });
    await update(id, { name: 'Şamaxı' });
    expect(await findTeamBySlug(db, { slug: 'kesle' })).toBeNull();
    expect(await findRedirectedTeam(db, { slug: 'kesle' })).toBe('samaxi');
    expect(await findRedirectedTeam(db, { slug: 'samaxi' })).toBeNull();
    await create({ name: 'Keşlə' });
    expect(await findRedirectedTeam(db, { slug: 'kesle' })).toBeNull();
  });

  it('has the endings of its name that an editor sets, without a hyphen after the quotation mark', async () => {
    const { create, read } = await prepare();
    const id = await create({ name: 'Real', genitive: '-ın', dative: 'a' });
    expect(await read(id)).toMatchObject({ genitive: 'ın', dative: 'a', locative: '' });
    await expect(create({ name: 'Milan', ablative: 'dan!' })).rejects.toThrow('ablative: name.ending');
  });
});
