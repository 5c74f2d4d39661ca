import { player, team } from '#features/teams/rules/team-records.ts';
import { broadcaster, official, venue } from '#features/venues/rules/venue-records.ts';
import { href } from '#platform/http/href.ts';
import { competition } from '../rules/reference/competition-records.ts';
import { searchNamesText } from '../text.ts';

/** The lists of the match desk in the order of their tabs, and the names of search. For editors. */
export const referenceLists: readonly { path: string; label: string }[] = [
  ...[competition, team, player, venue, official, broadcaster].map(({ addresses, words }) => ({
    ...{ path: addresses.list, label: words.list },
  })),
  { path: href('/admin/search/names'), label: searchNamesText.title },
];
