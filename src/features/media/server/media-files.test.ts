import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { serveForTest } from '#app/server/serve-for-test.ts';
import { MINUTE } from '#az/format/durations.ts';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { storeImage } from '../rules/images/store-image.ts';
import { createMediaFiles } from './media-files.ts';

const forEver = 'public, max-age=31536000, immutable';

describeOnSqlite('media files', (open) => {
  async function start() {
    /** When set, reading the original waits for it. */
    const hold: { until?: Promise<void> } = {};
    const clock = { now: NOON };
    const { db } = await open();
    const store = createLocalFileStore(mkdtempSync(join(tmpdir(), 'media-')));
    const pixels = sharp({ create: { width: 900, height: 600, channels: 3, background: '#047857' } });
    const bytes = await pixels.png().toBuffer();
    const metadata = { alt: 'Meydança', credit: '', caption: '', createdBy: null };
    const stored = await storeImage(db, store, {
      bytes,
      fileName: 'Meydança.png',
      now: 1,
      newId,
      ...metadata,
    });
    if (!stored.ok) throw new Error(stored.problem);
    const files = createMediaFiles({
      db,
      store: {
        ...store,
        async get(path) {
          if (`/media/${path}` === stored.media.url) await hold.until;
          return store.get(path);
        },
      },
      now: () => clock.now,
      trustProxy: 0,
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
      ],
    });
    const server = await serveForTest(async (req, res) => {
      if (await files(req, res)) return;
      res.end('next');
    });
    return { db, store, hold, clock, server, url: stored.media.url, id: stored.media.id };
  }

  it('serves the image and its variants, cacheable for ever', async () => {
    const { server, url } = await start();
    const original = await server.ask(url);
    expect(original.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': forEver });
    expect(original.headers['x-content-type-options']).toBe('nosniff');
    // Mails, feeds and partners show the pictures.
    expect(original.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const variant = await server.ask(`${url}/16x9-320.webp?v=500-500`);
    expect(variant.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': forEver });
    const again = await server.ask(`${url}/16x9-320.webp?v=500-500`, {
      headers: { 'If-None-Match': variant.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    await server.close();
  });

  it('serves a deleted image from memory for a minute at most', async () => {
    const { server, store, clock, url } = await start();
    await server.ask(url);
    await store.delete(url.slice('/media/'.length));
    clock.now += MINUTE - 1;
    expect(await server.ask(url)).toMatchObject({ status: 200 });
    clock.now += 1;
    expect(await server.ask(url)).toMatchObject({ status: 404 });
    await server.close();
  });

  it('a variant of an old focal point is cached for a minute only', async () => {
    const { server, url, db, id } = await start();
    await db.updateTable('media').set({ focal_x: 0.2 }).where('id', '=', id).execute();
    const old = await server.ask(`${url}/1x1-320.webp?v=500-500`);
    expect(old).toMatchObject({ status: 200 });
    expect(old.headers['cache-control']).toBe('public, max-age=60');
    const now = await server.ask(`${url}/1x1-320.webp?v=200-500`);
    expect(now.headers['cache-control']).toBe(forEver);
    await server.close();
  });

  it('serves other kinds of files as downloads, never as pages', async () => {
    const { server, store } = await start();
    const script = Buffer.from('<script>alert(1)</script>');
    await store.put('articles/1-page.html', script, { contentType: 'text/html', now: 1 });
    const answer = await server.ask('/media/articles/1-page.html');
    expect(answer.headers['content-disposition']).toBe('attachment');
    await server.close();
  });

  it('makes only the variants that pages use', async () => {
    const { server, url } = await start();
    const statusOf = async (variant: string) => (await server.ask(`${url}/${variant}`)).status;
    expect(await statusOf('16x9-768.jpg')).toBe(200);
    expect(await statusOf('16x9-320.jpg')).toBe(404);
    expect(await statusOf('16x9-1080.webp')).toBe(200);
    expect(await statusOf('16x9-1600.webp')).toBe(404);
    await server.close();
  });

  it('refuses variants when one reader waits for too many; stored images are always served', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const { server, url, store, hold } = await start();
    await server.ask(url);
    hold.until = opened;
    await store.put(`variants/${url.slice('/media/'.length)}/full-320.webp`, Buffer.from('kept'), {
      contentType: 'image/webp',
      now: 1,
    });
    const choices = ['16x9', '4x3', '1x1', 'full'].flatMap((crop) =>
      [320, 480, 768, 1080].flatMap((width) => [`${crop}-${width}.webp`, `${crop}-${width}.avif`]),
    );
    const jpegs = ['16x9', '4x3', '1x1', 'full'].map((crop) => `${crop}-768.jpg`);
    const variants = [...choices, ...jpegs].filter(
      (variant) => variant !== 'full-320.webp' && !variant.startsWith('1x1-1080'),
    );
    let refused = 0;
    const answers = variants.map(async (variant) => {
      const answer = await server.ask(`${url}/${variant}`);
      if (answer.status === 503) refused++;
      return answer;
    });
    // At most two are being made and thirty wait.
    await expect.poll(() => refused).toBe(variants.length - 32);
    expect((await server.ask(`${url}/full-320.webp`)).status).toBe(200);
    expect((await server.ask(url)).status).toBe(200);
    open();
    const statuses = (await Promise.all(answers)).map(({ status, headers }) => [
      status,
      headers['retry-after'],
    ]);
    expect(new Set(statuses.map(String))).toEqual(new Set(['200,', '503,10']));
    expect((await server.ask(`${url}/${variants.at(-1)}`)).status).toBe(200);
    await server.close();
  });

  it('serves nothing outside its folder, nor sizes that are not allowed', async () => {
    const { server, url } = await start();
    for (const path of [
      '/media/',
      '/media/articles/1-none.jpg',
      '/media/articles/../.info/x',
      '/media/..%2f..%2fsecrets.json',
      '/media/.info/articles/x.json',
      '/media/variants/articles/x.jpg/16x9-320.jpg',
      `${url}/16x9-321.webp`,
      `${url}/16x9-320.exe`,
    ])
      expect((await server.ask(path)).status, path).toBe(404);
    expect((await server.ask(url, { method: 'DELETE' })).status).toBe(405);
    expect((await server.ask('/mediation')).text).toBe('next');
    await server.close();
  });
});
