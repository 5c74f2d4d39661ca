import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { newId } from '../../kit/content/articles.ts';
import { startSite } from '../../kit/site/site.ts';

const PAGE_SIZE = 4096;

/** Overwrites 20 pages of the audit log, which no start reads: a page that it does read keeps it from starting. */
function damage(file: string): void {
  const db = new Sqlite(file);
  // Otherwise the start would write the sound pages of its log over the damaged ones.
  db.pragma('wal_checkpoint(truncate)');
  const found = db.prepare(`select pageno from dbstat where name = 'audit_log' limit 20`).all() as {
    pageno: number;
  }[];
  db.close();
  expect(found).toHaveLength(20);
  const handle = openSync(file, 'r+');
  for (const { pageno } of found)
    writeSync(handle, Buffer.alloc(PAGE_SIZE, 0x5a), 0, PAGE_SIZE, (pageno - 1) * PAGE_SIZE);
  closeSync(handle);
}

test('20 damaged pages of the database are noticed at the start, and pages go on', async () => {
  const site = await startSite({
    async fill(db) {
      const after = 'x'.repeat(2 * PAGE_SIZE);
      for (let line = 0; line < 20; line += 1)
        await recordAudit(db, { actor: null, now: line, newId }, 'article.save', `${line}`, { after });
    },
  });
  const readyz = async () => (await site.fetch('/readyz')).text();
  expect(await readyz()).toBe('ready');
  await site.crash(async () => damage(join(site.dataDir, 'newsroom.sqlite')));
  await expect.poll(readyz).toMatch(/^ready\ndatabase damaged: /);
  expect((await site.fetch('/')).status).toBe(200);
  expect(site.takeProblems().join('\n')).toContain('The database file is damaged: restore a backup');
  await site.stop();
});
