import { afterAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { findScreenIds } from '../../kit/site/find-screen-ids.ts';
import { formNames, hasScreen } from '../../kit/site/form-names.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { hasSession, signIn } from '../../kit/site/visitor.ts';

/** Bodies of a wrong or broken type. No query gets them. */
const BROKEN_BODIES: [type: string | null, body: string][] = [
  [null, 'a=b'],
  ['text/plain', 'a=b'],
  ['application/x-www-form-urlencoded', ''],
  ['application/x-www-form-urlencoded', '%zz=%&&=&a=%E9'],
  ['multipart/form-data', 'a=b'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\nb\r\n--x--'],
  ['application/json', '{"a":'],
  ['application/json', 'null'],
];
const ODD_JSON = [
  'application/json',
  '{"slug":"a\\u0000","id":"\\u0000","fields":"\\u0000","version":1e99}',
] as const;
const ODD_VALUES = ['a\0b', '99999999999999999999', '-1.5e99', '{"a":"\\u0000"}', 'ə𝒳\ud800'];
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' };
const ODD_IDS = ['ə', '%F0%9F%92%A9', '-1', '99999999999999999999', '%27', 'a'.repeat(300)];

describe('odd input to every address', async () => {
  let email = '';
  let ids: Record<string, string> = {};
  const site = await startSite({ demo: true, engine: siteEngine(), env: { TRUST_PROXY: '1' } });
  afterAll(site.stop);
  await site.change(async (db) => {
    const admin = await writeStaff(db, 'admin');
    email = admin.email;
    ids = await findScreenIds(db, admin);
  });
  let cookie = '';
  const signInAgain = async () => {
    const { cookies } = await signIn(site, email);
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  };
  await signInAgain();
  /** What went wrong: a status of 500 and up, each with the request. */
  const wrong: string[] = [];
  async function send(path: string, init: RequestInit = {}): Promise<void> {
    const answer = await site.fetch(path, { ...init, headers: { cookie, ...UNCOMPRESSED, ...init.headers } });
    await answer.arrayBuffer();
    if (answer.status >= 500)
      wrong.push(`${answer.status} ${init.method ?? 'GET'} ${path} ${init.body ?? ''}`);
  }
  const expectNoFault = () => expect([...wrong.splice(0), ...site.takeProblems()].slice(0, 12)).toEqual([]);

  test.each(screens)('$path', async (screen) => {
    const { path: pattern, file } = screen;
    const { fields, parameters, intents } = formNames(file);
    const address = (id: string) => pattern.replaceAll(/\/[:*]\w*\??/g, `/${id}`);
    const path = address(ids[pattern] ?? 'bele-sey-yoxdur');
    // A screen of the back-office is drawn with one of each kind of input, with another one than the screen before it. The answer to the
    // others is only its data, which is far cheaper.
    const data = pattern.startsWith('/admin') && hasScreen(file) ? '.data' : '';
    const first = screens.indexOf(screen);
    const sendInTurn = async <Input>(
      inputs: readonly Input[],
      sendTo: (input: Input, suffix: string) => Promise<void>,
      turn = first,
    ) => {
      for (const [at, input] of inputs.entries())
        await sendTo(input, at === turn % inputs.length ? '' : data);
    };
    if (/[:*]/.test(pattern)) await sendInTurn(ODD_IDS, (id, suffix) => send(address(id) + suffix));
    const query = [...new Set([...parameters, 'page', 'q', 'after', 'next'])];
    await sendInTurn(ODD_VALUES, (value, suffix) => {
      const typed = new URLSearchParams(query.map((name) => [name, value.toWellFormed()]));
      return send(`${path}${suffix}?${typed}`);
    });
    await sendInTurn([...BROKEN_BODIES, ODD_JSON], ([type, body], suffix) =>
      send(path + suffix, {
        method: 'POST',
        body: new Blob([body]),
        headers: type ? { 'Content-Type': type } : {},
      }),
    );
    await send(path, { method: 'PUT', body: 'a' });
    for (const [turn, intent] of [...intents, ''].entries())
      await sendInTurn(
        ODD_VALUES,
        (value, suffix) => {
          const form = new URLSearchParams(fields.map((name) => [name, value.toWellFormed()]));
          form.set('intent', intent);
          return send(path + suffix, { method: 'POST', body: form });
        },
        turn,
      );
    if (!(await hasSession(site, cookie))) await signInAgain();
    expectNoFault();
  });

  test.each([
    'articles/edit',
    'articles/preview',
    'home/preview',
    'users',
    'tags',
    'categories',
    'breaking',
    'search/names',
  ])('an id with letters that no id has is missing below /admin/%s', async (below) => {
    for (const id of ['ə', '%D0%96', '%F0%9F%92%A9'])
      expect((await site.fetch(`/admin/${below}/${id}`, { headers: { cookie } })).status).toBe(404);
  });

  test.each(['localhost:99999', 'a b', '[', 'a:b', 'evil.example/x'])(
    'the host %s is answered with 400',
    async (host) => {
      for (const path of ['/', '/admin/login'])
        expect((await site.ask(path, { headers: { host } })).status).toBe(400);
    },
  );
});
