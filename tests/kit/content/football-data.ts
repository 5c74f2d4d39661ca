import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Public football data beside the repository. It is not part of the project, so most machines do not have it. */
const FOLDER = join('..', 'shared', 'data');

/** The path of a file of public football data; null when it is not there. Tests that need it skip themselves. */
export function findFootballData(file: string): string | null {
  const path = join(FOLDER, file);
  return existsSync(path) ? path : null;
}

/** The Azerbaijani Premier League of 2024/25 as a CSV file: 180 results with kick-off and half-time. */
export const PREMIER_LEAGUE_FILE = 'tests/kit/content/premier-league-2024-25.csv';
export const readPremierLeague = () => readFileSync(PREMIER_LEAGUE_FILE, 'utf8');

/** Its published final table: team, points, goals for and against. */
export const PREMIER_LEAGUE_TABLE = [
  ['Qarabağ', 89, 86, 19],
  ['Zirə', 74, 59, 27],
  ['Araz-Naxçıvan', 58, 34, 29],
  ['Turan Tovuz', 55, 45, 39],
  ['Sabah', 48, 50, 46],
  ['Neftçi', 43, 39, 49],
  ['Şamaxı', 36, 32, 46],
  ['Sumqayıt', 33, 31, 53],
  ['Kəpəz', 32, 28, 65],
  ['Səbail', 22, 28, 59],
] as const;
