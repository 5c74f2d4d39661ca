import type { CSSProperties } from 'react';
import type { HomeCategory } from '#features/articles/rules/read/list-home-categories.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { ALL_CATEGORIES, articleAddress, categoryAddress } from '#platform/site/addresses.ts';
import { homeText } from '../text.ts';

/**
 * The first eight categories, each with its newest headline that the page does not show elsewhere (spec §2.1). A category
 * whose stories are all shown elsewhere says so.
 */
export function CategoryGrid({ categories }: { categories: HomeCategory[] }) {
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between border-line border-b">
        <h2 className="pb-1 text-3xl">{homeText.categories}</h2>
        <a
          className="flex min-h-11 items-center font-semibold text-accent"
          href={categoryAddress(ALL_CATEGORIES)}
        >
          {homeText.viewAll}
        </a>
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {categories.map((category) => (
          <li
            key={category.slug}
            className="border-t-4 border-t-(--category) bg-surface p-4"
            style={{ '--category': category.color } as CSSProperties}
          >
            <h3 className="text-xl">
              <a
                className="flex min-h-11 items-center hover:text-accent"
                href={categoryAddress(category.slug)}
              >
                {category.name}
              </a>
            </h3>
            {category.newest ? (
              <a
                href={articleAddress(category.newest.slug)}
                className="line-clamp-3 min-h-11 text-muted leading-snug hover:text-accent"
              >
                {category.newest.title}
              </a>
            ) : (
              <p className="line-clamp-3 text-muted leading-snug">
                {category.articleCount > 0 ? homeText.shownElsewhere : categoryPageText.empty}
              </p>
            )}
            <p className="tabular mt-2 text-muted text-sm">{homeText.articleCount(category.articleCount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
