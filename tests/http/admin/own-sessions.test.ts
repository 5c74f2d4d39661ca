import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { sessionText } from '#features/accounts/text.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const SCREEN = '/admin/sessions';

describe('own sessions', () => {
  let site: TestSite;
  let email = '';
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        ({ email } = await writeStaff(db, 'author'));
      },
    });
  });
  afterAll(() => site.stop());

  test('an account sees its sessions, and ends one or all others with its password', async () => {
    const here = await signIn(site, email);
    const [one, two, three] = [
      await signIn(site, email),
      await signIn(site, email),
      await signIn(site, email),
    ];
    const isIn = async ({ get }: typeof here) => (await get(SCREEN)).status === 200;
    const page = async () => (await here.get(SCREEN)).text();
    const idsOf = (html: string) => [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = '']) => id);

    const html = await page();
    expect(textOf(html).split(sessionText.here)).toHaveLength(2);
    expect(html).toMatch(/10\.\d+\.\d+\.0/);
    const ids = idsOf(html);
    expect(ids).toHaveLength(3);

    const unproven = [
      [{ intent: 'end', id: ids[0] ?? '', password: 'yanlış-şifrə' }, problemText['password.wrong']],
      [{ intent: 'endOthers', password: '' }, problemText['password.required']],
    ] as const;
    for (const [fields, problem] of unproven) {
      const refused = await here.post(SCREEN, fields);
      expect([refused.status, textOf(await refused.text()).includes(problem)]).toEqual([422, true]);
    }
    expect((await here.post(SCREEN, { intent: 'end', id: 'yoxdur', password: PASSWORD })).status).toBe(404);
    expect((await here.post(SCREEN, { intent: 'hamisi', password: PASSWORD })).status).toBe(400);
    expect(await Promise.all([one, two, three].map(isIn))).toEqual([true, true, true]);

    const ended = await here.post(SCREEN, { intent: 'end', id: ids[0] ?? '', password: PASSWORD });
    expect([ended.status, ended.headers.get('location')]).toEqual([302, SCREEN]);
    expect((await Promise.all([one, two, three].map(isIn))).filter(Boolean)).toHaveLength(2);
    expect(idsOf(await page())).toEqual(expect.not.arrayContaining([ids[0]]));

    expect((await here.post(SCREEN, { intent: 'endOthers', password: PASSWORD })).status).toBe(302);
    expect(await Promise.all([one, two, three].map(isIn))).toEqual([false, false, false]);
    const alone = await page();
    expect(idsOf(alone)).toEqual([]);
    expect(alone).not.toContain('value="endOthers"');
  });

  test('an account begins a passkey with its password only', async () => {
    const here = await signIn(site, email);
    const start = async (password: string) => {
      const answer = await here.post('/admin/passkeys', { intent: 'start', name: 'Telefon', password });
      return [answer.status, textOf(await answer.text())] as const;
    };
    expect(await start('')).toEqual([422, expect.stringContaining(problemText['password.required'])]);
    expect(await start('yanlış-şifrə')).toEqual([
      422,
      expect.stringContaining(problemText['password.wrong']),
    ]);
    expect((await start(PASSWORD))[0]).toBe(200);
  });
});
