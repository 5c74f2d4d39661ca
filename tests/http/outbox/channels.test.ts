import { afterAll, describe, expect, test } from 'vitest';
import { deliveryText } from '#features/deliveries/text.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeOwnArticle } from '../../kit/content/newsroom.ts';
import { startOutsideServer } from '../../kit/servers/outside-server.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const LIST = '/admin/distribution';
const NOT_MEMBER = { ok: false, error_code: 403, description: 'Forbidden: bot is not a member' };

async function writeNewsroom(db: Db) {
  const [admin, editor, author] = [
    await writeStaff(db, 'admin'),
    await writeStaff(db, 'editor'),
    await writeStaff(db, 'author'),
  ];
  return { admin, editor, author };
}

describe.each(siteEngines())('the channels of a site on %s', async (engine) => {
  const outside = await startOutsideServer();
  let staff: Record<'admin' | 'editor' | 'author', Actor> | undefined;
  const site = await startSite({
    engine,
    env: { ...outside.env, TRUST_PROXY: '1' },
    fill: async (db) => {
      staff = await writeNewsroom(db);
    },
  });
  afterAll(async () => {
    await site.stop();
    await outside.close();
  });
  const emailOf = (role: 'admin' | 'editor' | 'author') => staff?.[role].email ?? '';
  const publish = async (title: string, over: { noindex?: boolean } = {}) => {
    let id = '';
    await site.change(async (db) => {
      const article = { title, ...over, status: 'published' as const };
      if (staff) ({ id } = await writeOwnArticle(db, staff.editor, article));
    });
    return id;
  };

  test('search engines find the key at its address', async () => {
    const answer = await site.fetch('/test-key-of-index-now.txt');
    expect([answer.status, await answer.text()]).toEqual([200, 'test-key-of-index-now']);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await site.fetch('/other-key.txt')).status).toBe(404);
  });

  test('a publish is posted and pinged within seconds, and editors see what was sent', async () => {
    const id = await publish('Qarabağ qalib gəldi');
    await expect.poll(() => outside.messages.size).toBe(1);
    await expect.poll(() => outside.pings.length).toBe(1);
    await expect.poll(() => outside.topics).toContain(`${site.url}/rss`);
    const editor = await signIn(site, emailOf('editor'));
    const screen = textOf(await (await editor.get(LIST)).text());
    expect(screen).toContain('Qarabağ qalib gəldi');
    expect(screen).toContain(deliveryText.on('@sinaq_kanali'));
    const form = textOf(await (await editor.get(`/admin/articles/edit/${id}`)).text());
    expect(form).toMatch(/Telegram: göndərildi \d\d:\d\d/);
    expect((await (await signIn(site, emailOf('author'))).get(LIST)).status).toBe(403);
  });

  test('an admin tries again what was refused, and an editor may not', async () => {
    outside.trouble = { status: 403, body: JSON.stringify(NOT_MEMBER) };
    await publish('Neftçi heç-heçə etdi');
    const admin = await signIn(site, emailOf('admin'));
    const failed = `${LIST}?channel=telegram&status=failed`;
    const read = async () => (await admin.get(failed)).text();
    await expect.poll(read).toContain('bot is not a member');
    const id = /name="id" value="(\w+)"/.exec(await read())?.[1] ?? '';
    const editor = await signIn(site, emailOf('editor'));
    expect(await (await editor.get(failed)).text()).not.toContain(deliveryText.retry);
    expect((await editor.post(failed, { intent: 'retry', id })).status).toBe(403);
    outside.trouble = null;
    expect((await admin.post(failed, { intent: 'retry', id: 'x' })).status).toBe(404);
    const answer = await admin.post(failed, { intent: 'retry', id });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, failed]);
    await expect.poll(() => outside.messages.size).toBe(2);
    expect(textOf(await (await admin.get('/admin/audit')).text())).toContain(
      'Göndəriş yenidən növbəyə qoyuldu',
    );
  });

  test('an article that is hidden from search engines is posted but not pinged', async () => {
    const pings = outside.pings.length;
    await publish('Bu, axtarışda görünməsin', { noindex: true });
    await expect.poll(() => outside.messages.size).toBe(3);
    await publish('Bu isə görünsün');
    await expect.poll(() => outside.messages.size).toBe(4);
    await expect.poll(() => outside.pings.length).toBe(pings + 1);
  });
});

test('a site without channels sends nothing, and leaves no row', async () => {
  const site = await startSite({
    fill: async (db) => {
      const { editor } = await writeNewsroom(db);
      await writeOwnArticle(db, editor, { status: 'published' });
    },
  });
  const count = async (table: 'outbox_event' | 'delivery') => {
    let rows = -1;
    await site.change(async (db) => {
      rows = (await db.selectFrom(table).select('id').execute()).length;
    });
    return rows;
  };
  await expect.poll(() => count('outbox_event')).toBe(0);
  expect(await count('delivery')).toBe(0);
  await site.stop();
});

test.skipIf(!siteEngines().includes('postgres'))('three processes send each thing exactly once', async () => {
  const outside = await startOutsideServer();
  outside.delay = 10;
  const site = await startSite({ engine: 'postgres', env: outside.env });
  const others = await Promise.all(
    [1, 2].map(() => startSite({ env: { ...outside.env, ...site.databaseEnv } })),
  );
  await site.change(async (db) => {
    const { editor } = await writeNewsroom(db);
    for (let n = 0; n < 15; n++)
      await writeOwnArticle(db, editor, { title: `Xəbər ${n}`, status: 'published' });
  });
  await expect.poll(() => outside.messages.size).toBe(15);
  await expect.poll(() => outside.pings.flatMap(({ urlList }) => urlList).length).toBe(15);
  for (const one of [...others, site]) await one.stop();
  await outside.close();
  expect(outside.botCalls).toHaveLength(15);
  expect(new Set(outside.messages.values()).size).toBe(15);
  expect(new Set(outside.pings.flatMap(({ urlList }) => urlList)).size).toBe(15);
});
