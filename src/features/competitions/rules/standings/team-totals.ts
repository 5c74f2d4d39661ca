/** The sums of a team's matches. */
export interface TeamTotals {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  awayGoals: number;
  awayWins: number;
}

export function emptyTotals(): TeamTotals {
  return {
    ...{ played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 },
    ...{ awayGoals: 0, awayWins: 0 },
  };
}

interface ResultOfMatch {
  home: string;
  away: string;
  homeGoals: number;
  awayGoals: number;
}

/** Adds a match to the totals of its two teams. A team that is not in `totals` is ignored. */
export function addResult(
  totals: ReadonlyMap<string, TeamTotals>,
  { home, away, homeGoals, awayGoals }: ResultOfMatch,
  points: { win: number; draw: number },
): void {
  addTo(totals.get(home), { own: homeGoals, other: awayGoals, isAway: false, points });
  addTo(totals.get(away), { own: awayGoals, other: homeGoals, isAway: true, points });
}

function addTo(
  total: TeamTotals | undefined,
  match: { own: number; other: number; isAway: boolean; points: { win: number; draw: number } },
): void {
  if (!total) return;
  const { own, other, isAway, points } = match;
  total.played++;
  total.goalsFor += own;
  total.goalsAgainst += other;
  if (isAway) total.awayGoals += own;
  if (own > other) {
    total.won++;
    total.points += points.win;
    if (isAway) total.awayWins++;
  } else if (own === other) {
    total.drawn++;
    total.points += points.draw;
  } else total.lost++;
}
