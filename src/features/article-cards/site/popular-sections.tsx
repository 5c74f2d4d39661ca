import { categoryNames } from '#features/categories/text.ts';
import { href } from '#platform/http/href.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { navText } from '#platform/text/nav.ts';
import { notFoundText } from '#platform/text/pages.ts';

const popular = [
  { label: categoryNames.transfers, to: categoryAddress('transfers') },
  { label: categoryNames['premier-league'], to: categoryAddress('premier-league') },
  { label: categoryNames['champions-league'], to: categoryAddress('champions-league') },
  { label: navText.liveScores, to: href('/live-scores') },
];

/** Links to popular sections, for readers who did not find what they looked for (spec §2.1). */
export function PopularSections() {
  return (
    <nav aria-label={notFoundText.popular}>
      <h2 className="mb-2 text-2xl">{notFoundText.popular}</h2>
      <ul className="flex flex-wrap gap-3">
        {popular.map((link) => (
          <li key={link.to}>
            <a
              className="flex min-h-11 items-center rounded-full border border-line px-4 hover:border-accent hover:text-accent"
              href={link.to}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
