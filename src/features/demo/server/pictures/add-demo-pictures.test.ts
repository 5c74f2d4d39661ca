import { globSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listNewestOfMediaKind } from '#features/articles/rules/read/list-home-sections.ts';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { demoArticles } from '../articles/demo-articles.ts';
import { reportPictures } from '../articles/report-pictures.ts';
import { seedDemoArticles } from '../articles/seed-demo-articles.ts';
import { addDemoPictures } from './add-demo-pictures.ts';

const folder = 'src/features/demo/server/pictures';
const files = globSync(`${folder}/*/*.webp`).sort();
const pictures = [...demoArticles.flatMap(({ picture }) => (picture ? [picture] : [])), ...reportPictures];

/** Of 64 bits: recoloured or cropped copies of a picture differ in fewer. */
const LEAST_DISTANCE = 6;

/** 64 bits: whether each of 8 × 8 fields is brighter than its right neighbour. */
async function differenceHash(file: string): Promise<boolean[]> {
  const grey = await sharp(file).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  return Array.from({ length: 64 }, (_, i) => {
    const at = i + Math.floor(i / 8);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
}

function distance(a: readonly boolean[], b: readonly boolean[]): number {
  return a.filter((bit, i) => bit !== b[i]).length;
}

describe('the committed pictures', () => {
  it('are those that the articles name', () => {
    expect(pictures.map(([file]) => `${folder}/${file}.webp`).sort()).toEqual(files);
  });

  it('are those of the galleries too', () => {
    const named = demoArticles.flatMap(({ gallery = [] }) => gallery.map((file) => `${folder}/${file}.webp`));
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) expect(files).toContain(file);
  });

  it('are large enough for a lead picture, and small together', async () => {
    for (const file of files) {
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format], file).toEqual([1600, 1000, 'webp']);
    }
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(10_000_000);
  });

  it('show something different each, and say so', async () => {
    expect(new Set(pictures.map(([file]) => file)).size).toBe(pictures.length);
    expect(new Set(pictures.map(([, alt]) => alt)).size).toBe(pictures.length);
    const hashed = await Promise.all(files.map(async (file) => ({ file, hash: await differenceHash(file) })));
    const alike = hashed.flatMap(({ file, hash }, i) =>
      hashed
        .slice(i + 1)
        .filter((other) => distance(hash, other.hash) < LEAST_DISTANCE)
        .map((other) => [file, other.file]),
    );
    expect(alike).toEqual([]);
  });
});

describeOnEachDatabase('addDemoPictures', (open) => {
  const articles = demoArticles.filter(({ picture }) => picture).slice(0, 3);

  async function openWithArticles() {
    const { db } = await open();
    await seedDemoArticles(db, { now: NOON, newId, articles });
    const options = { articles, folder, store: openStore(), now: NOON, newId, isStopped: () => false };
    const listMedia = () => db.selectFrom('media').selectAll().orderBy('name').execute();
    return { db, options, listMedia };
  }

  it('uploads the picture of each article with its metadata, once', async () => {
    const { db, options, listMedia } = await openWithArticles();
    expect(await addDemoPictures(db, options)).toBe(3);
    const media = await listMedia();
    expect(media.map(({ alt }) => alt).sort()).toEqual(articles.map(({ picture }) => picture?.[1]).sort());
    for (const picture of media)
      expect(picture).toMatchObject({ width: 1600, height: 1000, content_type: 'image/jpeg', focal_x: 0.5 });
    const images = await db.selectFrom('article').select('image').execute();
    expect(images.map(({ image }) => image).sort()).toEqual(media.map(({ url }) => url).sort());
    expect(await addDemoPictures(db, options)).toBe(0);
    expect(await listMedia()).toEqual(media);
  });

  it('makes photo stories of the articles with a gallery, once', async () => {
    const { db } = await open();
    const story = demoArticles.find(({ gallery }) => gallery);
    const others = demoArticles.filter(({ picture }) => picture && story?.gallery?.includes(picture[0]));
    const all = [...(story ? [story] : []), ...others];
    await seedDemoArticles(db, { now: NOON, newId, articles: all });
    const options = { articles: all, folder, store: openStore(), now: NOON, newId, isStopped: () => false };
    for (let start = 0; start < 2; start += 1) await addDemoPictures(db, options);
    const stories = await listNewestOfMediaKind(db, { kind: 'photos', except: new Set(), limit: 9 });
    expect(stories.map(({ title }) => title)).toEqual([story?.title]);
    const { content } = await db
      .selectFrom('article')
      .select('content')
      .where('id', '=', stories[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(content.match(/<img /g)).toHaveLength(3);
    expect(sanitiseContent(content)).toBe(content);
  });

  it('does not change an edited article', async () => {
    const { db, options } = await openWithArticles();
    await db.updateTable('article').set({ version: 2 }).execute();
    expect(await addDemoPictures(db, options)).toBe(0);
  });

  it('stops when the server stops', async () => {
    const { db, options, listMedia } = await openWithArticles();
    expect(await addDemoPictures(db, { ...options, isStopped: () => true })).toBe(0);
    expect(await listMedia()).toEqual([]);
  });
});
