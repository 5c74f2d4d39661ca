import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#db/schema.ts';
import type { DemoArticle } from '#db/seed/demo/demo-article.ts';
import { illustrateDemo } from '#db/seed/demo/illustrate-demo.ts';
import { renderPicture } from '#db/seed/demo/pictures/render-picture.ts';
import { seedDemo } from '#db/seed/demo/seed-demo.ts';
import { seedDemoMatches } from '#db/seed/demo/seed-demo-matches.ts';
import { seedDemoOpenings } from '#db/seed/demo/seed-demo-openings.ts';
import { seedDefaultCategories } from '#db/seed/seed-categories.ts';
import type { FileStore } from '#domain/media/files/file-store.ts';
import { storeImage } from '#domain/media/images/store-image.ts';
import type { Log } from '../log.ts';
import { demoArticles } from './demo-articles.ts';

/** The start waits so long for pictures: about what the front page shows. */
const FIRST_PICTURES_MS = 9000;

export interface SeedOptions {
  demo: boolean;
  store: FileStore;
  now: number;
  newId: () => string;
  log: Log;
  /** True once the server is being stopped: the database is about to close. */
  isStopped: () => boolean;
}

/**
 * Puts in what an empty database needs: the default categories (spec §4) and, if wanted, the demo newspaper. A demo that
 * fails is logged and the site starts without it; rejects only when the categories fail.
 */
export async function seedNewspaper(db: Db, options: SeedOptions): Promise<void> {
  const { now, newId, log } = options;
  const categories = await seedDefaultCategories(db, { now, newId });
  log.debug('categories seeded', { categories });
  if (!options.demo) return;
  try {
    const matches = await seedDemoMatches(db, { now, newId });
    const articles = await seedDemo(db, { now, newId, articles: demoArticles });
    if (articles > 0) await seedDemoOpenings(db, { now });
    log.debug('demo seeded', { matches, articles });
    await Promise.race([drawPictures(db, options), sleep(FIRST_PICTURES_MS, null, { ref: false })]);
  } catch (error) {
    log.error('demo content not made', { error });
  }
}

/** Never rejects: a paper without some of its pictures is still a paper. */
async function drawPictures(db: Db, options: SeedOptions): Promise<void> {
  const { isStopped, log } = options;
  const addPicture = (article: DemoArticle) => addDemoPicture(db, article, options);
  try {
    const drawn = await illustrateDemo(db, { articles: demoArticles, addPicture, isStopped });
    log.debug('demo pictures drawn', { drawn });
  } catch (error) {
    if (!isStopped()) log.error('demo pictures not drawn', { error });
  }
}

async function addDemoPicture(db: Db, { picture }: DemoArticle, { store, now, newId }: SeedOptions) {
  if (!picture) return null;
  const { alt, credit, motif, seed } = picture;
  const bytes = await renderPicture(picture);
  const fileName = `${motif}-${seed}.jpg`;
  const stored = await storeImage(db, store, {
    bytes,
    fileName,
    now,
    newId,
    createdBy: null,
    alt,
    credit,
    caption: '',
  });
  return stored.ok ? stored.media.url : null;
}
