import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { openStore, pngOf } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listForeignImages } from './import-images.ts';
import type { ImportedArticle } from './imported-record.ts';
import type { PlannedArticle } from './plan-article.ts';

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
      return files.get(url) ?? (url.includes('silent') ? 'imageHostSilent' : 'imageFailed');
    };
    const images = { store: openStore(), fetchImage };
    const run = ({
      articles = [article],
      ...over
    }: {
      images?: typeof images | null;
      retriesImages?: boolean;
      actor?: Actor;
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

  it('belong to whoever imports them, also when their names cannot be read', async () => {
    const { db, files, run } = await prepare();
    const broken = 'http://old.example/%E0%A4%A.png';
    files.set(broken, await pngOf('#204060'));
    const actor = await writeActor(db, 'admin');
    expect(
      (await run({ actor, articles: [{ ...article, html: '', image: { url: broken } }] })).images,
    ).toEqual({ found: 1, stored: 1, failed: 0 });
    expect(await db.selectFrom('media').select('created_by').execute()).toEqual([{ created_by: actor.id }]);
  });

  it('are those that the library has, by their address or by their bytes, without being fetched again', async () => {
    const { db, files, run, read } = await prepare();
    const copy = 'https://cdn.example/copy.png';
    files.set(copy, await pngOf('#204060'));
    await run({ articles: [{ ...article, html: '' }] });
    const { image } = await read();
    await run({ articles: [{ ...article, html: '', title: 'İki', image: { url: copy } }] });
    expect((await read()).image).toBe(image);
    expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1);
    // An import without images shows what earlier ones have stored.
    const both = `<figure><img src="${copy}"></figure><p>Üç</p>`;
    await run({ images: null, articles: [{ ...article, html: both, title: 'Üç' }] });
    expect(await read()).toMatchObject({ image, content: expect.stringContaining(`src="${image}"`) });
  });

  it('are reported with the reason why they are missing', async () => {
    const { run } = await prepare();
    const url = `https://silent.example/${'a'.repeat(200)}.png`;
    const { losses } = await run({ articles: [{ ...article, html: '', image: { url } }] });
    expect(losses.imageHostSilent).toEqual({
      count: 1,
      samples: [{ title: 'Xəbər', detail: url.slice(0, 200) }],
    });
    expect(losses.imageFailed).toBeUndefined();
  });

  it('change nothing when they are still missing, or when the article was edited or deleted here', async () => {
    const { db, run } = await prepare();
    const articles = [{ ...article, html: '<p>Mətn</p>', image: { url: GONE } }];
    const retry = async () => (await run({ retriesImages: true, articles })).articles;
    const unchanged = { new: 0, changed: 0, unchanged: 1, kept: 0, deleted: 0, skipped: 0 };
    await run({ articles });
    expect(await retry()).toEqual(unchanged);
    const actor = await writeActor(db, 'editor');
    const { id } = await db.selectFrom('article').select('id').executeTakeFirstOrThrow();
    const { fields } = await getArticleState(db, { id });
    const edited = { ...fields, title: 'Bizim başlıq' };
    await saveArticle(db, { actor, id, baseVersion: 1, fields: edited, now: NOON, newId });
    expect(await retry()).toEqual(unchanged);
    await deleteArticle(db, { actor, id, now: NOON, newId });
    expect(await retry()).toEqual(unchanged);
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

it('images of other sites are those with an address of the web', () => {
  const sources = [
    'http://a.example/1.png',
    'HTTPS://a.example/2.png',
    '/media/https://3.png',
    'data:image/png,x',
  ];
  const content = [...sources, sources[0]].map((src) => `<img src="${src}">`).join('');
  const plan = { fields: { image: null, content } } as PlannedArticle;
  expect(listForeignImages(plan)).toEqual(sources.slice(0, 2));
  plan.fields.image = 'https://a.example/4.png';
  expect(listForeignImages(plan)).toEqual(['https://a.example/4.png', ...sources.slice(0, 2)]);
});
