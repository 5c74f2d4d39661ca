import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { logoutText } from '#features/accounts/text.ts';
import { fallbackText } from '#features/articles/text.ts';
import { cleanupText, connectionText, createAdminText, diagnosticsText } from '#features/diagnostics/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { withoutTable } from '../../kit/databases/without-table.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const guarded = ['/firebase-test', '/check-articles', '/database', '/cleanup-images'];
const PLACEHOLDER = 'https://picsum.photos/800/600?random=7';
const textAt = async (site: TestSite, path: string) => textOf(await (await site.fetch(path)).text());

describe.each(siteEngines())('the tools in development on %s', (engine) => {
  let site: TestSite;
  let editor: Actor;
  const ids: string[] = [];
  beforeAll(async () => {
    site = await startSite({
      engine,
      env: { NODE_ENV: 'development', DEMO: '0' },
      async fill(db) {
        editor = await writeStaff(db, 'editor');
        for (let i = 0; i < 52; i++)
          ids.push((await writeArticle(db, { title: `Xəbər ${i}`, now: NOON + i })).id);
        ids.push((await writeArticle(db, { title: 'Şəkilli', image: PLACEHOLDER, featured: true })).id);
        const content = `<p>${'Uzun mətn. '.repeat(40)}</p>`;
        ids.push((await writeArticle(db, { title: 'Yazılan', status: 'draft', content, now: NOON + 99 })).id);
      },
    });
  });
  afterAll(() => site.stop());

  test('test the connections to the services, with a message and a log', async () => {
    const page = await textAt(site, '/firebase-test');
    for (const part of [
      diagnosticsText.rerun,
      connectionText.databaseDone,
      connectionText.filesDone,
      connectionText.mailKeeps,
      connectionText.signedOut,
      // Nobody is an admin yet.
      connectionText.noAdmin,
      connectionText.code('user-not-found'),
    ])
      expect(page).toContain(part);
    await site.change(async (db) => {
      expect(await db.selectFrom('connection_test').selectAll().execute()).toEqual([]);
    });
  });

  test('offer to run again what they show, and to sign out', async () => {
    const linksOf = async (path: string) => {
      const html = await (await site.fetch(path)).text();
      return elementsOf(html, 'a')
        .filter((link) => link.includes(`href="${path}"`))
        .map(textOf);
    };
    expect(await linksOf('/firebase-test')).toContain(diagnosticsText.rerun);
    expect(await linksOf('/check-articles')).toContain(diagnosticsText.refresh);
    expect(await linksOf('/database')).toContain(diagnosticsText.refresh);
    const session = await signIn(site, editor.email);
    const html = await (await session.get('/firebase-test')).text();
    expect(textOf(html)).toContain(connectionText.signedIn(editor.email));
    const form = elementsOf(html, 'form').find((one) => one.includes('action="/admin/logout"')) ?? '';
    expect(textOf(form)).toBe(logoutText.action);
    expect((await session.post('/admin/logout', {})).status).toBe(302);
    expect(await textAt(site, '/firebase-test')).toContain(connectionText.signedOut);
  });

  test('show the error when the articles cannot be read', async () => {
    const problems = await withoutTable(site, 'article', async () => {
      for (const path of ['/check-articles', '/database'])
        expect(await textAt(site, path)).toContain(
          diagnosticsText.error(connectionText.problem['not-initialised']),
        );
    });
    expect(problems).toContain('articles not read');
  });

  test('report which part of a sign-in is wrong, and create no session', async () => {
    const visitor = newVisitor(site);
    const attempt = async (email: string, password: string) =>
      textOf(await (await visitor.post('/firebase-test', { email, password })).text());
    expect(await attempt('yox', 'x')).toContain(connectionText.trialProblem['invalid-email']);
    expect(await attempt('yox@example.az', 'x')).toContain(connectionText.trialProblem['user-not-found']);
    expect(await attempt(editor.email, 'x')).toContain(connectionText.trialProblem['wrong-password']);
    const good = await attempt(editor.email, PASSWORD);
    expect(good).toContain(connectionText.trialDone);
    expect(good).not.toContain(PASSWORD);
    expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    await site.change(async (db) => {
      expect(await db.selectFrom('staff_session').select('id').execute()).toEqual([]);
    });
  });

  test('list every article with the columns of the specification, page by page', async () => {
    const first = await (await site.fetch('/check-articles')).text();
    expect(textOf(first)).toContain(
      `Yazılan yazilan football Qaralama 07 mar 2026 0 ${ids[53]?.slice(0, 8)}`,
    );
    expect(textOf(first)).not.toContain(ids[53]?.slice(0, 9));
    const rows = first.match(/<tr/g)?.length ?? 0;
    expect(rows).toBe(51);
    const next = /href="(\/check-articles\?after=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = await (await site.fetch(next)).text();
    expect(second.match(/<tr/g)?.length).toBe(5);
    expect(textOf(second)).toContain(diagnosticsText.newest);
  });

  test('inspect the database with counters and previews', async () => {
    const page = await textAt(site, '/database');
    expect(page).toContain(
      `${diagnosticsText.total} 54 ${diagnosticsText.published} 53 ${diagnosticsText.drafts} 1 ${diagnosticsText.featured} 1`,
    );
    const preview = 'Uzun mətn. '.repeat(40).slice(0, 200);
    expect(page).toContain(`${preview}…`);
    expect(page).toContain(ids[53]?.slice(0, 12));
    expect(page).not.toContain(ids[53]?.slice(0, 13));
  });

  test('remove placeholder images once, by POST only', async () => {
    expect(await textAt(site, '/cleanup-images')).toContain(cleanupText.found(1));
    const visitor = newVisitor(site);
    const foreign = await visitor.post('/cleanup-images', {}, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await textAt(site, '/cleanup-images')).toContain(cleanupText.found(1));
    const cleaned = textOf(await (await visitor.post('/cleanup-images', {})).text());
    expect(cleaned).toContain(diagnosticsText.cleaned(1));
    expect(cleaned).toContain(`Şəkilli ${PLACEHOLDER}`);
    expect(await textAt(site, '/cleanup-images')).toContain(cleanupText.none);
    await site.change(async (db) => {
      const row = await db.selectFrom('article').select('image').where('title', '=', 'Şəkilli').execute();
      expect(row).toEqual([{ image: null }]);
    });
  });

  test('are never cached', async () => {
    for (const path of [...guarded, '/create-admin'])
      expect((await site.fetch(path)).headers.get('cache-control')).toBe('private, no-store');
  });
});

