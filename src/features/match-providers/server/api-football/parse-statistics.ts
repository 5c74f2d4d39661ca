import type { Side } from '#features/matches/rules/event-fields.ts';
import {
  completePossession,
  hasStatistics,
  listContradictions,
  type MatchStatistics,
  maxStatistic,
  type StatisticName,
  statisticNames,
  type TeamStatistics,
} from '#features/matches/rules/match-statistics.ts';
import type { ApiFixture } from './api-fixture.ts';

const TYPES: Record<StatisticName, string> = {
  possession: 'ball possession',
  shots: 'total shots',
  onTarget: 'shots on goal',
  corners: 'corner kicks',
  fouls: 'fouls',
  offsides: 'offsides',
  saves: 'goalkeeper saves',
};

/** The statistics of a match; null when the answer has none. Values that contradict others are left out. */
export function parseApiStatistics(match: ApiFixture): MatchStatistics | null {
  const statistics = completePossession({ home: readTeam('home', match), away: readTeam('away', match) });
  for (const { side, name } of listContradictions(statistics)) {
    if (name === 'possession') statistics.home.possession = null;
    statistics[side][name] = null;
  }
  return hasStatistics(statistics) ? statistics : null;
}

function readTeam(side: Side, { teams, statistics }: ApiFixture): TeamStatistics {
  const listed = statistics.find(({ team }) => team.id === teams[side].id)?.statistics ?? [];
  const values = statisticNames.map((name) => {
    const found = listed.find((one) => one?.type.toLowerCase() === TYPES[name])?.value ?? null;
    return [name, readValue(name, found)];
  });
  return Object.fromEntries(values) as TeamStatistics;
}

/** `13`, `"13"` and `"55%"`. */
function readValue(name: StatisticName, value: number | string | null): number | null {
  if (value === null || !/^\d{1,3}\s*%?$/.test(String(value).trim())) return null;
  const number = Number.parseInt(String(value), 10);
  return number <= maxStatistic(name) ? number : null;
}
