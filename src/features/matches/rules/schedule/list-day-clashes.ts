import { footballDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ScheduledMatch } from './plan-schedule.ts';
import type { ScheduleTeam } from './read-schedule-stage.ts';

/** A team that would play twice on a football day. */
export interface DayClash {
  team: string;
  /** The planned kick-off, epoch ms. */
  kickOff: number;
  /** The other match of the team on that day. */
  other: { home: string; away: string };
}

interface TeamMatch {
  day: string;
  home: string;
  away: string;
}

/**
 * The teams that would play twice on a football day: in the planned matches, or in a match that exists in any competition. Matches
 * that were called off do not count.
 */
export async function listDayClashes(
  db: Db,
  { teams, matches }: { teams: readonly ScheduleTeam[]; matches: readonly ScheduledMatch[] },
): Promise<DayClash[]> {
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const byTeam = await listMatchesByTeam(db, { teams, matches });
  return matches.flatMap(({ homeId, awayId, kickOff }) => {
    const { day } = footballDay(kickOff);
    const own = { day, home: names.get(homeId) ?? '', away: names.get(awayId) ?? '' };
    return [homeId, awayId].flatMap((id): DayClash[] => {
      const known = byTeam.get(id) ?? [];
      const twin = known.find((match) => match.day === day);
      byTeam.set(id, [...known, own]);
      return twin
        ? [{ team: names.get(id) ?? '', kickOff, other: { home: twin.home, away: twin.away } }]
        : [];
    });
  });
}

/** The matches that the teams have on the days of the planned ones, by team. */
async function listMatchesByTeam(
  db: Db,
  { teams, matches }: { teams: readonly ScheduleTeam[]; matches: readonly ScheduledMatch[] },
): Promise<Map<string, TeamMatch[]>> {
  const times = matches.map(({ kickOff }) => kickOff);
  const found = new Map<string, TeamMatch[]>();
  if (times.length === 0) return found;
  const ids = teams.map(({ id }) => id);
  const select = (side: 'fixture.home_id' | 'fixture.away_id') =>
    db
      .selectFrom('fixture')
      .innerJoin('team as home', 'home.id', 'fixture.home_id')
      .innerJoin('team as away', 'away.id', 'fixture.away_id')
      .select([`${side} as team`, 'kick_off', 'home.name as home', 'away.name as away'])
      .where(side, 'in', ids)
      .where('kick_off', '>=', Math.min(...times) - DAY)
      .where('kick_off', '<=', Math.max(...times) + DAY)
      .where('status', 'not in', ['cancelled', 'postponed'])
      .execute();
  for (const { team, kick_off, home, away } of [
    ...(await select('fixture.home_id')),
    ...(await select('fixture.away_id')),
  ])
    found.set(team, [...(found.get(team) ?? []), { day: footballDay(kick_off).day, home, away }]);
  return found;
}
