import { afterAll, describe, expect, test } from 'vitest';
import { comingSoonText, studioText } from '#features/coming-soon/text.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

describe('sections without content of their own', async () => {
  const site = await startSite({
    engine: siteEngine(),
    async fill(db) {
      await writeArticle(db, { title: 'Podkast buraxılışı', category: 'podcast' });
      for (let n = 0; n < 8; n += 1) await writeArticle(db, { title: `Xəbər ${n}` });
    },
  });
  afterAll(site.stop);
  const read = async (path: string) => (await site.fetch(path)).text();

  test.each([
    ['/gettostudio/youtube', 'YouTube'],
    ['/gettostudio/instagram', 'Instagram'],
    ['/gettostudio/tiktok', 'TikTok'],
    ['/gettostudio/facebook', 'Facebook'],
    ['/gettostudio/telegram', 'Telegram'],
    ['/gettostudio/twitter', 'X (Twitter)'],
    ['/e-getto/uniforms', 'Formalar'],
    ['/e-getto/casual-wear', 'Gündəlik Geyim'],
    ['/e-getto/accessories', 'Aksesuarlar'],
    ['/e-getto/promo', 'Promokodlar'],
  ])('%s has the title %s, says that its content is coming, and has a back button', async (path, title) => {
    const html = await read(path);
    expect(elementsOf(html, 'h1').map(textOf)).toEqual([title]);
    expect(textOf(html)).toContain(comingSoonText.text);
    const back = elementsOf(html, 'a').filter((link) => link.includes('data-back'));
    expect(back.map(textOf)).toEqual([comingSoonText.back]);
  });

  test.each(['/gettostudio/myspace', '/e-getto/shoes', '/e-other/promo'])('%s is missing', async (path) => {
    expect((await site.fetch(path)).status).toBe(404);
  });

  test('a studio says what comes, links the other channels and begins with what belongs to it', async () => {
    const html = await read('/gettostudio/telegram');
    expect(textOf(html)).toContain(`${comingSoonText.text} ${comingSoonText.studio(studioText.telegram)}`);
    expect(attributesOf(html, 'href')).toContain('/gettostudio/youtube');
    const articles = attributesOf(sectionUnder(html, comingSoonText.meanwhile), 'href');
    expect(articles).toHaveLength(6);
    expect(articles[0]).toBe('/article/podkast-buraxilisi');
  });

  test('a section of the store links the others and the newest articles', async () => {
    const html = await read('/e-getto/promo');
    expect(textOf(html)).toContain(`${comingSoonText.text} ${comingSoonText.store}`);
    expect(attributesOf(html, 'href')).toContain('/e-getto/uniforms');
    expect(attributesOf(sectionUnder(html, comingSoonText.meanwhile), 'href')).toHaveLength(6);
  });
});
