import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { lockSqliteFolder } from '#platform/db/engines/lock-sqlite-folder.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { searchArticles } from '../rules/search-articles.ts';
import { startSegmentProcess } from './start-segment-process.ts';

describe('the process that builds segments', () => {
  it('indexes the queue, and lets one process build in a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-segments-'));
    const file = join(folder, 'newsroom.sqlite');
    copyFileSync(inject('emptyDatabases').sqlite, file);
    const { db, close } = await openDatabase({ kind: 'sqlite', file });
    try {
      for (let number = 0; number < 120; number++) await writeArticle(db, { title: `Xronika ${number}` });
      const input = { target: { kind: 'sqlite', file } as const, folder: join(folder, 'search') };
      expect(await startSegmentProcess(input).ended).toBe('done');
      expect(await db.selectFrom('search_index_queue').select('id').execute()).toEqual([]);
      expect((await searchArticles(db, { query: 'xronika' })).total).toBe(120);
      const release = lockSqliteFolder(input.folder);
      expect(await startSegmentProcess(input).ended).toBe('busy');
      release?.();
      const stopped = startSegmentProcess(input);
      await stopped.stop();
      expect(await stopped.ended).toBe('done');
    } finally {
      await close();
    }
    const broken = startSegmentProcess({ target: { kind: 'sqlite', file: folder }, folder });
    await expect(broken.ended).rejects.toThrow('DatabaseUnavailable');
    rmSync(folder, { recursive: true });
  });

  it('ends with its server in the middle of its work, and not by a signal', async () => {
    // A database that never answers.
    const database = createServer().listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const folder = mkdtempSync(join(tmpdir(), 'newsroom-segments-'));
    const program = fork(join(import.meta.dirname, 'segment-process.ts'), { execArgv: [] });
    const ended = once(program, 'exit');
    program.send({ target: { kind: 'postgres', url: `postgres://127.0.0.1:${port}/site` }, folder });
    const [socket] = await once(database, 'connection');
    program.kill('SIGTERM');
    program.disconnect();
    expect(await ended).toEqual([0, null]);
    socket.destroy();
    database.close();
    rmSync(folder, { recursive: true });
  });
});
