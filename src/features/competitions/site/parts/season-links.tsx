import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { competitionText, tableText } from '../../text.ts';

interface SeasonLinksProps {
  /** The newest first. */
  seasons: readonly { slug: string; name: string }[];
  current: string | undefined;
  /** Without a season, the address of the newest one. */
  address: (season?: string) => string;
}

const MAX_NEWEST = 4;

/** Links to the newest seasons of a competition and to the shown one; nothing when there is only one. */
export function SeasonLinks({ seasons, current, address }: SeasonLinksProps) {
  if (seasons.length < 2) return null;
  return (
    <ChoiceLinks
      label={tableText.chooseSeason}
      choices={toLinks(seasons, address)
        .filter(({ slug }, index) => index < MAX_NEWEST || slug === current)
        .map(({ name, slug, to }) => ({ label: name, to, isCurrent: slug === current }))}
    />
  );
}

/** Links to all seasons; nothing when `SeasonLinks` shows them all. */
export function SeasonArchive({ seasons, address }: Omit<SeasonLinksProps, 'current'>) {
  if (seasons.length <= MAX_NEWEST) return null;
  return (
    <section>
      <h2 id="archive" className="mb-3 scroll-mt-28 text-3xl">
        {competitionText.archive}
      </h2>
      <ul className="tabular flex flex-wrap gap-x-6">
        {toLinks(seasons, address).map(({ slug, name, to }) => (
          <li key={slug}>
            <SiteLink look="quiet" href={to}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest season has the address without a season. */
function toLinks(seasons: SeasonLinksProps['seasons'], address: SeasonLinksProps['address']) {
  return seasons.map((season, index) => ({ ...season, to: address(index === 0 ? undefined : season.slug) }));
}
