import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import type { HomeSection } from '#features/articles/rules/read/list-home-sections.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { homeText } from '../text.ts';
import { SectionHeading } from './section-heading.tsx';
import { LeadStory, StoryLink, StoryRow } from './story.tsx';

/** How many stories of a section have a small picture beside the lead. The others are lines of text. */
const ROWS = 2;

/** The section blocks of the front page: of each category a lead, two stories with a picture and a list. */
export function SectionBlocks({ sections, now }: { sections: readonly HomeSection[]; now: number }) {
  return sections.map(({ category, articles: [lead, ...others] }) => (
    <section key={category.slug} id={`section-${category.slug}`} className="mt-9 scroll-mt-20 sm:mt-12">
      <SectionHeading title={category.name} address={categoryAddress(category.slug)} color={category.color} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:gap-y-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
        {lead && <LeadStory article={lead} now={now} />}
        <div className="grid content-start gap-4 sm:gap-5">
          {others.slice(0, ROWS).map((article) => (
            <StoryRow key={article.id} article={article} now={now} />
          ))}
        </div>
        <ul className="max-sm:[&>:nth-child(n+3)]:hidden sm:col-span-full lg:col-auto lg:border-line lg:border-s lg:ps-6">
          {others.slice(ROWS).map((article) => (
            <li
              key={article.id}
              className="group relative flex min-h-11 items-center border-line border-t py-2.5 lg:first:border-t-0 lg:first:pt-0"
            >
              <h3 className="line-clamp-3 text-lg sm:text-xl">
                <StoryLink article={article} />
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ));
}

/** Opinion, interviews and podcasts: a row of stories of the media categories. Nothing for a single story. */
export function MediaStories({ articles, now }: { articles: readonly ArticleSummary[]; now: number }) {
  if (articles.length < 2) return null;
  return (
    <section className="mt-9 sm:mt-12">
      <SectionHeading title={homeText.media} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-8 gap-y-4 sm:gap-y-5">
        {articles.map((article) => (
          <StoryRow key={article.id} article={article} now={now} showsCategory />
        ))}
      </div>
    </section>
  );
}
