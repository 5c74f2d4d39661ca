import { shuffleBySeed } from './shuffle-by-seed.ts';

/** A group of a draw. */
export interface DrawnGroup {
  /** `A`. */
  name: string;
  teams: string[];
}

/** More groups than any tournament has. */
const MAX_GROUPS = 16;

/**
 * Divides the teams at random into so many groups of the same size, or one more. The same seed gives the same groups, whatever the
 * order of the teams. Pure.
 */
export function drawGroups(
  teams: readonly string[],
  { count, seed }: { count: number; seed: string },
): DrawnGroup[] {
  const shuffled = shuffleBySeed(teams.toSorted(), seed);
  return Array.from({ length: count }, (_, group) => ({
    name: String.fromCharCode('A'.charCodeAt(0) + group),
    teams: shuffled.filter((__, index) => index % count === group),
  }));
}

/** Whether so many groups can be made of these teams: each has at least two. */
export function isGroupCount(count: number, teams: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_GROUPS && 2 * count <= teams;
}
