import type { CompetitionRegion } from '#db/tables/matches.ts';

/** A league or a cup, as much of it as a list of matches shows. */
export interface Competition {
  slug: string;
  name: string;
  region: CompetitionRegion;
}

/** What readers may narrow the matches to (spec §2.1); everything when absent. */
export type RegionChoice = 'azerbaijan' | 'europe';
