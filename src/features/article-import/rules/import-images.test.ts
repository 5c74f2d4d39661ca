import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { openStore, pngOf } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedArticle } from './imported-record.ts';

const HERO = 'https://old.example/uploads/Qol%20an%C4%B1.png?w=1&h=2';
const PHOTO = 'https://old.example/photo.webp';
const GONE = 'https://old.example/gone.jpg';

const article = importedArticle({
  html: `<figure><img src="${HERO.replace('&', '&amp;')}" alt="a"></figure><figure><img src="${PHOTO}"></figure><figure><img src="${GONE}"></figure><p>Mətn</p>`,
  image: { url: HERO, alt: 'Qol anı', credit: 'Foto: Elvin' },
});

describeOnEachDatabase('the images of an import', (open) => {
  async function prepare() {
    const { db } = await open();
    await writeCategory(db, 'football');
    const files = new Map<string, Uint8Array>([
      [HERO, await pngOf('#204060')],
      [
        PHOTO,
        await sharp(await pngOf('#602040'))
          .webp()
          .toBuffer(),
      ],
      [GONE, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ]);
    const fetched: string[] = [];
    const fetchImage = async (url: string) => {
      fetched.push(url);
      return files.get(url) ?? 'imageFailed';
    };
    const images = { store: openStore(), fetchImage };
    const run = ({
      articles = [article],
      ...over
    }: {
      images?: typeof images | null;
      retriesImages?: boolean;
      articles?: ImportedArticle[];
    } = {}) => runImport(db, articles, { images, ...over });
    const read = () =>
      db.selectFrom('article').select(['image', 'content', 'version']).executeTakeFirstOrThrow();
    return { db, files, fetched, run, read };
  }

  it('come into the library once with their texts, and the article shows them', async () => {
    const { db, fetched, run, read } = await prepare();
    const report = await run();
    expect(report.images).toEqual({ found: 3, stored: 2, failed: 1 });
    expect(report.losses.imageFailed).toEqual({ count: 1, samples: [{ title: 'Xəbər', detail: GONE }] });
    const media = await db.selectFrom('media').selectAll().orderBy('name').execute();
    expect(media).toMatchObject([
      { name: expect.stringMatching(/^\d+-photo\.jpg$/), content_type: 'image/jpeg', alt: '' },
      {
        name: expect.stringMatching(/^\d+-qol-ani\.png$/),
        content_type: 'image/png',
        alt: 'Qol anı',
        credit: 'Foto: Elvin',
      },
    ]);
    const { image, content } = await read();
    expect(image).toBe(media[1]?.url);
    expect(content).toContain(`src="${media[0]?.url}"`);
    expect(content).toContain(`src="${media[1]?.url}"`);
    expect(content).toContain(`src="${GONE}"`);
    await run();
    expect(fetched.sort()).toEqual([GONE, PHOTO, HERO].sort());
  });

  it('are fetched once and reported for each article that shows them', async () => {
    const { fetched, run } = await prepare();
    const articles = [article, { ...article, sourceId: '2', title: 'Başqa xəbər' }];
    const { images, losses } = await run({ articles });
    expect(fetched).toHaveLength(3);
    expect(images).toEqual({ found: 6, stored: 4, failed: 2 });
    expect(losses.imageFailed?.count).toBe(images.failed);
  });

  it('that are missing are fetched in a later run that asks for it', async () => {
    const { files, run, read } = await prepare();
    expect((await run({ images: null })).images).toEqual({ found: 3, stored: 0, failed: 0 });
    expect((await read()).image).toBe(HERO);
    expect((await run()).articles).toMatchObject({ unchanged: 1 });
    expect((await run({ retriesImages: true })).articles).toMatchObject({ changed: 1, unchanged: 0 });
    expect((await read()).image).toMatch(/^\/media\//);
    const again = await run({ retriesImages: true });
    expect([again.articles.changed, (await read()).version]).toEqual([0, 2]);
    files.set(GONE, await pngOf('#123456'));
    expect((await run({ retriesImages: true })).articles).toMatchObject({ changed: 1 });
    expect((await read()).content).not.toContain('old.example');
  });
});
