import { expect, it } from 'vitest';
import { Conflict, Forbidden } from '#platform/errors.ts';
import { formatTyped } from '#platform/records/record.ts';
import { isSecondFactorRequired } from '#platform/sessions/is-second-factor-required.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { settingsRecord, toSettingsValues } from './settings-record.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';
import { getSettingsState, getSiteSettings } from './stored-settings.ts';
import { updateSettings } from './update-settings.ts';

describeOnEachDatabase('the settings', (open) => {
  async function prepare() {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin', { name: 'Leyla' });
    const save = async (over: Partial<SiteSettings>, version?: number, actor = admin) => {
      const values = toSettingsValues({ ...(await getSiteSettings(db)), ...over });
      return updateSettings(db, {
        actor,
        now: NOON,
        newId,
        typed: formatTyped(settingsRecord, values),
        version: version ?? (await getSettingsState(db, { actor: admin })).version,
      });
    };
    const codesOf = (over: Partial<SiteSettings>) =>
      save(over).then(
        () => [],
        (error) =>
          error.problems.map(
            (problem: { field: string; code: string }) => `${problem.field} ${problem.code}`,
          ),
      );
    return { db, admin, save, codesOf };
  }

  it('are the defaults until they are changed', async () => {
    const { db } = await open();
    expect(await getSiteSettings(db)).toEqual(DEFAULT_SITE_SETTINGS);
  });

  it('are saved with the change in the audit log, and increase the site revision', async () => {
    const { db, admin, save } = await prepare();
    const { currentRevision } = await open();
    const before = await currentRevision();
    const social = { telegram: ' https://t.me/gettosport ', youtube: '' };
    // Control characters are no text of a page, a feed or a mail.
    expect(
      await save({ siteName: '  Getto\u0000 \r\n Spo\u0007rt ', social, requireSecondFactor: true }),
    ).toEqual({
      changed: ['siteName', 'social', 'requireSecondFactor'],
    });
    expect(await getSiteSettings(db)).toEqual({
      ...DEFAULT_SITE_SETTINGS,
      siteName: 'Getto Sport',
      social: { telegram: 'https://t.me/gettosport' },
      requireSecondFactor: true,
    });
    expect(await isSecondFactorRequired(db, 'admin')).toBe(true);
    expect(await isSecondFactorRequired(db, 'editor')).toBe(false);
    expect(await currentRevision()).toBeGreaterThan(before);
    const state = await getSettingsState(db, { actor: admin });
    expect(state.changes).toEqual({
      siteName: { at: NOON, by: 'Leyla', version: 1 },
      social: { at: NOON, by: 'Leyla', version: 1 },
      requireSecondFactor: { at: NOON, by: 'Leyla', version: 1 },
    });
    const line = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line.action).toBe('settings.update');
    expect(JSON.parse(line.before ?? '')).toEqual({
      siteName: '',
      social: {},
      requireSecondFactor: false,
      version: 0,
    });
    expect(await save({})).toEqual({ changed: [] });
    expect((await getSettingsState(db, { actor: admin })).version).toBe(1);
    expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(1);
  });

  it('can be changed and read in full only by admins', async () => {
    const { db, save } = await prepare();
    const editor = await writeStaff(db, 'editor');
    await expect(save({ siteName: 'X' }, 0, editor)).rejects.toBeInstanceOf(Forbidden);
    await expect(getSettingsState(db, { actor: editor })).rejects.toBeInstanceOf(Forbidden);
  });

  it('are not overwritten by a change of an old version', async () => {
    const { db, save } = await prepare();
    const results = await Promise.allSettled([
      save({ phone: '+994 50 111 11 11' }, 0),
      save({ phone: '123456' }, 0),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toBeInstanceOf(Conflict);
    await expect(save({ address: 'Gəncə' }, 0)).rejects.toMatchObject({ code: 'record.conflict' });
    expect((await getSiteSettings(db)).address).toBe(DEFAULT_SITE_SETTINGS.address);
  });

  it('report every problem', async () => {
    const { codesOf } = await prepare();
    expect(await codesOf({ email: '', address: ' ' })).toEqual([
      'email email.required',
      'address settings.required',
    ]);
    expect(await codesOf({ email: 'a@b', phone: 'zəng edin' })).toEqual([
      'email email.invalid',
      'phone contact.phoneInvalid',
    ]);
    expect(await codesOf({ social: { telegram: 'http://t.me/x' } })).toEqual([
      'social.telegram settings.address',
    ]);
    expect(await codesOf({ storeName: 'getto store' })).toEqual(['storeName settings.storeName']);
    expect(await codesOf({ analyticsScript: 'data:text/javascript,1' })).toEqual([
      'analyticsScript settings.address',
    ]);
    expect(await codesOf({ siteName: 'a'.repeat(201) })).toEqual(['siteName settings.tooLong']);
    const imprint = { ...DEFAULT_SITE_SETTINGS.imprint, voen: '12', privacyEmail: 'x' };
    expect(await codesOf({ imprint })).toEqual([
      'imprint.voen settings.voen',
      'imprint.privacyEmail email.invalid',
    ]);
  });

  it('use the defaults for broken rows', async () => {
    const { db } = await prepare();
    const row = { version: 1, updated_at: NOON, updated_by: null };
    await db
      .insertInto('setting')
      .values([
        { key: 'site.name', value: '{broken', ...row },
        { key: 'site.social', value: 'null', ...row },
        { key: 'site.hours', value: '{"saturday":7,"sunday":"bağlıdır"}', ...row },
      ])
      .execute();
    expect(await getSiteSettings(db)).toEqual({
      ...DEFAULT_SITE_SETTINGS,
      hours: { weekdays: '', saturday: '', sunday: 'bağlıdır' },
    });
  });
});
