import { categoryNames, categoryShortNames } from '#features/categories/text.ts';
import {
  SHOP_SECTIONS,
  STUDIO_CHANNELS,
  shopSectionNames,
} from '#features/coming-soon/rules/coming-soon-sections.ts';
import { studioText } from '#features/coming-soon/text.ts';
import { europeText } from '#features/competitions/text.ts';
import { contactText } from '#features/contact/text.ts';
import { href } from '#platform/http/href.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { navText } from '#platform/text/nav.ts';

/** A link of the navigation. */
export interface NavLink {
  label: string;
  to: string;
}
/** An entry of the main navigation, with the links of its menu. */
export interface NavGroup extends NavLink {
  links: NavLink[];
}

type CategorySlug = Exclude<keyof typeof categoryNames, 'all'>;

const category = (slug: CategorySlug, label: string = categoryNames[slug]): NavLink => ({
  label,
  to: categoryAddress(slug),
});
const short = (slug: keyof typeof categoryShortNames) => category(slug, categoryShortNames[slug]);

const sections: readonly NavGroup[] = [
  {
    ...category('football'),
    links: [
      category('football'),
      category('azerbaijan-premier-league'),
      category('azerbaijan-cup'),
      category('azerbaijan-news'),
      category('national-team'),
      category('youth-teams'),
      category('lower-leagues'),
      category('futsal'),
      category('mini-futbol'),
    ],
  },
  {
    label: navText.europe,
    to: categoryAddress('premier-league'),
    links: [
      category('premier-league'),
      {
        label: `${categoryShortNames['premier-league']}: ${navText.tables}`,
        to: href('/premier-league/table'),
      },
      category('premier-league-transfers'),
      category('la-liga'),
      category('serie-a'),
      category('bundesliga'),
    ],
  },
  {
    label: navText.cups,
    to: categoryAddress('european-cups'),
    links: [
      { label: europeText.title, to: href('/avrokuboklar') },
      category('champions-league'),
      category('europa-league'),
      category('conference-league'),
      category('european-cups'),
    ],
  },
  {
    label: navText.nationalTournaments,
    to: categoryAddress('world-cup'),
    links: [
      category('world-cup'),
      category('european-championship'),
      category('nations-league'),
      category('confederations-cup'),
      category('copa-america'),
      category('african-cup'),
      category('asian-cup'),
      category('concacaf'),
    ],
  },
  { ...category('transfers'), links: [category('transfers'), category('rumors')] },
  {
    label: navText.matches,
    to: href('/todays-games'),
    links: [
      { label: navText.todaysMatches, to: href('/todays-games') },
      { label: navText.liveScores, to: href('/live-scores') },
      { label: navText.tables, to: href('/tournament-tables') },
      { label: navText.nationalTeam, to: href('/milli-komanda') },
    ],
  },
  {
    label: navText.otherSports,
    to: categoryAddress('other-sports'),
    links: [
      category('basketball'),
      category('chess'),
      category('martial-arts'),
      category('olympics'),
      category('esports'),
      short('other-sports'),
    ],
  },
  {
    label: navText.media,
    to: categoryAddress('analysis'),
    links: [
      category('analysis'),
      category('interviews'),
      category('podcast'),
      ...STUDIO_CHANNELS.map((channel) => ({
        label: studioText[channel],
        to: href('/gettostudio/:channel', { channel }),
      })),
    ],
  },
];

const contact: NavGroup = {
  label: navText.contact,
  to: href('/contact'),
  links: [
    { label: navText.contact, to: href('/contact') },
    { label: contactText.office, to: href('/contact/office') },
    { label: contactText.social, to: href('/contact/social') },
  ],
};

/**
 * The navigation of spec §2.3: every category slug, the tables, studio, store and contact.
 * @param storeName the `{product}` of the store addresses, from the configuration
 */
export function siteNavigation(storeName: string): NavGroup[] {
  return [
    ...sections,
    {
      label: navText.shop,
      to: categoryAddress('store'),
      links: [
        category('store'),
        ...SHOP_SECTIONS.map((section) => ({
          label: shopSectionNames[section],
          to: `/e-${storeName}/${section}`,
        })),
      ],
    },
    contact,
  ];
}
