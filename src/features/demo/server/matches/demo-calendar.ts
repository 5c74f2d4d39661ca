import { DAY, HOUR, WEEK } from '#az/format/durations.ts';
import { type DemoCompetition, type DemoCompetitionSlug, demoCompetitions } from './demo-competitions.ts';
import { DEMO_ID, type DemoTeamSlug } from './demo-teams.ts';

/** A season begins when the football day begins, at six in the morning. */
const FOOTBALL_DAY_FROM_HOUR = 6;
/** 52 weeks: the next season begins on the same day of the week. */
export const SEASON_MS = 52 * WEEK;

export interface DemoSeason {
  competition: DemoCompetitionSlug;
  /** The year in which it begins: 2026 for 2026/27. */
  year: number;
  /** Epoch ms. */
  startsOn: number;
}

export interface DemoFixture {
  id: string;
  season: DemoSeason;
  home: DemoTeamSlug;
  away: DemoTeamSlug;
  /** The key of the round. */
  round: string;
  /** Epoch ms. */
  kickOff: number;
}

export function demoCompetitionId(slug: DemoCompetitionSlug): string {
  return DEMO_ID + slug.replaceAll('-', '');
}

export function demoSeasonId({ competition, year }: Pick<DemoSeason, 'competition' | 'year'>): string {
  return `${demoCompetitionId(competition)}${year}`;
}

/** The seasons at the start of a demo at `today` (the start of its football day, epoch ms). Today is a busy day of each. */
export function firstDemoSeasons(today: number, year: number): DemoSeason[] {
  return Object.entries(demoCompetitions).map(([competition, { roundsPlayed }]) => ({
    competition: competition as DemoCompetitionSlug,
    year,
    startsOn: today - roundsPlayed * WEEK - BUSY_DAY * DAY,
  }));
}

/** The day of a round with most of its matches. */
const BUSY_DAY = 3;

/** The keys of the rounds of a season. */
export function listDemoRounds(competition: DemoCompetitionSlug): string[] {
  const { clubs, legs, stage }: DemoCompetition = demoCompetitions[competition];
  if (stage !== null) return [stage];
  return Array.from({ length: (clubs.length - 1) * legs }, (_, index) => String(index + 1));
}

export function demoRoundId(season: DemoSeason, key: string): string {
  return `${demoSeasonId(season)}-${key}`;
}

/** The fixtures of a season with a kick-off after `from` and until `to` (epoch ms), in the order of their rounds. Pure. */
export function listDemoFixtures(
  season: DemoSeason,
  { from, to }: { from: number; to: number },
): DemoFixture[] {
  const { clubs, legs, slots, stage }: DemoCompetition = demoCompetitions[season.competition];
  const rounds = Math.max(0, clubs.length - 1) * legs;
  const first = Math.max(0, Math.floor((from - season.startsOn) / WEEK) - 1);
  const last = Math.min(rounds - 1, Math.floor((to - season.startsOn) / WEEK));
  const fixtures: DemoFixture[] = [];
  for (let round = first; round <= last; round++) {
    for (const [index, [home, away]] of pairClubs(clubs, round).entries()) {
      const [day, hour] = slots[index] ?? [0, FOOTBALL_DAY_FROM_HOUR];
      const kickOff = season.startsOn + round * WEEK + day * DAY + (hour - FOOTBALL_DAY_FROM_HOUR) * HOUR;
      const id = `${demoSeasonId(season)}r${round + 1}m${index}`;
      if (kickOff > from && kickOff <= to)
        fixtures.push({ id, season, home, away, round: stage ?? String(round + 1), kickOff });
    }
  }
  return fixtures;
}

/** The matches of a round, so that after `clubs.length - 1` rounds every pair has met (the circle method). */
function pairClubs(
  clubs: readonly DemoTeamSlug[],
  round: number,
): [home: DemoTeamSlug, away: DemoTeamSlug][] {
  const circle = clubs.slice(1);
  const leg = Math.floor(round / circle.length);
  const turned = circle.map((_, index) => circle[(index + round) % circle.length] as DemoTeamSlug);
  const order = [clubs[0] as DemoTeamSlug, ...turned];
  return Array.from({ length: clubs.length / 2 }, (_, index) => {
    const pair = [order[index], order[clubs.length - 1 - index]] as [DemoTeamSlug, DemoTeamSlug];
    return (index === 0 ? round : index + leg) % 2 === 0 ? pair : [pair[1], pair[0]];
  });
}