test('an empty database says so', async () => {
  const site = await startSite({ env: { NODE_ENV: 'development', DEMO: '0' } });
  expect(await textAt(site, '/check-articles')).toContain(diagnosticsText.checkEmpty);
  expect(await textAt(site, '/database')).toContain(diagnosticsText.checkEmpty);
  expect(await textAt(site, '/check-articles')).not.toContain(fallbackText.title);
  await site.stop();
});

describe.each(siteEngines())('the tools in production on %s', (engine) => {
  let site: TestSite;
  let editor: Actor;
  beforeAll(async () => {
    site = await startSite({
      engine,
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editor = await writeStaff(db, 'editor');
      },
    });
  });
  afterAll(() => site.stop());

  test('create the first admin once, with the one-time code of the log, and show only the new password', async () => {
    const code = site.logged().flatMap((line) => /one-time code (\w{32}),/.exec(line)?.[1] ?? [])[0] ?? '';
    expect(code).not.toBe('');
    const visitor = newVisitor(site);
    const form = await visitor.get('/create-admin');
    expect([form.status, (await form.text()).includes(code)]).toEqual([200, false]);
    const create = (fields: Record<string, string>) =>
      visitor.post('/create-admin', { code, name: 'Leyla', email: 'leyla@example.az', ...fields });

    const wrong = await create({ code: 'x'.repeat(20) });
    expect(wrong.status).toBe(422);
    const refused = await wrong.text();
    expect(refused).toContain(problemText['staff.code']);
    expect(refused).not.toContain(problemText['form.incomplete']);
    const empty = await create({ name: '', email: 'yox' });
    expect(await empty.text()).toContain(problemText['email.invalid']);

    const made = await create({});
    const page = await made.text();
    expect(page).toContain(diagnosticsText.created);
    const password = /<code[^>]*>(\w{40})<\/code>/.exec(page)?.[1] ?? '';
    const admin = await signIn(site, 'leyla@example.az', password);
    // It was made by somebody else: the first thing to do is to choose another.
    expect((await admin.get('/admin')).headers.get('location')).toBe('/admin/password');

    const again = await create({ email: 'basqa@example.az' });
    expect(again.status).toBe(409);
    const said = await again.text();
    expect(said).toContain(diagnosticsText.exists);
    expect(said).not.toContain(password);
    const open = await (await newVisitor(site).get('/create-admin')).text();
    expect(open).toContain(createAdminText.existsText);
    expect(open).not.toMatch(/leyla@example|<form/);
    await site.restart();
    expect(site.logged().join('\n')).not.toContain('one-time code');
  });

  test('are for admins', async () => {
    for (const path of guarded) {
      const answer = await newVisitor(site).get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/admin/login?next=${encodeURIComponent(path)}`,
      ]);
    }
    expect((await newVisitor(site).post('/cleanup-images', {})).status).toBe(302);
    const session = await signIn(site, editor.email);
    for (const path of guarded) expect((await session.get(path)).status).toBe(403);
    expect((await session.post('/cleanup-images', {})).status).toBe(403);

    const email = 'boss@example.az';
    await site.change(async (db) => void (await writeStaff(db, 'admin', { email })));
    const admin = await signIn(site, email);
    for (const path of guarded) expect((await admin.get(path)).status).toBe(200);
    expect(textOf(await (await admin.get('/firebase-test')).text())).toContain(
      connectionText.signedIn(email),
    );

    // What an engine says is told in words, with its own code beside it.
    await site.change((db) => db.schema.dropTable('connection_test').execute());
    const failing = textOf(await (await admin.get('/firebase-test')).text());
    expect(failing).toContain(`${connectionText.failing} ${diagnosticsText.serviceMissing}`);
    expect(failing).toContain(`not-initialised (${engine === 'postgres' ? '42P01' : 'SQLITE_ERROR'})`);
    await expect.poll(() => site.takeProblems().join()).toContain('connection test: database');
  });
});
