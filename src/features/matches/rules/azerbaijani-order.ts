import type { Competition } from '#features/competitions/rules/competition.ts';

interface HasCompetition {
  competition: Pick<Competition, 'region'>;
}

/** Compares two matches: those of Azerbaijani competitions come before the others. */
export function azerbaijaniOrder(a: HasCompetition, b: HasCompetition): number {
  return Number(isAzerbaijani(b)) - Number(isAzerbaijani(a));
}

const isAzerbaijani = ({ competition }: HasCompetition) => competition.region === 'azerbaijan';
