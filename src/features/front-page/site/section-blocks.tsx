import { ArticleCard, CardLink } from '#features/article-cards/site/article-card.tsx';
import type { CardLook } from '#features/article-cards/site/card-looks.ts';
import type { HomeSection } from '#features/articles/rules/read/list-home-sections.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import type { StoryRow } from './read-front-page.server.ts';
import { SectionHeading } from './section-heading.tsx';
import { splitSection } from './split-section.ts';

/** So few rows beside the lead are larger. */
const FEW = 3;

/**
 * The section blocks of the front page: of each category a lead, some stories with a small picture and, when there are more, a
 * list. The columns have about the same height for any number of stories.
 */
export function SectionBlocks({ sections, now }: { sections: readonly HomeSection[]; now: number }) {
  return sections.map(({ category, articles }) => {
    const { lead, rows, list } = splitSection(articles);
    const card = { now, ownCategory: category.slug };
    const lookOfRows = rows.length > FEW || list.length > 0 ? 'smallRow' : 'row';
    const columns =
      list.length > 0
        ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]'
        : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]';
    return (
      <section key={category.slug} id={`section-${category.slug}`} className="mt-7 scroll-mt-20 sm:mt-12">
        <SectionHeading
          title={category.name}
          address={categoryAddress(category.slug)}
          color={category.color}
        />
        <div className={`grid grid-cols-1 gap-x-8 gap-y-4 sm:gap-y-5 sm:grid-cols-2 ${columns}`}>
          {lead && (
            <ArticleCard article={lead} {...card} look={list.length > 0 ? 'blockLead' : 'wideBlockLead'} />
          )}
          <div className="grid content-start gap-4 max-sm:[&>:nth-child(n+3)]:hidden sm:gap-5 max-lg:[&>:nth-child(n+4)]:hidden">
            {rows.map((article) => (
              <ArticleCard key={article.id} article={article} {...card} look={lookOfRows} />
            ))}
          </div>
          {list.length > 0 && (
            <ul className="max-sm:[&>:nth-child(n+3)]:hidden sm:col-span-full lg:col-auto lg:border-line lg:border-s lg:ps-6">
              {list.map((article) => (
                <li
                  key={article.id}
                  className="group relative flex min-h-11 items-center border-line border-t py-2.5 lg:first:border-t-0 lg:first:pt-0"
                >
                  <h3 className="line-clamp-3 text-lg sm:text-xl">
                    <CardLink article={article} />
                  </h3>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    );
  });
}

/** Two stories stand as rows with an excerpt, because their pictures would be as large as a lead. */
const PAIR = 2;

/** Videos, photo stories, opinion: each a row of two to four stories; three and more are on a phone a strip to swipe. */
export function StoryRows({ rows, now }: { rows: readonly StoryRow[]; now: number }) {
  return rows.map(({ title, articles }) => (
    <section key={title} className="mt-7 sm:mt-12">
      <SectionHeading title={title} />
      <div className={`grid grid-cols-1 gap-x-8 gap-y-5 ${rowColumns(articles.length)}`}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look={rowLook(articles.length)} />
        ))}
      </div>
    </section>
  ));
}

/** The look of one of so many stories. */
function rowLook(count: number): CardLook {
  if (count <= PAIR) return 'wideRow';
  return count === 3 ? 'wideTile' : 'tile';
}

/** The columns of so many stories, so that none stands alone. */
function rowColumns(count: number): string {
  if (count <= PAIR) return 'sm:grid-cols-2';
  return `card-rail ${count === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}`;
}
