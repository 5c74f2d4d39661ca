import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { textOf } from '../../kit/site/html.ts';
import { canMountDisks, onSmallDisk } from '../../kit/site/on-full-disk.ts';
import { startSite } from '../../kit/site/site.ts';
import { spawnSiteProcess } from '../../kit/site/site-process.ts';
import { signIn } from '../../kit/site/visitor.ts';

/** A picture that cannot be compressed: about 600 KB. */
function noise(seed: number): Promise<Buffer> {
  let state = seed;
  const pixels = Buffer.alloc(500 * 400 * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width: 500, height: 400, channels: 3 } })
    .png()
    .toBuffer();
}

describe.runIf(canMountDisks)('a full disk', () => {
  test('of the pictures: an upload is refused at its field, reads go on, and uploads return with the space', async () => {
    let editor = {} as Actor;
    const site = await startSite({
      command: onSmallDisk('files', '1m'),
      env: { TRUST_PROXY: '1' },
      async fill(db) {
        editor = await writeStaff(db, 'editor');
      },
    });
    const visitor = await signIn(site, editor.email);
    const formOf = async (seed: number) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(await noise(seed))], 'qol.png', { type: 'image/png' }));
      return form;
    };
    const upload = async (seed: number) => {
      const answer = await visitor.post('/admin/media/upload', await formOf(seed));
      const json = (await answer.json()) as { problem?: string; picture?: { id: string; url: string } };
      return { status: answer.status, ...json };
    };
    const readyz = async () => (await site.fetch('/readyz')).text();

    const first = await upload(1);
    expect(first.status).toBe(201);
    expect(await readyz()).toBe('ready');
    expect(await upload(2)).toEqual({ status: 422, problem: 'image.noSpace' });
    // Without scripts the page has the sentence.
    const page = await visitor.post('/admin/media', await formOf(3));
    expect(page.status).toBe(422);
    expect(textOf(await page.text())).toContain(problemText['image.noSpace']);
    expect(await readyz()).toBe('ready\nfiles cannot be written: ENOSPC');
    expect((await site.fetch('/readyz')).status).toBe(200);
    for (const path of ['/', first.picture?.url ?? '']) expect((await site.fetch(path)).status).toBe(200);
    await site.change(async (db) => {
      expect(await db.selectFrom('media').select('id').execute()).toEqual([{ id: first.picture?.id }]);
    });

    await visitor.post(`/admin/media/${first.picture?.id}`, { intent: 'delete' });
    await expect.poll(readyz).toBe('ready');
    // Nothing of the refused pictures has kept its space.
    expect((await upload(4)).status).toBe(201);
    await site.stop();
  });

  test.each([
    ['4k', `no space is left for`],
    ['16k', `No space is left for the database file`],
    ['1m', `SQLITE_FULL`],
  ])('of the data folder with %s: the start names the cause', async (size, cause) => {
    mkdirSync(inject('runFolder'), { recursive: true });
    const dataDir = join(mkdtempSync(join(inject('runFolder'), 'full-')), 'data');
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    };
    const site = spawnSiteProcess(env, { command: onSmallDisk('.', size) });
    await expect.poll(() => site.lines.join()).toContain(cause);
    await site.kill();
  });
});
