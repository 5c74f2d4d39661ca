import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeStaff } from '../../kit/content/accounts.ts';
import { openStream } from '../../kit/site/live-stream.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

describe('the log of a site', () => {
  let site: TestSite;
  let email: string;
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { LOG_LEVEL: 'debug' },
      fill: async (db) => {
        email = (await writeStaff(db, 'editor')).email;
      },
    });
  });
  afterAll(() => site.stop());

  test('keeps the renders for streams apart from the write that made them necessary', async () => {
    const stream = await openStream(site.url, ['breaking']);
    await expect.poll(() => stream.lastId()).not.toBe('');
    const editor = await signIn(site, email);
    const entry = { text: 'Final sabaha keçdi', address: '', level: 'breaking' };
    const written = await editor.post('/admin/breaking', entry);
    expect(written.status).toBe(302);
    await expect.poll(() => stream.messages.at(-1)?.data).toContain('Final');
    const renders = site
      .logged()
      .filter((line) => line.includes('page rendered') && line.includes('/api/breaking'))
      .map((line) => JSON.parse(line));
    expect(renders.length).toBeGreaterThan(1);
    const writer = written.headers.get('X-Request-Id');
    expect(writer).toBeTruthy();
    for (const { requestId } of renders) expect([undefined, '', writer]).not.toContain(requestId);
    stream.close();
  });
});
