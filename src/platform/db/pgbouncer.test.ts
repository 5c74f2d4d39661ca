import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { freePort } from '#tests/kit/site/free-port.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase } from './open-database.ts';
import type { RevisionChange } from './revision-scope.ts';

const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  existsSync,
);
/** It refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Starts PgBouncer in transaction mode with two connections to the server of `url`. */
async function startPgBouncer(url: string) {
  if (!pgbouncer) throw new Error('No PgBouncer here');
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { pathname, hostname, username, port: serverPort, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const user = username || 'postgres';
  const settings = [
    '[databases]',
    `* = host=${host} port=${serverPort || 5432} user=${user}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.join('\n'));
  const child = spawn(pgbouncer, [file], { stdio: 'ignore', ...NOBODY });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return {
    url: `postgres://${user}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

describeOnPostgres('PgBouncer in transaction mode', (open) => {
  it.skipIf(!pgbouncer)('takes queries and transactions, and changes are heard from the server', async () => {
    const { target } = await open();
    if (target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    const bouncer = await startPgBouncer(target.url);
    const opening = () => openDatabase({ ...target, url: bouncer.url, listenUrl: target.url });
    await expect.poll(() => opening().then((one) => one.close().then(() => 'open'), String)).toBe('open');
    const pooled = await opening();
    try {
      const changes: RevisionChange[] = [];
      pooled.onRevision((change) => changes.push(change));
      // It listens when it has told the first revision, with no scopes.
      await expect.poll(() => changes.length).toBe(1);
      const { id } = await writeArticle(pooled.db, { title: 'Bir xəbər' });
      await expect.poll(() => changes.some(({ scopes }) => scopes?.has(`article:${id}`))).toBe(true);
      // More transactions at once than connections: each of them keeps its own until its end.
      const counts = await Promise.all(
        Array.from({ length: 8 }, () =>
          inTransaction(pooled.db, async (tx) => {
            await tx.updateTable('article').set({ excerpt: 'Yeni' }).execute();
            return (await tx.selectFrom('article').selectAll().execute()).length;
          }),
        ),
      );
      expect(counts).toEqual(Array(8).fill(1));
    } finally {
      await pooled.close();
      await bouncer.stop();
    }
  });
});
