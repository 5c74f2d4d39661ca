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

/** The World Cup of 2022 as a CSV file: 64 results with groups, extra time, shoot-outs and scorers. */
export const readWorldCup = () => readFileSync('tests/kit/content/world-cup-2022.csv', 'utf8');

/** Its published tables of the groups A to H: team and points. */
export const WORLD_CUP_TABLES = [
  'NED 7, SEN 6, ECU 4, QAT 0',
  'ENG 7, USA 5, IRN 3, WAL 1',
  'ARG 6, POL 4, MEX 4, KSA 3',
  'FRA 6, AUS 6, TUN 4, DEN 1',
  'JPN 6, ESP 4, GER 4, CRC 3',
  'MAR 7, CRO 5, BEL 4, CAN 0',
  'BRA 6, SUI 6, CMR 4, SRB 1',
  'POR 6, KOR 4, URU 4, GHA 3',
];

/** Its published ties: the winner, the score, and the shoot-out. */
export const WORLD_CUP_TIES = {
  r16: 'NED USA 3:1, ARG AUS 2:1, FRA POL 3:1, ENG SEN 3:0, CRO JPN 1:1 3:1, BRA KOR 4:1, MAR ESP 0:0 3:0, POR SUI 6:1',
  quarter: 'CRO BRA 1:1 4:2, ARG NED 2:2 4:3, MAR POR 1:0, FRA ENG 2:1',
  semi: 'ARG CRO 3:0, FRA MAR 2:0',
  third: 'CRO MAR 2:1',
  final: 'ARG FRA 3:3 4:2',
};

/** Its published scorers of three goals and more, with their goals from penalties. */
export const WORLD_CUP_SCORERS = `Kylian Mbappé 8 2, Lionel Messi 7 4, Julián Álvarez 4 0, Olivier Giroud 4 0, Bukayo Saka 3 0,
Cody Gakpo 3 0, Enner Valencia 3 1, Gonçalo Ramos 3 0, Marcus Rashford 3 0, Richarlison 3 0, Álvaro Morata 3 0`;
