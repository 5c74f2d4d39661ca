import type { CSSProperties } from 'react';
import type { HomeCategory } from '#features/articles/rules/read/list-home-categories.ts';
import { ALL_CATEGORIES, categoryAddress } from '#platform/site/addresses.ts';
import { homeText } from '../text.ts';
import { SectionHeading } from './section-heading.tsx';
import { SmallPicture, StoryLink } from './story.tsx';

/**
 * The first eight categories (spec §2.1), each with its newest story that the page does not show elsewhere. A category without
 * such a story has its name and the number of its articles only.
 */
export function CategoryGrid({ categories }: { categories: readonly HomeCategory[] }) {
  return (
    <section className="mt-12">
      <SectionHeading title={homeText.categories} address={categoryAddress(ALL_CATEGORIES)} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {categories.map(({ slug, name, color, newest, articleCount }) => (
          <li
            key={slug}
            className="border-t-2 border-t-(--category)"
            style={{ '--category': color } as CSSProperties}
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-lg">
                <a className="flex min-h-11 items-center hover:text-accent" href={categoryAddress(slug)}>
                  {name}
                </a>
              </h3>
              <p className="tabular shrink-0 text-muted text-sm">{homeText.articleCount(articleCount)}</p>
            </div>
            {newest && (
              <div className="group relative flex gap-3">
                <SmallPicture article={newest} />
                <p className="headline line-clamp-3 min-w-0 flex-1 text-lg">
                  <StoryLink article={newest} />
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
