import { afterAll, describe, expect, test } from 'vitest';
import { attributesOf } from '../../kit/site/html.ts';
import { measureScripts, SCRIPT_LIMIT } from '../../kit/site/script-size.ts';
import { startSite } from '../../kit/site/site.ts';

describe('reading without network', async () => {
  const site = await startSite({ demo: true, env: { SITE_NAME: 'Meydan' } });
  afterAll(site.stop);
  const text = async (path: string) => (await site.fetch(path)).text();

  test('has a service worker at the root that is revalidated each time, and every file that it caches', async () => {
    const answer = await site.fetch('/sw.js');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    const code = await answer.text();
    expect(code).not.toMatch(/^\s*(?:import|export)\b/m);
    const files = new Set(code.match(/\/assets\/[\w.-]+/g));
    expect([...files].filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(1);
    expect([...files].filter((file) => file.endsWith('.css'))).toHaveLength(1);
    for (const file of files)
      if (/\.\w+$/.test(file)) expect((await site.fetch(file)).status, file).toBe(200);
  });

  test('has a manifest with the name of the site and icons of the declared sizes', async () => {
    const answer = await site.fetch('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await answer.json()) as {
      name: string;
      lang: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Meydan', lang: 'az' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await site.fetch(src);
      expect(icon.headers.get('content-type')).toContain(type);
      const bytes = Buffer.from(await icon.arrayBuffer());
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(attributesOf(await text('/'), 'href')).toContain('/manifest.webmanifest');
  });

  test('has ten top stories, each of which answers', async () => {
    const { stories } = JSON.parse(await text('/api/top-stories')) as { stories: { address: string }[] };
    expect(new Set(stories.map(({ address }) => address)).size).toBe(10);
    for (const { address } of stories) expect((await site.fetch(address)).status).toBe(200);
  });

  test('loads at most 5 KB of script before the first interaction', async () => {
    const article = /\/article\/[^"]+/.exec(await text('/category/all'))?.[0] ?? '';
    for (const path of [article, '/category/all', '/search?q=qarabag', '/tournament-tables', '/offline']) {
      expect(await measureScripts(await text(path), text), path).toBeLessThanOrEqual(SCRIPT_LIMIT);
    }
  });
});
