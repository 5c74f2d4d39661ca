import { describe, expect, onTestFinished, test } from 'vitest';
import { personalDataText } from '#features/personal-data/text.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeSubscriber } from '../../kit/content/audience.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const EMAIL = 'rauf@example.az';
const nobody = { comment: '', pushEndpoint: '' };

describe('personal data', () => {
  test('are found, downloaded and erased without scripts, and no address is in the audit log', async () => {
    let email = '';
    const site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        ({ email } = await writeStaff(db, 'admin'));
        await writeSubscriber(db, EMAIL);
      },
    });
    onTestFinished(() => site.stop());
    const admin = await signIn(site, email);
    const send = (intent: string, fields: Record<string, string> = {}) =>
      admin.post('/admin/personal-data', { intent, email: EMAIL, ...nobody, ...fields });

    const empty = await send('find', { email: '' });
    expect(empty.status).toBe(422);
    const none = await send('find', { email: 'basqa@example.az' });
    expect(textOf(await none.text())).toContain(personalDataText.none);

    const found = await (await send('find')).text();
    expect(textOf(found)).toContain('Bülletenə abunə');
    expect(found).toContain(personalDataText.eraseConsequence);
    expect(found).toContain('action="/admin/personal-data/file"');

    const file = await admin.post('/admin/personal-data/file', { email: EMAIL, ...nobody });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="personal-data.json"');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(await file.json()).toMatchObject({
      person: { email: EMAIL },
      tables: { subscriber: [{ email: EMAIL }] },
    });
    const wrong = await admin.post('/admin/personal-data/file', { email: 'yox', ...nobody });
    expect(wrong.status).toBe(422);

    expect((await send('erase')).status).toBe(302);
    expect((await send('erase')).status).toBe(409);
    const audit = await (await admin.get('/admin/audit')).text();
    expect(textOf(audit)).toContain('Fərdi məlumatlar silindi');
    expect(audit).not.toContain(EMAIL);
  });
});
