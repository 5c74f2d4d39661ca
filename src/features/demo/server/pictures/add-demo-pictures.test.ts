import { globSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { demoArticles } from '../articles/demo-articles.ts';
import { seedDemoArticles } from '../articles/seed-demo-articles.ts';
import { addDemoPictures } from './add-demo-pictures.ts';

const folder = 'src/features/demo/server/pictures';
const files = globSync(`${folder}/*/*.webp`).sort();

describe('the committed pictures', () => {
  it('are those that the articles name', () => {
    const named = demoArticles.flatMap(({ picture }) => (picture ? `${folder}/${picture[0]}.webp` : []));
    expect(named.sort()).toEqual(files);
  });

  it('are large enough for a share card, and small together', async () => {
    for (const file of files) {
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format], file).toEqual([1200, 750, 'webp']);
    }
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(2_000_000);
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
      expect(picture).toMatchObject({ width: 1200, height: 750, content_type: 'image/jpeg', focal_x: 0.5 });
    const images = await db.selectFrom('article').select('image').execute();
    expect(images.map(({ image }) => image).sort()).toEqual(media.map(({ url }) => url).sort());
    expect(await addDemoPictures(db, options)).toBe(0);
    expect(await listMedia()).toEqual(media);
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
