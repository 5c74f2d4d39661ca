import { HOUR, MINUTE } from '#az/format/durations.ts';
import { writeMatchArticle } from '#features/match-reports/rules/write-match-article.ts';
import { listRecentResults } from '#features/matches/rules/read/list-fixtures.ts';
import type { Db } from '#platform/db/schema.ts';
import type { DemoArticle, DemoPicture } from './demo-article.ts';

/** The competitions with reports, which are the slugs of their categories too. */
const REPORTED = ['azerbaijan-premier-league', 'premier-league', 'la-liga'];
const REPORTS = 6;
/** How many reports of a competition have a picture. */
const WITH_PICTURE = 3;
/** A report is published when the match has ended. */
const AFTER_KICK_OFF_MS = 2 * HOUR + 5 * MINUTE;
/** The pictures that show football and no single story. */
const GENERAL_PICTURE =
  /\/(?:ball|corner|crowd|fans|floodlight|goal|net|pitch|scar[fv]|stadium|stand|tunnel)/;

/**
 * The reports of the last matches of the demo, so that the news of the day stands above its explainers. Empty on a site that
 * has matches of its own. `now` is epoch milliseconds. `articles` are those that the demo has already; the reports borrow
 * pictures of such that no front page shows.
 */
export async function listDemoReports(
  db: Db,
  { now, articles }: { now: number; articles: readonly DemoArticle[] },
): Promise<DemoArticle[]> {
  const pictures = listSparePictures(articles);
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

/** Pictures of articles behind the newest one of their category: the front page shows the newest ones only. */
function listSparePictures(articles: readonly DemoArticle[]): DemoPicture[] {
  const isBehind = ({ category, hoursAgo }: DemoArticle) =>
    articles.some((other) => other.category === category && !other.status && other.hoursAgo < hoursAgo);
  return articles.flatMap((article) =>
    article.picture &&
    article.hoursAgo > 3 * 24 &&
    !REPORTED.includes(article.category) &&
    GENERAL_PICTURE.test(article.picture[0]) &&
    isBehind(article)
      ? [article.picture]
      : [],
  );
}
