import type { CompetitionRegion } from '../tables.ts';

/** A league or a cup, as a list of matches shows it. */
export interface Competition {
  slug: string;
  name: string;
  region: CompetitionRegion;
}

/** The regions that readers can filter matches by (spec §2.1). */
export type RegionChoice = 'azerbaijan' | 'europe';
