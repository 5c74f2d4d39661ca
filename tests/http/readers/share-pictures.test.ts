import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { NOON, newId, writeArticle } from '../../kit/content/articles.ts';
import { goal, kickOff, periodMark, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

describe('share pictures', async () => {
  const fixtureId = newId();
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: 'Neftçi qalib gəldi' });
      await writeFixture(db, { id: fixtureId, teams: ['Neftçi', 'Qarabağ'] });
    },
  });
  afterAll(site.stop);

  /** The path of the share picture that a page names. */
  async function pictureOf(page: string): Promise<string> {
    const html = await (await site.fetch(page)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(html).toContain('property="og:image:height" content="630"');
    return new URL(address).pathname;
  }

  const read = (path: string) => site.fetch(path, { redirect: 'manual' });

  test('the picture of an article may be cached for ever', async () => {
    const response = await read(await pictureOf('/article/neftci-qalib-geldi'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('cross-origin-resource-policy'), 'other sites show it').toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test('a match has a new picture after each change of the score, and old addresses redirect to it', async () => {
    const page = (await read(`/oyun/${fixtureId}`)).headers.get('location') ?? '';
    const seen = [await pictureOf(page)];
    for (const events of [[kickOff(NOON)], [goal('home', 9)], [periodMark('fullTime', NOON + 6_000_000)]]) {
      await site.change((db) => writeLedger(db, fixtureId, events).then(() => undefined));
      await expect.poll(() => pictureOf(page)).not.toBe(seen.at(-1));
      seen.push(await pictureOf(page));
    }
    expect(new Set(seen).size).toBe(4);
    const old = await read(seen[0] ?? '');
    expect([old.status, old.headers.get('location')]).toEqual([302, seen.at(-1)]);
    expect(old.headers.get('cache-control'), 'the next goal leads elsewhere').toBe('public, max-age=60');
    expect((await read(seen.at(-1) ?? '')).status).toBe(200);
  });

  test.each(['/', '/todays-games'])('%s has a picture of its own', async (page) => {
    const path = await pictureOf(page);
    expect(path).toContain('/share/page/');
    expect((await read(path)).status).toBe(200);
  });

  test('an article that readers cannot see has none', async () => {
    expect((await read('/share/article/nope/000000000000.jpg')).status).toBe(404);
    expect((await read('/share/match/nope/000000000000.jpg')).status).toBe(404);
    expect((await read('/share/page/team-nope/000000000000.jpg')).status).toBe(404);
  });
});
