import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { demoArticles } from '#features/demo/server/articles/demo-articles.ts';
import { seedDemoArticles } from '#features/demo/server/articles/seed-demo-articles.ts';
import { advanceDemoMatches } from '#features/demo/server/matches/advance-demo-matches.ts';
import { replayDemoMatch } from '#features/demo/server/matches/replay-demo-match.ts';
import { seedDemoMatches } from '#features/demo/server/matches/seed-demo-matches.ts';
import { seedDemoPageViews } from '#features/demo/server/page-views/seed-demo-page-views.ts';
import { addDemoPictures } from '#features/demo/server/pictures/add-demo-pictures.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log.ts';

export interface SeedOptions {
  demo: boolean;
  /** The demo matches will be played while the server runs. */
  demoReplay: boolean;
  /** The folder of the demo images, `src/features/demo/server/pictures`. */
  demoPictures: string;
  store: FileStore;
  now: number;
  newId: () => string;
  log: Log;
  /** True once the server is stopping: the database is about to close. */
  isStopped: () => boolean;
}

/**
 * Writes the data that an empty database needs: the default categories (spec §4) and, if wanted, the demo. When the demo
 * fails, the error is logged and the site starts without it. Rejects only when the categories fail.
 */
export async function seedSite(db: Db, options: SeedOptions): Promise<void> {
  const { now, newId, log } = options;
  const categories = await seedDefaultCategories(db, { now, newId });
  log.debug('categories seeded', { categories });
  if (!options.demo) return;
  try {
    const matches = await seedDemoMatches(db, { now, isReplaying: options.demoReplay });
    if (options.demoReplay) await catchUpDemo(db, now);
    const articles = await seedDemoArticles(db, { now, newId, articles: demoArticles });
    if (articles > 0) await seedDemoPageViews(db, { now });
    log.debug('demo seeded', { matches, articles });
    await addPictures(db, options);
  } catch (error) {
    log.error('demo content not made', { error });
  }
}

/** Plays what was due while the server was stopped, before the job that ends forgotten matches sees them. */
async function catchUpDemo(db: Db, now: number): Promise<void> {
  await advanceDemoMatches(db, { now });
  await replayDemoMatch(db, { now });
}

/** Never rejects: the site works without some of its images. */
async function addPictures(db: Db, { demoPictures: folder, ...options }: SeedOptions): Promise<void> {
  const { isStopped, log } = options;
  try {
    const added = await addDemoPictures(db, { ...options, articles: demoArticles, folder });
    log.debug('demo pictures added', { added });
  } catch (error) {
    if (!isStopped()) log.error('demo pictures not added', { error });
  }
}
