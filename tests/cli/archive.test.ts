import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { writeStaff } from '../kit/content/accounts.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { startSite, type TestSite } from '../kit/site/site.ts';
import { signIn, type Visitor } from '../kit/site/visitor.ts';

const server = inject('postgresUrl');
const EMAIL = 'redaktor@example.az';

function makeFolder(): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return mkdtempSync(join(inject('runFolder'), 'archive-'));
}

interface SignedIn {
  site: TestSite;
  visitor: Visitor;
}

/** The page without what differs between two servers: the address, and the random value of a response. */
async function readPage({ site, visitor }: SignedIn, path: string): Promise<string> {
  const response = await visitor.get(path);
  const text = await response.text();
  const neutral = text.replaceAll(site.url, '').replaceAll(encodeURIComponent(site.url), '');
  return `${response.status} ${neutral.replaceAll(/nonce="[^"]*"/g, '')}`;
}

describe.skipIf(!server)('the demo newspaper, moved from SQLite to PostgreSQL', () => {
  const file = join(makeFolder(), 'site.zip');
  let from: TestSite;
  let to: TestSite;
  let postgres: Awaited<ReturnType<typeof makePostgresDatabase>>;
  const env: Record<string, string> = {};

  beforeAll(async () => {
    // Without the job that plays the demo's matches: it would change the first site after its export.
    from = await startSite({ demo: true, env: { DEMO: '0' } });
    await from.change(async (db) => {
      await writeStaff(db, 'editor', { email: EMAIL });
    });
    postgres = await makePostgresDatabase(server ?? '');
    Object.assign(env, { DATA_DIR: join(makeFolder(), 'data'), DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await from.stop();
    await to?.stop();
    await postgres.drop();
  });

  it('is exported while the server runs, and restored with one command', async () => {
    const exported = await runCommand(['export', file, '--json'], { DATA_DIR: from.dataDir });
    expect(exported).toMatchObject({ code: 0, stderr: '' });
    const restored = await runCommand(['restore', file, '--json'], env);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(restored.stdout)).toEqual(JSON.parse(exported.stdout));
    const again = await runCommand(['restore', file], env);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });
  });

  it('shows the same pages', async () => {
    to = await startSite({ env });
    // A signed-in visitor gets every page newly rendered. Cached pages of two servers may be a minute apart and differ in "5 minutes ago".
    const source = { site: from, visitor: await signIn(from, EMAIL) };
    const target = { site: to, visitor: await signIn(to, EMAIL) };
    const home = await readPage(source, '/');
    const article = /href="(\/article\/[^"]+)"/.exec(home)?.[1] ?? '';
    const picture = /src="(\/media\/[^"]+)"/.exec(home)?.[1] ?? '';
    expect([article, picture]).not.toContain('');
    const paths = [
      '/',
      article,
      '/category/football',
      '/todays-games',
      '/tournament-tables',
      '/search?q=qarabag',
      '/rss',
      '/sitemap.xml',
    ];
    // Asked again when they differ: the minute of a match may begin between the two answers.
    const expectSame = async (path: string) => {
      const [moved, original] = await Promise.all([readPage(target, path), readPage(source, path)]);
      expect(moved, path).toBe(original);
    };
    for (const path of paths)
      await vi.waitFor(() => expectSame(path), { timeout: 2 * MINUTE, interval: 500 });
    expect((await to.ask(picture)).body.equals((await from.ask(picture)).body)).toBe(true);
  });

  it('lets people sign in with their passwords', async () => {
    const visitor = await signIn(to, EMAIL);
    expect((await visitor.get('/admin/articles')).status).toBe(200);
  });
});

it('a file that is no archive is refused with a code of its own, before anything is created for it', async () => {
  const folder = makeFolder();
  const DATA_DIR = join(folder, 'data');
  writeFileSync(join(folder, 'notes.zip'), 'no archive');
  for (const [name, reason] of [
    ['none.zip', /^There is no file .*none\.zip\n$/],
    ['notes.zip', /^.*notes\.zip is not a ZIP file, or is not complete\n$/],
  ] as const)
    expect(await runCommand(['restore', join(folder, name)], { DATA_DIR })).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(reason),
    });
  expect(existsSync(DATA_DIR)).toBe(false);
});
