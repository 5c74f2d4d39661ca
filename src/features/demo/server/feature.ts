import { join } from 'node:path';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SeedParts } from '#platform/features/define-server-feature.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import type { DemoArticle } from './articles/demo-article.ts';
import { demoArticles } from './articles/demo-articles.ts';
import { listDemoReports } from './articles/list-demo-reports.ts';
import { seedDemoArticles } from './articles/seed-demo-articles.ts';
import { advanceDemoMatches } from './matches/advance-demo-matches.ts';
import { replayDemoMatch } from './matches/replay-demo-match.ts';
import { seedDemoMatches } from './matches/seed-demo-matches.ts';
import { seedDemoPageViews } from './page-views/seed-demo-page-views.ts';
import { addDemoPictures } from './pictures/add-demo-pictures.ts';

export const demoServer = defineServerFeature({
  name: 'demo',
  /** When the demo fails, the error is logged and the site starts without it. */
  async seed(db, parts) {
    const { config, now, newId, log } = parts;
    if (!config.demo) return;
    try {
      const matches = await seedDemoMatches(db, { now, isReplaying: config.demoReplay });
      if (config.demoReplay) await catchUp(db, now);
      const reports = matches ? await listDemoReports(db, { now }) : [];
      const seeded = [...demoArticles, ...reports];
      const articles = await seedDemoArticles(db, { now, newId, articles: seeded });
      if (articles > 0) await seedDemoPageViews(db, { now });
      log.debug('demo seeded', { matches, articles });
      await addPictures(db, parts, seeded);
    } catch (error) {
      log.error('demo content not made', { error });
    }
  },
  start: ({ db, config, now }) => ({
    // The matches of the demo are played while the server runs.
    jobs:
      config.demo && config.demoReplay
        ? [
            { name: 'demo matches', everyMs: MINUTE, run: () => advanceDemoMatches(db, { now: now() }) },
            { name: 'demo replay', everyMs: 1000, run: () => replayDemoMatch(db, { now: now() }) },
          ]
        : [],
  }),
});

/** Plays what was due while the server was stopped, before the job that ends forgotten matches sees them. */
async function catchUp(db: Db, now: number): Promise<void> {
  await advanceDemoMatches(db, { now });
  await replayDemoMatch(db, { now });
}

/** Never rejects: the site works without some of its images. */
async function addPictures(
  db: Db,
  { sourceFolder, ...parts }: SeedParts,
  articles: readonly DemoArticle[],
): Promise<void> {
  const { isStopped, log } = parts;
  const folder = join(sourceFolder, 'features/demo/server/pictures');
  try {
    const added = await addDemoPictures(db, { ...parts, articles, folder });
    log.debug('demo pictures added', { added });
  } catch (error) {
    if (!isStopped()) log.error('demo pictures not added', { error });
  }
}
