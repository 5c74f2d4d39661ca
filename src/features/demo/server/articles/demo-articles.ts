import { azerbaijanArticles } from './azerbaijan-articles.ts';
import { clubsHistoryArticles } from './clubs-history-articles.ts';
import { cupsArticles } from './cups-articles.ts';
import type { DemoArticle } from './demo-article.ts';
import { europeArticles } from './europe-articles.ts';
import { footballArticles } from './football-articles.ts';
import { guidesArticles } from './guides-articles.ts';
import { indoorArticles } from './indoor-articles.ts';
import { nationalTeamArticles } from './national-team-articles.ts';
import { otherSportsArticles } from './other-sports-articles.ts';
import { studioArticles } from './studio-articles.ts';
import { tournamentsArticles } from './tournaments-articles.ts';
import { transfersArticles } from './transfers-articles.ts';

/** All articles of the demo. */
export const demoArticles: readonly DemoArticle[] = [
  ...azerbaijanArticles,
  ...clubsHistoryArticles,
  ...cupsArticles,
  ...europeArticles,
  ...footballArticles,
  ...guidesArticles,
  ...indoorArticles,
  ...nationalTeamArticles,
  ...otherSportsArticles,
  ...studioArticles,
  ...tournamentsArticles,
  ...transfersArticles,
];
