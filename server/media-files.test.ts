import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { localFileStore } from '#domain/media/local-file-store.ts';
import { storeImage } from '#domain/media/store-image.ts';
import { newId } from '#tests/kit/content.ts';
import { describeOnSqlite } from '#tests/kit/databases.ts';
import { createMediaFiles } from './media-files.ts';
import { serveForTest } from './serve-for-test.ts';

const forEver = 'public, max-age=31536000, immutable';

describeOnSqlite('media files', (open) => {
  async function start() {
    const { db } = await open();
    const store = localFileStore(mkdtempSync(join(tmpdir(), 'media-')));
    const pixels = sharp({ create: { width: 900, height: 600, channels: 3, background: '#047857' } });
    const bytes = await pixels.png().toBuffer();
    const words = { alt: 'Meydança', credit: '', caption: '', createdBy: null };
    const stored = await storeImage(db, store, { bytes, fileName: 'Meydança.png', now: 1, newId, ...words });
    if (!stored.ok) throw new Error(stored.problem);
    const files = createMediaFiles({
      db,
      store,
      now: Date.now,
      headers: [['X-Content-Type-Options', 'nosniff']],
    });
    const server = await serveForTest(async (req, res) => {
      if (await files(req, res)) return;
      res.end('next');
    });
    return { db, store, server, url: stored.media.url, id: stored.media.id };
  }

  it('answers the picture and its cuts, for ever', async () => {
    const { server, url } = await start();
    const original = await server.ask(url);
    expect(original.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': forEver });
    expect(original.headers['x-content-type-options']).toBe('nosniff');
    const cut = await server.ask(`${url}/16x9-320.webp?v=500-500`);
    expect(cut.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': forEver });
    const again = await server.ask(`${url}/16x9-320.webp?v=500-500`, {
      headers: { 'If-None-Match': cut.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    await server.close();
  });

  it('keeps a cut of an old focal point for a minute only', async () => {
    const { server, url, db, id } = await start();
    await db.updateTable('media').set({ focal_x: 0.2 }).where('id', '=', id).execute();
    const old = await server.ask(`${url}/1x1-320.jpg?v=500-500`);
    expect(old).toMatchObject({ status: 200 });
    expect(old.headers['cache-control']).toBe('public, max-age=60');
    const now = await server.ask(`${url}/1x1-320.jpg?v=200-500`);
    expect(now.headers['cache-control']).toBe(forEver);
    await server.close();
  });

  it('never shows another kind of file as a page', async () => {
    const { server, store } = await start();
    const script = Buffer.from('<script>alert(1)</script>');
    await store.put('articles/1-page.html', script, { contentType: 'text/html', now: 1 });
    const answer = await server.ask('/media/articles/1-page.html');
    expect(answer.headers['content-disposition']).toBe('attachment');
    await server.close();
  });

  it('knows nothing outside its folder, nor sizes that are not on the list', async () => {
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
