import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArticle } from '../../kit/content/articles.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';

const PROCESSES = 2;
/** The operating system chooses a process for each new connection. So many reach all of them. */
const REQUESTS = 12 * PROCESSES;

/** The processes that a process has started; null where the system does not tell. */
function listChildren(pid: number): number[] | null {
  if (process.platform !== 'linux') return null;
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

describe.each(siteEngines())('several processes on one port, on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({
      engine,
      ownProcess: true,
      env: { PROCESSES: String(PROCESSES), AUTH_SECRET: 'the-same-secret-for-all-processes-of-it' },
      fill: async (db) => void (await writeArticle(db, { title: 'Köhnə başlıq' })),
    });
  });
  afterAll(() => site.stop());

  const readAll = async (path: string) => {
    const answers = [];
    for (let n = 0; n < REQUESTS; n += 1)
      answers.push(await site.ask(path, { headers: { Connection: 'close' } }));
    return answers;
  };

  test('all of them start', async () => {
    await expect.poll(() => listChildren(site.pid())?.length ?? PROCESSES).toBe(PROCESSES);
    const ready = () => site.logged().filter((line) => line.includes('is ready at')).length;
    await expect.poll(ready).toBe(PROCESSES);
  });

  test('a change is seen by all of them', async () => {
    const path = '/article/kohne-basliq';
    for (const { status } of await readAll(path)) expect(status).toBe(200);
    await site.change(async (db) => {
      await db.updateTable('article').set({ title: 'Təzə başlıq' }).execute();
    });
    const countOld = async () =>
      (await readAll(path)).filter(({ body }) => body.toString().includes('Köhnə başlıq')).length;
    await expect.poll(countOld).toBe(0);
    expect((await readAll(path)).filter(({ body }) => body.toString().includes('Təzə başlıq'))).toHaveLength(
      REQUESTS,
    );
  });

  test('the code for the first admin is the same in all of them', () => {
    const codes = site.logged().flatMap((line) => line.match(/one-time code (\S+),/)?.[1] ?? []);
    expect(codes).toHaveLength(PROCESSES);
    expect(new Set(codes).size).toBe(1);
  });

  test.runIf(process.platform === 'linux')('one that is killed is replaced', async () => {
    const [first = 0, other = 0] = listChildren(site.pid()) ?? [];
    process.kill(first, 'SIGKILL');
    await expect.poll(() => listChildren(site.pid())).not.toContain(first);
    expect((await readAll('/')).every(({ status }) => status === 200)).toBe(true);
    await expect.poll(() => listChildren(site.pid())?.length).toBe(PROCESSES);
    expect(listChildren(site.pid())).toContain(other);
    expect(site.takeProblems().join('\n')).toContain('A process ended and is replaced');
    expect((await readAll('/')).every(({ status }) => status === 200)).toBe(true);
  });
});

test('the processes of two sites do not share a port', async () => {
  const first = await startSite({ ownProcess: true, env: { PROCESSES: '2' } });
  const start = startSite({ ownProcess: true, env: { PROCESSES: '2', PORT: new URL(first.url).port } });
  await expect(start).rejects.toThrow('is already in use');
  await first.stop();
});

test('processes that cannot start end with the reason and a code', async () => {
  const start = startSite({ ownProcess: true, env: { PROCESSES: '2', S3_BUCKET: 'alone' } });
  await expect(start).rejects.toThrow('S3_');
});
