import { azerbaijanArticles } from './articles-azerbaijan.ts';
import { clubsHistoryArticles } from './articles-clubs-history.ts';
import { cupsArticles } from './articles-cups.ts';
import { europeArticles } from './articles-europe.ts';
import { footballArticles } from './articles-football.ts';
import { guidesArticles } from './articles-guides.ts';
import { indoorArticles } from './articles-indoor.ts';
import { nationalTeamArticles } from './articles-national-team.ts';
import { otherSportsArticles } from './articles-other-sports.ts';
import { studioArticles } from './articles-studio.ts';
import { tournamentsArticles } from './articles-tournaments.ts';
import { transfersArticles } from './articles-transfers.ts';
import type { DemoArticle } from './demo-article.ts';

/** The whole demo newspaper. */
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
