import { expect, it } from 'vitest';
import { settingsRecord, toSettingsValues } from '#features/settings/rules/settings-record.ts';
import { getSettingsState, getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { updateSettings } from '#features/settings/rules/update-settings.ts';
import { Forbidden } from '#platform/errors.ts';
import { formatTyped } from '#platform/records/record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  createPartnerFeed,
  deletePartnerFeed,
  isPartnerKey,
  listPartnerFeeds,
  MAX_PARTNER_FEEDS,
  renewPartnerFeed,
} from './partner-feeds.ts';

describeOnEachDatabase('feeds of partners', (open) => {
  async function prepare() {
    const { db, currentRevision } = await open();
    const actor = await writeActor(db, 'admin');
    const change = { actor, now: NOON, newId };
    const list = () => listPartnerFeeds(db, { actor });
    const keyOf = async (name: string) => (await list()).find((feed) => feed.name === name)?.key ?? '';
    return { db, actor, change, list, keyOf, currentRevision };
  }

  it('have a key each, and a new or deleted key leaves the others alone', async () => {
    const { db, change, list, keyOf } = await prepare();
    const { id } = await createPartnerFeed(db, { ...change, name: '  Apasport \n ' });
    const other = await createPartnerFeed(db, { ...change, name: 'Report', now: NOON + 1 });
    expect(await list()).toEqual([
      { id, name: 'Apasport', key: expect.stringMatching(/^[0-9A-Za-z]{40}$/), keyedAt: NOON },
      { id: other.id, name: 'Report', key: expect.any(String), keyedAt: NOON + 1 },
    ]);
    const [first, second] = [await keyOf('Apasport'), await keyOf('Report')];
    expect(first).not.toBe(second);
    await renewPartnerFeed(db, { ...change, id, now: NOON + 2 });
    const renewed = await keyOf('Apasport');
    expect((await list())[0]).toEqual({ id, name: 'Apasport', key: renewed, keyedAt: NOON + 2 });
    const known = () => Promise.all([first, renewed, second].map((key) => isPartnerKey(db, { key })));
    expect(await known()).toEqual([false, true, true]);
    for (const key of ['', 'x', second.slice(1), `${second}a`, second.toLowerCase(), second.toUpperCase()])
      expect(await isPartnerKey(db, { key }), key).toBe(false);
    await renewPartnerFeed(db, { ...change, id: other.id, now: NOON + 3 });
    expect(await known()).toEqual([false, true, false]);
    await deletePartnerFeed(db, { ...change, id: other.id });
    expect((await list()).map(({ name }) => name)).toEqual(['Apasport']);
    expect(await known()).toEqual([false, true, false]);
    await deletePartnerFeed(db, { ...change, id });
    expect(await known()).toEqual([false, false, false]);
  });

  it('are for admins only, and the audit log names the partner and no key', async () => {
    const { db, change, keyOf } = await prepare();
    const { id } = await createPartnerFeed(db, { ...change, name: 'Apasport' });
    const keys = [await keyOf('Apasport')];
    for (const role of ['author', 'editor'] as const) {
      const refused = { ...change, actor: await writeActor(db, role), id };
      for (const attempt of [
        createPartnerFeed(db, { ...refused, name: 'Report' }),
        renewPartnerFeed(db, refused),
        deletePartnerFeed(db, refused),
        listPartnerFeeds(db, refused),
      ])
        await expect(attempt).rejects.toThrow(Forbidden);
    }
    expect(await isPartnerKey(db, { key: keys[0] ?? '' })).toBe(true);
    await renewPartnerFeed(db, { ...change, id, now: NOON + 1 });
    keys.push(await keyOf('Apasport'));
    await deletePartnerFeed(db, { ...change, id, now: NOON + 2 });
    const log = await db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();
    expect(log.map(({ action, subject_type, subject_id }) => [action, subject_type, subject_id])).toEqual([
      ['partnerFeed.create', 'partnerFeed', id],
      ['partnerFeed.renew', 'partnerFeed', id],
      ['partnerFeed.delete', 'partnerFeed', id],
    ]);
    for (const line of log) expect(`${line.before}${line.after}`).toContain('Apasport');
    for (const key of keys) expect(JSON.stringify(log)).not.toContain(key);
    for (const change_ of [renewPartnerFeed, deletePartnerFeed])
      await expect(change_(db, { ...change, id })).rejects.toMatchObject({ code: 'partnerFeed.gone' });
  });

  it('need a name of their own, and are limited in number', async () => {
    const { db, change, list } = await prepare();
    const create = (name: string) => createPartnerFeed(db, { ...change, name });
    await expect(create(' \u0000\n ')).rejects.toThrow('partner: partnerFeed.name');
    await expect(create('a'.repeat(101))).rejects.toThrow('partner: settings.tooLong');
    await create('İdman İnfo');
    await expect(create('idman info')).rejects.toThrow('partner: partnerFeed.nameTaken');
    for (let n = 1; n < MAX_PARTNER_FEEDS; n++) await create('a'.repeat(101 - n));
    await expect(create('Yeni')).rejects.toMatchObject({ code: 'partnerFeed.tooMany' });
    expect(await list()).toHaveLength(MAX_PARTNER_FEEDS);
  });

  it('keep both of two partners that are created at the same time', async () => {
    const { db, change, list } = await prepare();
    const names = ['Apasport', 'Report'];
    await Promise.all(names.map((name) => createPartnerFeed(db, { ...change, name })));
    expect((await list()).map(({ name }) => name).toSorted()).toEqual(names);
  });

  it('are not part of the form of the settings, and a change moves the site revision', async () => {
    const { db, actor, change, list, currentRevision } = await prepare();
    const state = await getSettingsState(db, { actor });
    const before = await currentRevision();
    await createPartnerFeed(db, { ...change, name: 'Apasport' });
    expect(await currentRevision()).toBeGreaterThan(before);
    // The version of a form that was opened before is still the current one.
    expect(await getSettingsState(db, { actor })).toEqual(state);
    const values = toSettingsValues({ ...(await getSiteSettings(db)), siteName: 'Yeni Ad' });
    const typed = formatTyped(settingsRecord, values);
    await updateSettings(db, { ...change, typed, version: state.version });
    expect(await list()).toHaveLength(1);
  });

  it('are none when the stored value has another form', async () => {
    const { db, change, list } = await prepare();
    const store = (value: string) =>
      db.updateTable('setting').set({ value }).where('key', '=', 'feeds.partners').execute();
    await createPartnerFeed(db, { ...change, name: 'Apasport' });
    const stored = (await list())[0];
    for (const value of [
      '',
      '{',
      'null',
      '{"a":1}',
      '[null,1,{"id":"a","name":"b","key":"short","keyedAt":1}]',
    ]) {
      await store(value);
      expect(await list(), value).toEqual([]);
    }
    for (const wrong of [{ id: 1 }, { name: null }, { key: 40 }, { keyedAt: '1' }]) {
      await store(JSON.stringify([{ ...stored, ...wrong }]));
      expect(await list(), JSON.stringify(wrong)).toEqual([]);
    }
    await store(JSON.stringify([null, stored]));
    expect(await list()).toEqual([stored]);
  });
});
