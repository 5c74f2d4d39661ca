import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { listOrderedCategories } from '#features/categories/rules/read-categories.ts';
import { homeText } from '#features/front-page/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { liteAddress } from '../rules/lite-address.ts';
import { liteText } from '../text.ts';
import type { Route } from './+types/lite-home.ts';
import { LiteHeadlines } from './lite-lists.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite } from './render-lite.tsx';

const MAX_HEADLINES = 30;

/** The light version of the front page: the newest headlines and the categories. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const site = await readLiteSite(context);
  const [articles, categories] = await Promise.all([
    readPart(context, 'front page articles', () => listLatestArticles(db, { limit: MAX_HEADLINES }), []),
    readPart(context, 'front page categories', () => listOrderedCategories(db), []),
  ]);
  showsScopes(context, 'articles', 'categories');
  showsScopes(context, ...categories.map(({ slug }) => `category:${slug}` as const));
  const body = (
    <div data-front-page="">
      <h1>{liteText.newest}</h1>
      {articles.length === 0 && <p>{homeText.empty}</p>}
      <LiteHeadlines articles={articles} now={now()} />
      <h2>{homeText.categories}</h2>
      <nav aria-label={homeText.categories}>
        {categories.map(({ slug, name }) => (
          <a key={slug} href={liteAddress(categoryAddress(slug))}>
            {name}
          </a>
        ))}
      </nav>
    </div>
  );
  return renderLite({ title: liteText.newest, address: '/', site, body });
}
