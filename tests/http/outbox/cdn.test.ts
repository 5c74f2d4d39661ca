import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeArticle } from '../../kit/content/articles.ts';
import {
  hasNginx,
  type Nginx,
  type NginxPurger,
  startNginx,
  startNginxPurger,
} from '../../kit/servers/nginx.ts';
import { signedSession } from '../../kit/site/signed-session.ts';
import { siteEngines, startSite, type TestSite } from '../../kit/site/site.ts';

const SECRET = 'a-secret-for-this-test-of-32-characters';

describe.each(siteEngines())('the site behind a CDN, on %s', (engine) => {
  let purger: NginxPurger;
  let site: TestSite;
  let nginx: Nginx | undefined;
  beforeAll(async () => {
    purger = await startNginxPurger();
    site = await startSite({
      engine,
      env: { CDN_PURGE_URL: purger.url, AUTH_SECRET: SECRET, TRUST_PROXY: '1' },
      fill: async (db) => {
        await writeArticle(db, { title: 'Köhnə başlıq' });
        await writeArticle(db, { title: 'Başqa xəbər' });
      },
    });
    nginx = hasNginx ? await startNginx([site.url], purger) : undefined;
  });
  afterAll(async () => {
    await nginx?.stop();
    await site.stop();
    purger.close();
  });

  const keysOf = async (path: string) => {
    const { headers } = await site.ask(path);
    return String(headers['surrogate-key']).split(' ');
  };
  const rename = (from: string, to: string) =>
    site.change(async (db) => {
      await db.updateTable('article').set({ title: to }).where('title', '=', from).execute();
    });

  test('the first start purges everything: what the CDN has from before is unknown', async () => {
    await expect.poll(() => purger.purges).toEqual([{ everything: true }]);
  });

  test('a change purges a key of the pages that show it, and none of the others', async () => {
    const article = await keysOf('/article/kohne-basliq');
    const terms = await keysOf('/terms');
    const before = purger.purges.length;
    await rename('Köhnə başlıq', 'Təzə başlıq');
    await expect.poll(() => purger.purges.length).toBe(before + 1);
    const { keys = [] } = purger.purges.at(-1) ?? {};
    expect(keys).toEqual(expect.arrayContaining(article.filter((key) => keys.includes(key))));
    expect(article.some((key) => keys.includes(key))).toBe(true);
    expect(terms.some((key) => keys.includes(key))).toBe(false);
  });

  test('a page for one person has no keys', async () => {
    const { headers } = await site.ask('/', { headers: { Cookie: signedSession(SECRET) } });
    expect(headers['cache-control']).toContain('private');
    expect(headers['surrogate-key']).toBeUndefined();
  });

  describe.runIf(hasNginx)('that is nginx', () => {
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${nginx?.url}${path}`, { headers });
      return {
        cache: response.headers.get('x-cache'),
        keys: response.headers.get('surrogate-key'),
        text: await response.text(),
      };
    };

    test('it keeps a page until the page changes', async () => {
      expect((await read('/terms')).cache).toBe('MISS');
      expect((await read('/article/basqa-xeber')).cache).toBe('MISS');
      const kept = await read('/article/basqa-xeber');
      expect(kept).toMatchObject({ cache: 'HIT', keys: null });
      expect(kept.text).toContain('Başqa xəbər');
      const before = purger.purges.length;
      await rename('Başqa xəbər', 'Dəyişən xəbər');
      await expect.poll(() => purger.purges.length).toBe(before + 1);
      // It is not the old page that has become too old: nothing is there.
      const changed = await read('/article/basqa-xeber');
      expect(changed.cache).toBe('MISS');
      expect(changed.text).toContain('Dəyişən xəbər');
      expect((await read('/terms')).cache).not.toBe('MISS');
    });

    test('it keeps nothing of a person who is signed in, and gives them nothing that is kept', async () => {
      await read('/terms');
      expect((await read('/terms', { Cookie: signedSession(SECRET) })).cache).toBe('BYPASS');
      expect((await read('/contact', { Cookie: signedSession(SECRET) })).cache).toBe('BYPASS');
      expect((await read('/contact')).cache).toBe('MISS');
    });
  });
});
