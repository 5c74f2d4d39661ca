import type { CSSProperties } from 'react';
import { CardLink, CardPicture } from '#features/article-cards/site/article-card.tsx';
import type { HomeCategory } from '#features/articles/rules/read/list-home-categories.ts';
import { ALL_CATEGORIES, categoryAddress } from '#platform/site/addresses.ts';
import { homeText } from '../text.ts';
import { SectionHeading } from './section-heading.tsx';

/**
 * The first eight categories (spec §2.1), each with its newest story that the page does not show elsewhere. A category without
 * such a story has its name and the number of its articles only. On a phone they are a strip to swipe.
 */
export function CategoryGrid({ categories }: { categories: readonly HomeCategory[] }) {
  return (
    <section className="mt-7 sm:mt-12">
      <SectionHeading title={homeText.categories} address={categoryAddress(ALL_CATEGORIES)} />
      <ul className="card-rail grid grid-cols-1 gap-x-6 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
        {categories.map(({ slug, name, color, newest, articleCount }) => (
          <li
            key={slug}
            className="group relative flex gap-3 border-t-2 border-t-(--category) pt-2.5"
            style={{ '--category': color } as CSSProperties}
          >
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline gap-x-2">
                <h3 className="text-lg">
                  <a
                    className="relative z-10 -my-2.5 inline-flex min-h-11 items-center hover:underline"
                    href={categoryAddress(slug)}
                  >
                    {name}
                  </a>
                </h3>
                <p className="tabular text-muted text-sm">{homeText.articleCount(articleCount)}</p>
              </div>
              {newest && (
                <p className="headline mt-1 line-clamp-3 font-semibold! text-lg">
                  <CardLink article={newest} />
                </p>
              )}
            </div>
            {newest && <CardPicture article={newest} look="category" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
