import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { findScreenIds } from '../../kit/site/find-screen-ids.ts';
import { formNames, hasScreen } from '../../kit/site/form-names.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

/**
 * Tables that a read may change: counts of attempts, the keys of push notices, which are made at their first use, and who has a match
 * open at the desk.
 */
const CHANGING = new Set(['attempt_count', 'push_key', 'article_presence']);
/** Columns that a read may change: the time of the last activity. */
const CHANGING_COLUMNS: Record<string, readonly string[]> = {
  staff: ['last_seen_at'],
  staff_session: ['last_seen_at'],
};
/** Who has read a whole list is written down. */
const isExport = ({ action }: { action?: unknown }) => /\.export$/.test(String(action));
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', '__proto__[isAdmin]', 'toString'];

let email = '';
let ids: Record<string, string> = {};
// Without the jobs that play the matches of the demo from minute to minute.
const site = await startSite({ demo: true, env: { TRUST_PROXY: '1', DEMO: '0' } });
afterAll(site.stop);
await site.change(async (db) => {
  const writer = await writeStaff(db, 'admin');
  email = writer.email;
  ids = await findScreenIds(db, writer);
});
const admin = await signIn(site, email);

const addresses = screens.map(({ path, file }) => ({
  path: path.replaceAll(/\/[:*]\w*\??/g, `/${ids[path] ?? 'bele-sey-yoxdur'}`),
  isScreen: path.startsWith('/admin') && hasScreen(file),
  ...formNames(file),
}));

/** A hash of the rows of each table. */
async function readTables(): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  await site.change(async (db) => {
    for (const { name } of await db.introspection.getTables()) {
      if (CHANGING.has(name)) continue;
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      const ignored = new Set(CHANGING_COLUMNS[name]);
      const lines = (rows as Record<string, unknown>[])
        .filter((row) => name !== 'audit_log' || !isExport(row))
        .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !ignored.has(column))))
        .sort();
      hashes.set(name, createHash('sha256').update(lines.join('\n')).digest('hex'));
    }
  });
  return hashes;
}

test('a GET changes nothing, whatever its query says', async () => {
  const before = await readTables();
  for (const { path, isScreen, fields, intents } of addresses) {
    const query = new URLSearchParams(fields.map((name) => [name, '1']));
    const get = async (address: string, intent: string) => {
      query.set('intent', intent);
      await (await admin.get(`${address}?${query}`)).arrayBuffer();
    };
    await get(path, 'delete');
    // Only the data: a screen is drawn from it, and drawing reads nothing.
    for (const intent of intents) await get(isScreen ? `${path}.data` : path, intent);
  }
  const after = await readTables();
  expect([...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name)).toEqual([]);
});

test('the type of every answer fits its content, and texts name their charset', async () => {
  const wrong: string[] = [];
  for (const { path } of addresses)
    for (const answer of [await admin.get(path), await site.fetch(path)]) {
      const type = answer.headers.get('Content-Type') ?? '';
      const text = await answer.text();
      const says = `${path} ${answer.status} ${type}`;
      if (text === '') continue;
      if (/^text\/|xml/.test(type) && !/; ?charset=utf-8$/i.test(type)) wrong.push(`${says}: charset`);
      // A whole page, or a part of one.
      const isHtml = /^<(?:!doctype html|[a-z])/i.test(text);
      if (isHtml !== type.startsWith('text/html')) wrong.push(`${says}: HTML`);
      if (isJson(text) !== /json/.test(type)) wrong.push(`${says}: JSON`);
      if (/^<\?xml/.test(text) !== /xml/.test(type)) wrong.push(`${says}: XML`);
      if (answer.headers.get('X-Content-Type-Options') !== 'nosniff') wrong.push(`${says}: nosniff`);
    }
  expect(wrong).toEqual([]);
});

function isJson(text: string): boolean {
  if (!/^(?:[{[]|null$)/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('names of prototypes and repeated parameters break nothing', async () => {
  const wrong: string[] = [];
  const send = async (what: string, answer: Promise<Response>) => {
    const { status } = await answer;
    if (status >= 500) wrong.push(`${what} ${status}`);
  };
  for (const { path, parameters, fields, intents } of addresses) {
    const query = [...new Set([...parameters, 'page', 'q', 'after', 'next'])];
    const repeated = (names: readonly string[]) =>
      new URLSearchParams([
        ...PROTOTYPE_KEYS.map((name) => [name, '__proto__']),
        ...names.flatMap((name) => ['1', 'constructor', '__proto__'].map((value) => [name, value])),
      ]);
    await send(`GET ${path}`, admin.get(`${path}?${repeated(query)}`));
    if (path === '/admin/logout') continue;
    const form = new FormData();
    for (const [name, value] of repeated(fields)) form.append(name, value);
    form.set('intent', intents[0] ?? 'constructor');
    await send(`POST ${path}`, admin.post(path, form));
  }
  expect([...wrong, ...site.takeProblems()]).toEqual([]);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});
