import { HOUR, MINUTE } from '#az/format/durations.ts';
import { writeMatchArticle } from '#features/match-reports/rules/write-match-article.ts';
import { listRecentResults } from '#features/matches/rules/read/list-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DemoArticle } from './demo-article.ts';
import { reportPictures } from './report-pictures.ts';

/** The competitions with reports, which are the slugs of their categories too. */
const REPORTED = ['azerbaijan-premier-league', 'premier-league', 'la-liga'];
const REPORTS = 6;
/** How many reports of a competition have a picture. */
const WITH_PICTURE = 4;
/** A report is published when the match has ended. */
const AFTER_KICK_OFF_MS = 2 * HOUR + 5 * MINUTE;
/**
 * The reports of the last matches of the demo, so that the news of the day stands above its explainers. Empty on a site that
 * has matches of its own. `now` is epoch milliseconds.
 */
export async function listDemoReports(db: Db, { now }: { now: number }): Promise<DemoArticle[]> {
  const pictures = [...reportPictures];
  const reports: DemoArticle[] = [];
  for (const competition of REPORTED) {
    const played = await listRecentResults(db, {
      competition,
      now: now - AFTER_KICK_OFF_MS - MINUTE,
      limit: REPORTS,
    });
    for (const [index, { id, kickOff }] of played.filter(({ sample }) => sample).entries()) {
      const { title, excerpt, html, tags } = await writeMatchArticle(db, { fixtureId: id, now });
      reports.push({
        title,
        excerpt,
        content: html,
        category: competition,
        author: 'Redaksiya',
        tags,
        hoursAgo: (now - kickOff - AFTER_KICK_OFF_MS) / HOUR,
        picture: (index < WITH_PICTURE && pictures.shift()) || null,
        views: 90 + 35 * index,
      });
    }
  }
  return reports;
}
