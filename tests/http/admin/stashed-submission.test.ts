import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginText, stashedSubmissionText } from '#features/accounts/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { secondFactorSetting } from '#platform/sessions/is-second-factor-required.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { NOON, writeCategory } from '../../kit/content/articles.ts';
import { pngOf } from '../../kit/content/media.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const CREATE = '/admin/articles/create';
const typed = {
  title: 'Gecənin sonuncu xəbəri',
  excerpt: 'Sessiya bitəndə yazılan.',
  category: 'football',
  content: '<p>Beş min söz.</p>',
  author: 'Leyla H.',
  newTag: 'Qarabağ, Neftçi',
  seoTitle: 'Axtarış üçün',
  alt: 'Qapıçı topu tutur',
  credit: 'AFFA',
  status: 'draft',
  intent: 'publish',
};

describe('a submission without scripts after the session has ended', () => {
  let site: TestSite;
  let leyla: Actor;
  let orxan: Actor;
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        leyla = await writeStaff(db, 'admin', { name: 'Leyla Həsənova' });
        orxan = await writeStaff(db, 'admin', { name: 'Orxan Quliyev' });
        await writeCategory(db, 'football', 'Futbol');
      },
    });
  });
  afterAll(() => site.stop());

  const endSessions = () =>
    site.change(async (db) => {
      await db.deleteFrom('staff_session').execute();
    });
  const countStashed = async () => {
    let count = 0;
    await site.change(async (db) => {
      count = (await db.selectFrom('stashed_submission').select('id').execute()).length;
    });
    return count;
  };
  const countArticles = async (title: string) => {
    let count = 0;
    await site.change(async (db) => {
      count = (await db.selectFrom('article').select('id').where('title', '=', title).execute()).length;
    });
    return count;
  };
  const login = (visitor: Visitor, path: string, who: Actor) =>
    visitor.post(path, { email: who.email, password: PASSWORD, remember: 'on' });
  const at = (answer: Response) => answer.headers.get('location') ?? '';
  async function openAs(who: Actor, path: string): Promise<Visitor> {
    const visitor = await signIn(site, who.email);
    expect((await visitor.get(path)).status).toBe(200);
    return visitor;
  }

  test('an article is back in its form after signing in, complete, and saved only when it is sent again', async () => {
    const visitor = await openAs(leyla, CREATE);
    await endSessions();
    const id = 'aaaaaaaaaaaaaaaaaaaa';
    const away = await visitor.post(CREATE, { ...typed, writer: leyla.id, id });
    expect(away.status).toBe(302);
    expect(await (await visitor.get(at(away))).text()).toContain(stashedSubmissionText.waiting);
    expect((await login(visitor, at(away), { ...leyla, email: 'yox@example.az' })).status).toBe(401);

    const back = at(await login(visitor, at(away), leyla));
    expect(back).toMatch(/^\/admin\/articles\/create\?stashed=\w+$/);
    const html = await (await visitor.get(back)).text();
    expect(textOf(html)).toContain(stashedSubmissionText.back);
    for (const value of [typed.author, typed.seoTitle, typed.alt, 'Qarabağ', 'Neftçi', id])
      expect(html).toContain(`value="${value}"`);
    expect(html).toContain('&lt;p&gt;Beş min söz.&lt;/p&gt;');
    for (const value of [typed.title, typed.excerpt]) expect(textOf(html)).toContain(value);
    expect(html).toMatch(/<option[^>]*(?:value="football"[^>]*selected|selected[^>]*value="football")/);
    expect(await countArticles(typed.title)).toBe(0);

    const wrong = await visitor.post(back, { ...typed, excerpt: '', writer: leyla.id, id });
    expect(wrong.status).toBe(422);
    expect(textOf(await wrong.text())).not.toContain(stashedSubmissionText.back);
    expect((await visitor.post(back, { ...typed, writer: leyla.id, id })).status).toBe(302);
    expect(await countArticles(typed.title)).toBe(1);
    expect(textOf(await (await visitor.get(back)).text())).not.toContain(stashedSubmissionText.back);
  });

  test('an existing article keeps its base version, and a file has to be chosen again', async () => {
    let id = '';
    await site.change(async (db) => {
      ({ id } = await writeOwnArticle(db, leyla, { title: 'Köhnə başlıq', status: 'published' }));
    });
    const path = `/admin/articles/edit/${id}`;
    const visitor = await openAs(leyla, path);
    await endSessions();
    const body = new FormData();
    const fields = { ...typed, title: 'Yeni başlıq', writer: leyla.id, id, baseVersion: '1', intent: 'save' };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new File([new Uint8Array(await pngOf('#c8102e'))], 'a.png', { type: 'image/png' }));
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const away = await site.fetch(path, { method: 'POST', body, headers: { cookie, Origin: site.url } });
    const back = at(await login(visitor, at(away), leyla));
    expect(back).toContain(`${path}?stashed=`);
    const html = await (await visitor.get(back)).text();
    expect(html).toContain('Yeni başlıq');
    expect(textOf(html)).toContain(stashedSubmissionText.file);
    expect(html).toMatch(/name="baseVersion" value="1"/);
  });

  test('nobody else gets it, not even by its address', async () => {
    const visitor = await openAs(leyla, CREATE);
    await endSessions();
    const away = await visitor.post(CREATE, { ...typed, title: 'Yalnız Leylanın', writer: leyla.id });
    const back = at(await login(visitor, at(away), orxan));
    const html = await (await visitor.get(back)).text();
    expect(html).not.toContain('Yalnız Leylanın');
    expect(textOf(html)).not.toContain(stashedSubmissionText.back);
    const own = await signIn(site, leyla.email);
    expect(await (await own.get(back)).text()).toContain('Yalnız Leylanın');
  });

  test('any other form asks for sign-in, says that it was not accepted, and returns to its screen', async () => {
    const visitor = await openAs(leyla, '/admin/tags');
    const before = await countStashed();
    await endSessions();
    const away = at(await visitor.post('/admin/users', { name: 'Nigar Əliyeva', role: 'author' }));
    expect(away).toBe('/admin/login?next=%2Fadmin%2Fusers&unsent=1');
    expect(textOf(await (await visitor.get(away)).text())).toContain(loginText.unsent);
    const wrong = await login(visitor, away, { ...leyla, email: 'yox@example.az' });
    expect(textOf(await wrong.text())).toContain(loginText.unsent);
    expect(at(await login(visitor, away, leyla))).toBe('/admin/users');
    expect(await countStashed()).toBe(before);
    const reader = newVisitor(site);
    const opened = at(await reader.get('/admin/users'));
    expect(textOf(await (await reader.get(opened)).text())).not.toContain(loginText.unsent);
  });

  test('nothing is stashed for a browser without a former session, or from another site', async () => {
    const before = await countStashed();
    const stranger = newVisitor(site);
    const away = await stranger.post(CREATE, { ...typed, writer: leyla.id });
    expect(at(away)).toBe('/admin/login?next=%2Fadmin%2Farticles%2Fcreate&unsent=1');
    const known = await openAs(leyla, CREATE);
    await endSessions();
    const noOrigin = await known.post(CREATE, { ...typed, writer: leyla.id }, { Origin: 'null' });
    expect(at(noOrigin)).not.toContain('stashed');
    expect(at(await known.post(CREATE, { ...typed, writer: orxan.id }))).not.toContain('stashed');
    expect(at(await known.post(CREATE, typed))).not.toContain('stashed');
    expect(await countStashed()).toBe(before);
    site.takeProblems();
  });

  test('a second factor that has become mandatory is set up first, and leads on', async () => {
    const visitor = await openAs(leyla, CREATE);
    const row = { key: secondFactorSetting, version: 1, updated_at: NOON, updated_by: null };
    const requireSecondFactor = (value: string) =>
      site.change(async (db) => {
        await db.deleteFrom('setting').where('key', '=', secondFactorSetting).execute();
        if (value)
          await db
            .insertInto('setting')
            .values({ ...row, value })
            .execute();
      });
    await requireSecondFactor('true');
    const away = at(await visitor.post(CREATE, { ...typed, title: 'Kod gözləyir', writer: leyla.id }));
    expect(away).toMatch(/^\/admin\/second-factor\?next=/);
    await requireSecondFactor('');
    const next = new URL(away, site.url).searchParams.get('next') ?? '';
    expect(await (await visitor.get(next)).text()).toContain('Kod gözləyir');
  });
});
