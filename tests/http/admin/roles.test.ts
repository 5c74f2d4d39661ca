import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { staffText } from '#features/accounts/text.ts';
import { categoriesText } from '#features/categories/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { roleNames } from '#platform/text/roles.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { articleInput, newId, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { elementsOf, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

describe('roles and categories', () => {
  let site: TestSite;
  let admin: Visitor;
  let member: Visitor;
  let account: Actor;
  const ids = { chess: '', football: '' };
  const articles = { chess: '', football: '' };
  beforeAll(async () => {
    let email = '';
    site = await startSite({
      engine: siteEngine(),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        ({ email } = await writeStaff(db, 'admin'));
        account = await writeStaff(db, 'author');
        for (const slug of ['chess', 'football'] as const) {
          ids[slug] = await writeCategory(db, slug, slug);
          articles[slug] = (await writeArticle(db, { category: slug, title: `Xəbər ${slug}` })).id;
        }
      },
    });
    admin = await signIn(site, email);
    member = await signIn(site, account.email);
  });
  afterAll(() => site.stop());

  const rightsForm = (role: string, categories: string[] | null) => {
    const form = new FormData();
    form.set('role', role);
    form.set('categoryLimit', categories === null ? 'all' : 'chosen');
    for (const id of categories ?? []) form.append('categories', id);
    return form;
  };
  const setRole = async (role: string, categories: string[] | null = null) => {
    const form = rightsForm(role, categories);
    form.set('intent', 'role');
    return admin.post(`/admin/users/${account.id}`, form);
  };
  const setFields = async (fields: { role: string; categoryLimit?: string }) =>
    (await admin.post(`/admin/users/${account.id}`, { intent: 'role', ...fields })).status;
  const form = (category: string, over: Record<string, string> = {}) => {
    const { title, excerpt, author, content } = articleInput();
    return { intent: 'publish', title, excerpt, author, content, category, ...over };
  };

  test('an admin makes an editor of one category, who works only there from the next request on', async () => {
    expect((await setRole('editor', [ids.chess])).status).toBe(302);
    const page = await (await admin.get(`/admin/users/${account.id}`)).text();
    const boxes = page.match(/<input[^>]* name="categories"[^>]*>/g) ?? [];
    const checked = boxes.filter((box) => box.includes('checked'));
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    expect(checked).toHaveLength(1);
    expect(checked[0]).toContain(ids.chess);
    expect(textOf(await (await admin.get('/admin/users')).text())).toContain(staffText.limited(1));
    expect(textOf(await (await admin.get('/admin/audit')).text())).toContain('chess');

    const create = await (await member.get('/admin/articles/create')).text();
    expect(create).toContain('value="chess"');
    expect(create).not.toContain('value="football"');
    const list = await (await member.get('/admin/articles')).text();
    expect(list).toContain('Xəbər football');
    expect(list).toContain(`archive:${articles.chess}`);
    expect(list).not.toContain(`archive:${articles.football}`);
    const targets = elementsOf(list, 'select').find((one) => one.includes('name="target"')) ?? '';
    expect(targets).toContain('value="chess"');
    expect(targets).not.toContain('value="football"');

    const read = await member.get(`/admin/articles/edit/${articles.football}`);
    expect(read.status).toBe(200);
    const sent = await member.post('/admin/articles/create', { ...form('football'), id: newId() });
    expect(sent.status).toBe(422);
    expect(textOf(await sent.text())).toContain(problemText['category.notYours']);
    const own = await member.post('/admin/articles/create', { ...form('chess'), id: newId() });
    expect(own.status).toBe(302);
  });

  test('an editor of one category sees the categories without forms, and keeps the one of an own draft', async () => {
    expect((await setRole('editor', [ids.chess])).status).toBe(302);
    const list = await (await member.get('/admin/categories')).text();
    expect(list).toContain(`/admin/categories/${ids.football}`);
    expect(textOf(list)).toContain(categoriesText.limited);
    expect(list).not.toMatch(/name="(?:ids|name)"/);
    const order = new FormData();
    order.set('ids', ids.football);
    expect((await member.post('/admin/categories', order)).status).toBe(403);
    const page = await (await member.get(`/admin/categories/${ids.football}`)).text();
    expect(page).toContain('<fieldset disabled=""');
    expect(page).not.toContain('value="delete"');

    const own = newId();
    await member.post('/admin/articles/create', { ...form('chess'), intent: 'save', id: own });
    await site.change(async (db) => {
      const moved = { category_id: ids.football, status: 'draft' as const, created_by: account.id };
      await db.updateTable('article').set(moved).where('id', '=', own).execute();
    });
    const edit = await (await member.get(`/admin/articles/edit/${own}`)).text();
    expect(edit).toMatch(/<option value="football" selected=""/);
  });

  test('an editor whose categories were deleted stays limited until an admin says all categories', async () => {
    let gone = '';
    await site.change(async (db) => {
      gone = await writeCategory(db, 'gone', 'gone');
    });
    await setRole('editor', [gone]);
    await site.change(async (db) => {
      await db.deleteFrom('category').where('id', '=', gone).execute();
    });
    const isOffered = async () =>
      (await (await member.get('/admin/articles/create')).text()).includes('value="football"');
    const isChecked = async (value: string) => {
      const page = await (await admin.get(`/admin/users/${account.id}`)).text();
      return new RegExp(`<input[^>]* name="categoryLimit"[^>]* checked=""[^>]* value="${value}"`).test(page);
    };
    expect([await isOffered(), await isChecked('chosen'), await isChecked('all')]).toEqual([
      false,
      true,
      false,
    ]);
    // The form as the page now shows it, and one without the field.
    for (const fields of [{ role: 'editor', categoryLimit: 'chosen' }, { role: 'editor' }]) {
      expect(await setFields(fields)).toBe(422);
      expect(await isOffered()).toBe(false);
    }
    expect(await setFields({ role: 'editor', categoryLimit: 'all' })).toBe(302);
    expect([await isOffered(), await isChecked('chosen'), await isChecked('all')]).toEqual([
      true,
      false,
      true,
    ]);
    const audit = textOf(await (await admin.get('/admin/audit')).text());
    expect(audit).toContain(staffText.allCategories);
  });

  test('an invited editor has the categories that the form has chosen, and a refused form keeps them', async () => {
    const invite = (email: string, categories: string[] | null) => {
      const form = rightsForm('editor', categories);
      form.set('name', 'Nigar Əliyeva');
      form.set('email', email);
      return admin.post('/admin/users', form);
    };
    const refused = await invite('', [ids.chess]);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toMatch(
      new RegExp(`<input[^>]* name="categories"[^>]* checked=""[^>]* value="${ids.chess}"`),
    );
    expect(page).toMatch(/<input[^>]* name="categoryLimit"[^>]* checked=""[^>]* value="chosen"/);
    for (const [email, categories] of [
      ['bir@example.az', [ids.chess]],
      ['hami@example.az', null],
    ] as const)
      expect((await invite(email, categories && [...categories])).status).toBe(302);
    expect((await invite('hec@example.az', [])).status).toBe(422);
    await site.change(async (db) => {
      const rows = db.selectFrom('staff').select(['email', 'categories']).where('name', '=', 'Nigar Əliyeva');
      expect(await rows.orderBy('email').execute()).toEqual([
        { email: 'bir@example.az', categories: JSON.stringify([ids.chess]) },
        { email: 'hami@example.az', categories: null },
      ]);
    });
  });

  test('unknown categories and roles are refused, and other roles are not limited', async () => {
    expect((await setRole('editor', ['yoxdur'])).status).toBe(422);
    expect((await setRole('owner')).status).toBe(422);
    expect((await setRole('chief', [ids.chess])).status).toBe(302);
    const create = await (await member.get('/admin/articles/create')).text();
    expect(create).toContain('value="football"');
    expect((await member.get('/admin/users')).status).toBe(403);
    expect((await member.get('/admin/settings')).status).toBe(403);
  });

  test('a match operator begins at the matches and sees nothing else in the menu', async () => {
    expect((await setRole('operator')).status).toBe(302);
    const start = await member.get('/admin');
    expect(start.headers.get('location')).toBe('/admin/matches');
    const html = await (await member.get('/admin/matches')).text();
    expect(html).toContain(roleNames.operator);
    expect(html).toContain('href="/admin/matches/live"');
    for (const link of ['/admin/articles', '/admin/comments', '/admin/matches/create', '/admin/users'])
      expect(html).not.toContain(`href="${link}"`);
    expect((await member.get('/admin/articles')).status).toBe(403);
    const refused = site
      .logged()
      .filter((line) => line.includes('refused') && line.includes('/admin/articles'));
    expect(refused.join('')).toContain(account.id);
    expect(refused.join('')).toContain('operator');
  });

  test('fields that a form does not have change nothing', async () => {
    await setRole('author');
    const extra = {
      role: 'admin',
      email: 'basqa@example.az',
      banned: '1',
      id: 'basqa',
      must_change_password: '1',
    };
    const renamed = await admin.post(`/admin/users/${account.id}`, {
      intent: 'rename',
      name: 'Yeni Ad',
      ...extra,
    });
    expect(renamed.status).toBe(302);
    const id = newId();
    const fields = {
      ...form('chess'),
      intent: 'save',
      id,
      status: 'published',
      createdBy: 'basqa',
      version: '9',
    };
    const sent = await member.post('/admin/articles/create', { ...fields, published_at: '1', views: '9' });
    expect(sent.status).toBe(302);
    await site.change(async (db) => {
      const row = await db
        .selectFrom('staff')
        .selectAll()
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ name: 'Yeni Ad', email: account.email, role: 'author' });
      expect([Boolean(row.banned), Boolean(row.must_change_password)]).toEqual([false, false]);
      const article = await db
        .selectFrom('article')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(article).toMatchObject({
        status: 'draft',
        created_by: account.id,
        version: 1,
        published_at: null,
      });
    });
  });
});
