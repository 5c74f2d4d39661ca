import type { TableZone } from '#db/tables/competitions.ts';
import type { DemoCompetitionSlug } from './demo-competitions.ts';
import type { DemoTeamSlug } from './demo-teams.ts';

/** Team, won, drawn and lost, goals for and against, form (oldest first), places gained since the last round, zone. */
type DemoTableRow = [
  team: DemoTeamSlug,
  results: [won: number, drawn: number, lost: number],
  goals: [scored: number, conceded: number],
  form: string,
  change: number,
  zone?: TableZone,
];

export interface DemoTable {
  competition: DemoCompetitionSlug;
  season: string;
  /** In the order of the table. */
  rows: DemoTableRow[];
}

/** League tables from the results of those seasons, which are in the public domain, with the usual zones. */
export const demoTables: DemoTable[] = [
  {
    competition: 'azerbaijan-premier-league',
    season: '2024/25',
    rows: [
      ['qarabag', [28, 5, 3], [86, 19], 'DWWWW', 0, 'ucl'],
      ['zire', [23, 5, 8], [59, 27], 'WWWDW', 0, 'uecl'],
      ['araz-naxcivan', [15, 13, 8], [34, 29], 'DDLWL', 0, 'uecl'],
      ['turan-tovuz', [14, 13, 9], [45, 39], 'DLLWW', 0],
      ['sabah', [10, 18, 8], [50, 46], 'DDWDW', 0],
      ['neftci', [10, 13, 13], [39, 49], 'DDWWL', 0],
      ['samaxi', [9, 9, 18], [32, 46], 'DDLLL', 0],
      ['sumqayit', [9, 6, 21], [31, 53], 'DLLLW', 1],
      ['kepez', [8, 8, 20], [28, 65], 'LDWLL', -1],
      ['sebail', [4, 10, 22], [28, 59], 'DDLLL', 0, 'relegation'],
    ],
  },
  {
    competition: 'premier-league',
    season: '2025/26',
    rows: [
      ['arsenal', [20, 7, 3], [59, 22], 'DDWWW', 0, 'ucl'],
      ['mancester-siti', [18, 6, 5], [59, 27], 'WWWWD', 0, 'ucl'],
      ['mancester-yunayted', [14, 9, 6], [51, 40], 'WDWWL', 0, 'ucl'],
      ['aston-villa', [15, 6, 8], [39, 34], 'DWDLL', 0, 'ucl'],
      ['celsi', [13, 9, 7], [53, 34], 'WDDLW', 1, 'uel'],
      ['liverpul', [14, 6, 9], [48, 39], 'LWWWL', -1, 'uecl'],
      ['brentford', [13, 5, 11], [44, 40], 'WDLWD', 0],
      ['everton', [12, 7, 10], [34, 33], 'WLLWW', 0],
      ['bornmut', [9, 13, 7], [44, 46], 'DWDDD', 1],
      ['fulhem', [12, 4, 13], [40, 43], 'LLWWL', -1],
      ['sanderlend', [10, 10, 9], [30, 34], 'LLLDW', 1],
      ['nyukasl', [11, 6, 12], [42, 43], 'WLWLL', 1],
      ['kristal-pelas', [10, 8, 11], [33, 35], 'WLWLW', 1],
      ['brayton', [9, 10, 10], [38, 36], 'LLWWL', -3],
      ['lids-yunayted', [7, 10, 12], [37, 48], 'WDDLL', 0],
      ['tottenhem', [7, 8, 14], [39, 46], 'LLLLL', 0],
      ['nottingem-forest', [7, 7, 15], [28, 43], 'LDLLD', 0],
      ['vest-hem', [7, 7, 15], [35, 54], 'WDDLW', 0, 'relegation'],
      ['bornli', [4, 7, 18], [32, 58], 'LWDLL', 0, 'relegation'],
      ['vulverhempton', [3, 7, 20], [22, 52], 'DDLWW', 0, 'relegation'],
    ],
  },
];
