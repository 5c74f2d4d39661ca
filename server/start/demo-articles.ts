import { azerbaijanArticles } from '#db/seed/demo/articles-azerbaijan.ts';
import { clubsHistoryArticles } from '#db/seed/demo/articles-clubs-history.ts';
import { cupsArticles } from '#db/seed/demo/articles-cups.ts';
import { europeArticles } from '#db/seed/demo/articles-europe.ts';
import { footballArticles } from '#db/seed/demo/articles-football.ts';
import { guidesArticles } from '#db/seed/demo/articles-guides.ts';
import { indoorArticles } from '#db/seed/demo/articles-indoor.ts';
import { nationalTeamArticles } from '#db/seed/demo/articles-national-team.ts';
import { otherSportsArticles } from '#db/seed/demo/articles-other-sports.ts';
import { studioArticles } from '#db/seed/demo/articles-studio.ts';
import { tournamentsArticles } from '#db/seed/demo/articles-tournaments.ts';
import { transfersArticles } from '#db/seed/demo/articles-transfers.ts';
import type { DemoArticle } from '#db/seed/demo/demo-article.ts';

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
