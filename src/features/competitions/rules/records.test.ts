import { expect, it } from 'vitest';
import { playerRules } from '#features/teams/rules/definitions/player.ts';
import { teamRules } from '#features/teams/rules/definitions/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { emptyTyped, formatTyped, type TypedFields } from '#platform/records/record.ts';
import { orderRecords } from '#platform/records/rules/order-records.ts';
import { getRecord, listRecords } from '#platform/records/rules/read-records.ts';
import { createRecord, deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { asEditor, writeActor } from '#tests/kit/content/newsroom.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';

const kinds = ['competition', 'team', 'player', 'venue', 'official', 'broadcaster'] as const;

async function newsroom(db: Db) {
  const editor = { ...(await asEditor(db)), now: NOON };
  const create = async (kind: string, fields: TypedFields, id = newId()) => {
    const rules = recordRules(kind);
    await createRecord(db, rules, { ...editor, id, typed: { ...emptyTyped(rules), ...fields } });
    return id;
  };
  const update = async (kind: string, id: string, over: TypedFields, version = 1) => {
    const rules = recordRules(kind);
    const { values } = await getRecord(db, rules, id);
    await updateRecord(db, rules, {
      ...editor,
      id,
      version,
      typed: { ...formatTyped(rules, values), ...over },
    });
  };
  const names = async (kind: (typeof kinds)[number], query = '') =>
    (await listRecords(db, recordRules(kind), { query })).items.map(({ values }) => values.name);
  return { db, editor, create, update, names };
}

describeOnEachDatabase('venues, players, teams and so on', (open) => {
  const opened = async () => newsroom((await open()).db);

  it('a coefficient has its points in digits, and its source', async () => {
    const { create, editor, db } = await opened();
    const fields = { name: 'Qarabağ', season: '2025/26', points: '33,500', source: 'UEFA, 20.11.2026' };
    const refusalOf = (over: TypedFields) =>
      create('coefficient', { ...fields, ...over }).then(
        () => [],
        (error) => error.problems.map(({ field, code }: Record<string, string>) => `${field} ${code}`),
      );
    for (const points of ['', 'otuz üç', '33,', '-1', '33,500,1', '1234567890123'])
      expect(await refusalOf({ points }), points).toEqual(['points coefficient.points']);
    expect(await refusalOf({ source: '' })).toEqual(['source coefficient.source']);
    expect(await refusalOf({ season: '' })).toEqual(['season field.required']);
    for (const points of ['7', '33.5']) expect(await refusalOf({ points }), points).toEqual([]);
    const id = await create('coefficient', fields);
    expect((await getRecord(db, recordRules('coefficient'), id)).values).toMatchObject({
      ...fields,
      place: null,
      address: '',
    });
    // A new line stands last. Editors order them.
    const { items } = await listRecords(db, recordRules('coefficient'), {});
    expect(items.map(({ values }) => values.points)).toEqual(['7', '33.5', '33,500']);
    const ids = items.map((item) => item.id).toReversed();
    await orderRecords(db, recordRules('coefficient'), { ...editor, ids });
    const { items: ordered } = await listRecords(db, recordRules('coefficient'), {});
    expect(ordered.map((item) => item.id)).toEqual(ids);
  });

  it.each(kinds)('%s: is created once, changed, found, and deleted; every step is recorded', async (kind) => {
    const { db, editor, create, update, names } = await opened();
    const id = await create(kind, { name: ' Şəhər  ' });
    await create(kind, { name: 'Şəhər' }, id);
    await update(kind, id, { name: 'Çay şəhəri' });
    await update(kind, id, { name: 'Çay şəhəri' });
    expect(await getRecord(db, recordRules(kind), id)).toMatchObject({
      values: { name: 'Çay şəhəri' },
      version: 2,
    });
    for (const query of ['seheri', 'ŞƏHƏRİ çay', 'şəhərin', 'чай'])
      expect(await names(kind, query), query).toEqual(['Çay şəhəri']);
    expect(await names(kind, 'dağ')).toEqual([]);
    const nicknames = new Map([[id, ['Dağlılar']]]);
    const search = { query: 'dağlılar', otherNames: nicknames };
    expect((await listRecords(db, recordRules(kind), search)).items).toHaveLength(1);
    await deleteRecord(db, recordRules(kind), { ...editor, id });
    expect(await names(kind)).toEqual([]);
    const audit = await db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action).sort()).toEqual([
      `${kind}.create`,
      `${kind}.delete`,
      `${kind}.update`,
    ]);
  });

  it.each(kinds)('%s: only editors change it, and it needs a name', async (kind) => {
    const { db, editor, create } = await opened();
    const author = { ...editor, actor: await writeActor(db, 'author') };
    const id = await create(kind, { name: 'Ad' });
    const change = { ...author, id, typed: {}, version: 1 };
    for (const write of [createRecord, updateRecord, deleteRecord])
      await expect(write(db, recordRules(kind), change)).rejects.toThrow('editor');
    await expect(create(kind, { name: ' ! ' })).rejects.toMatchObject({
      problems: [{ field: 'name', code: 'field.required' }],
    });
  });

  it.each<[string, TypedFields, string, string]>([
    ['broadcaster', { address: 'http://tv.az' }, 'address', 'settings.address'],
    ['player', { shirt: '0' }, 'shirt', 'field.number'],
    ['player', { team: 'Yoxdur' }, 'team', 'team.unknown'],
    ['competition', { kind: 'x' }, 'kind', 'field.choice'],
    ['competition', { category: 'yoxdur' }, 'category', 'category.unknown'],
    ['team', { shortName: 'Həddən uzun ad!' }, 'shortName', 'field.tooLong'],
    ['team', { name: 'Həddən uzun bir ad' }, 'shortName', 'team.shortName'],
    ['team', { primaryColor: 'qırmızı' }, 'primaryColor', 'category.color'],
  ])('%s refuses %j', async (kind, fields, field, code) => {
    const { create } = await opened();
    await expect(create(kind, { name: 'Ad', ...fields })).rejects.toMatchObject({
      problems: [{ field, code }],
    });
  });

  it('a name or alias belongs to one team only, in any spelling', async () => {
    const { db, create, update } = await opened();
    const id = await create('team', { name: 'Qarabağ', aliases: 'Qarabag FK\nQARABAG\n FK  Qarabağ ' });
    expect((await getRecord(db, teamRules, id)).values.aliases).toEqual(['FK Qarabağ', 'Qarabag FK']);
    const refused = (field: string) => ({ problems: [{ field, code: 'team.nameTaken' }] });
    await expect(create('team', { name: 'QARABAG' })).rejects.toMatchObject(refused('name'));
    await expect(create('team', { name: 'Qarabağ fk' })).rejects.toMatchObject(refused('name'));
    await expect(create('team', { name: 'Zirə', aliases: 'fk qarabag' })).rejects.toMatchObject(
      refused('aliases'),
    );
    await expect(create('team', { name: 'Zirə', aliases: 'qarabag' })).rejects.toMatchObject(
      refused('aliases'),
    );
    const player = await create('player', { name: 'Toral', team: 'qarabag fk', shirt: '1' });
    expect((await getRecord(db, playerRules, player)).values.team).toBe('Qarabağ');
    await update('team', id, { genitive: '-ın' });
    expect((await getRecord(db, teamRules, id)).values.genitive).toBe('ın');
  });

  it('a player’s endings are kept with their hyphen, recorded, and taken back', async () => {
    const { db, create, update } = await opened();
    const id = await create('player', {
      name: 'Luke Shaw',
      genitive: ' -nun ',
      dative: '‑ya',
      locative: 'da',
    });
    const fields = async () => (await getRecord(db, playerRules, id)).values;
    expect(await fields()).toMatchObject({ genitive: '-nun', dative: '-ya', accusative: '', locative: 'da' });
    await update('player', id, { genitive: '', dative: '', locative: '' });
    expect(await fields()).toMatchObject({ genitive: '', dative: '', locative: '' });
    const audit = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .where('action', '=', 'player.update')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(audit.before ?? '')).toMatchObject({ genitive: '-nun' });
    expect(JSON.parse(audit.after ?? '')).toMatchObject({ genitive: '' });
  });

  it.each(['team', 'player'] as const)('%s: an ending is one word', async (kind) => {
    const { create } = await opened();
    for (const [ending, code] of [
      ['un nun', 'name.ending'],
      ['<b>', 'name.ending'],
      ['n'.repeat(13), 'field.tooLong'],
    ])
      await expect(create(kind, { name: 'Shaw', genitive: ending ?? '' })).rejects.toMatchObject({
        problems: [{ field: 'genitive', code }],
      });
  });

  it('deletes nothing that a match uses', async () => {
    const { db, editor, create } = await opened();
    const venue = await create('venue', { name: 'Stadion' });
    const season = await writeSeason(db);
    const fixture = await writeFixture(db, { venue_id: venue, season_id: season });
    const { home_id, competition_id } = await db
      .selectFrom('fixture')
      .selectAll()
      .where('id', '=', fixture)
      .executeTakeFirstOrThrow();
    const used = { venue, team: home_id, competition: competition_id, season };
    for (const [kind, id] of Object.entries(used) as [string, string][])
      await expect(deleteRecord(db, recordRules(kind), { ...editor, id })).rejects.toMatchObject({
        code: `${kind === 'season' ? 'competition' : kind}.inUse`,
      });
  });

  it('lists players in the order of the alphabet, page by page, and competitions in the editors’ order', async () => {
    const { db, editor, create, names } = await opened();
    for (const name of ['Şamil', 'Sabir', 'Çingiz', 'Cavid', 'Sabir']) await create('player', { name });
    const pages = [];
    for (const page of [1, 2, 3]) {
      const { items } = await listRecords(db, recordRules('player'), { page, size: 2 });
      pages.push(items.map(({ values }) => values.name));
    }
    expect(pages).toEqual([['Cavid', 'Çingiz'], ['Sabir', 'Sabir'], ['Şamil']]);
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await create('competition', { name }));
    expect(await names('competition')).toEqual(['A', 'B', 'C']);
    await orderRecords(db, recordRules('competition'), { ...editor, ids: [ids[2] ?? ''] });
    expect(await names('competition')).toEqual(['C', 'A', 'B']);
  });
});

describeOnPostgres('venues, players, teams and so on concurrently', (open) => {
  it('one of two saves is refused, and a form sent twice at once creates one', async () => {
    const { db, create, update, names } = await newsroom((await open()).db);
    const id = newId();
    await Promise.all([1, 2, 3].map(() => create('venue', { name: 'Stadion' }, id)));
    expect(await names('venue')).toEqual(['Stadion']);
    const saves = await Promise.allSettled(['Bakı', 'Gəncə'].map((city) => update('venue', id, { city })));
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getRecord(db, recordRules('venue'), id)).toMatchObject({ version: 2 });
  });
});
