import type { RecordedStep } from '#features/match-replay/rules/recording.ts';
import type { MatchStatistics, TeamStatistics } from '#features/matches/rules/match-statistics.ts';

/** Goals of both teams; own goals of the others included. */
type Goals = Record<'home' | 'away', number>;

/**
 * Invents the statistics of a demo match after `minutes` of play with these goals. The team with more goals has more of the
 * ball; every goal is a shot on target, and the others are saved. `random` gives numbers from 0 to 1.
 */
function demoStatistics(goals: Goals, random: () => number, minutes = 90): MatchStatistics {
  const between = (from: number, to: number) => Math.round((from + random() * (to - from)) * (minutes / 90));
  const possession = Math.min(
    68,
    Math.max(32, 50 + (goals.home - goals.away) * 3 + Math.round(random() * 16 - 8)),
  );
  const saved = { home: between(1, 5), away: between(1, 5) };
  const of = (side: 'home' | 'away', share: number): TeamStatistics => {
    const onTarget = goals[side] + saved[side];
    return {
      possession: share,
      shots: onTarget + between(3, 8),
      onTarget,
      corners: between(2, 8),
      fouls: between(7, 15),
      offsides: between(0, 4),
      saves: saved[side === 'home' ? 'away' : 'home'],
    };
  };
  return { home: of('home', possession), away: of('away', 100 - possession) };
}

/** The statistics as a step before the end of a match. */
export function statisticsStep(
  goals: Goals,
  random: () => number,
  { minute, added }: { minute: number; added: number },
): RecordedStep {
  return { type: 'statistics', statistics: demoStatistics(goals, random, minute), minute, added };
}
