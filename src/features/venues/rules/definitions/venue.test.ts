import { expect, it } from 'vitest';
import { listRecords } from '#platform/records/rules/read-records.ts';
import { createRecord, deleteRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { broadcasterRules, officialRules, venueRules } from './venue.ts';

const kinds = { venue: venueRules, official: officialRules, broadcaster: broadcasterRules };

describeOnEachDatabase('venues, officials and channels', (open) => {
  async function prepare() {
    const { db } = await open();
    const change = { actor: await writeActor(db, 'editor'), now: NOON, newId };
    const create = async (kind: keyof typeof kinds, typed: Record<string, string>) => {
      const id = newId();
      await createRecord(db, kinds[kind], { ...change, id, typed });
      return id;
    };
    return { db, change, create };
  }

  it.each(['venue', 'official', 'broadcaster'] as const)(
    'a %s needs a name with a letter or a digit, of at most eighty characters, and an editor',
    async (kind) => {
      const { db, change, create } = await prepare();
      await expect(create(kind, { name: ' ' })).rejects.toThrow('name: field.required');
      await expect(create(kind, { name: '–!' })).rejects.toThrow('name: field.required');
      await expect(create(kind, { name: 'a'.repeat(81) })).rejects.toThrow('name: field.tooLong');
      await create(kind, { name: 'a'.repeat(80) });
      const actor = await writeActor(db, 'author');
      const byAuthor = createRecord(db, kinds[kind], { ...change, actor, id: newId(), typed: { name: 'a' } });
      await expect(byAuthor).rejects.toThrow('editor');
    },
  );

  it('the city of a venue and the address of a channel may be left out, and have their limits', async () => {
    const { db, create } = await prepare();
    await create('venue', { name: 'Palms', city: '' });
    await create('venue', { name: 'Bakı', city: 'B'.repeat(80) });
    await expect(create('venue', { name: 'Uzun', city: 'B'.repeat(81) })).rejects.toThrow('city:');
    const address = (length: number) => `https://kanal.az/${'a'.repeat(length - 'https://kanal.az/'.length)}`;
    await create('broadcaster', { name: 'AzTV', address: '' });
    await create('broadcaster', { name: 'CBC', address: address(500) });
    await expect(create('broadcaster', { name: 'ARB', address: address(501) })).rejects.toThrow(
      'address: field.tooLong',
    );
    expect(await db.selectFrom('venue').select(['name', 'city']).orderBy('slug').execute()).toEqual([
      { name: 'Bakı', city: 'B'.repeat(80) },
      { name: 'Palms', city: null },
    ]);
    const channels = await db.selectFrom('broadcaster').select('address').orderBy('position').execute();
    expect(channels).toEqual([{ address: null }, { address: address(500) }]);
  });

  it('venues and officials are listed by their names, channels in the order of their creation', async () => {
    const { db, create } = await prepare();
    for (const kind of ['venue', 'official', 'broadcaster'] as const)
      for (const name of ['Zirə', 'Çıraq', 'Əli', 'Cavid']) await create(kind, { name });
    const names = async (kind: keyof typeof kinds) =>
      (await listRecords(db, kinds[kind])).items.map(({ values }) => values.name);
    expect(await names('venue')).toEqual(['Cavid', 'Çıraq', 'Əli', 'Zirə']);
    expect(await names('official')).toEqual(['Cavid', 'Çıraq', 'Əli', 'Zirə']);
    expect(await names('broadcaster')).toEqual(['Zirə', 'Çıraq', 'Əli', 'Cavid']);
    const slugs = await db.selectFrom('venue').select('slug').orderBy('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['cavid', 'ciraq', 'eli', 'zire']);
  });

  it('a venue of a match cannot be deleted, any other can', async () => {
    const { db, change, create } = await prepare();
    const [used, free] = [await create('venue', { name: 'Palms' }), await create('venue', { name: 'Bakı' })];
    await writeFixture(db, { venue_id: used });
    const inUse = deleteRecord(db, venueRules, { ...change, id: used });
    await expect(inUse).rejects.toMatchObject({ code: 'venue.inUse' });
    await deleteRecord(db, venueRules, { ...change, id: free });
    expect(await db.selectFrom('venue').select('id').execute()).toEqual([{ id: used }]);
  });
});
