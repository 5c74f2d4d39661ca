import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { tableText } from '../../text.ts';

interface SeasonLinksProps {
  /** The newest first. */
  seasons: readonly { slug: string; name: string }[];
  current: string | undefined;
  /** Without a season, the address of the newest one. */
  address: (season?: string) => string;
}

/** Links to the seasons of a competition; nothing when there is only one. */
export function SeasonLinks({ seasons, current, address }: SeasonLinksProps) {
  if (seasons.length < 2) return null;
  return (
    <ChoiceLinks
      label={tableText.chooseSeason}
      choices={seasons.map(({ name, slug }, index) => ({
        label: name,
        to: address(index === 0 ? undefined : slug),
        isCurrent: slug === current,
      }))}
    />
  );
}
