/** A match of OpenLigaDB in the documented form. Team 1 is `teamId` 40, team 2 is 7. */
export function oldbMatch(match: {
  id?: number;
  kickOff: number;
  isFinished?: boolean;
  halfTime?: [number, number];
  final?: [number, number];
  /** Further results by their name. */
  results?: Record<string, [number, number]>;
  goals?: unknown[];
}) {
  const result = (resultName: string, resultTypeID: number, one?: [number, number]) =>
    one
      ? [
          {
            resultID: resultTypeID,
            resultName,
            pointsTeam1: one[0],
            pointsTeam2: one[1],
            resultOrderID: 1,
            resultTypeID,
          },
        ]
      : [];
  return {
    matchID: match.id ?? 77_001,
    matchDateTime: '2026-10-18T17:30:00',
    timeZoneID: 'W. Europe Standard Time',
    leagueId: 4741,
    leagueName: '1. Fußball-Bundesliga',
    leagueSeason: 2026,
    leagueShortcut: 'bl1',
    matchDateTimeUTC: new Date(match.kickOff).toISOString().replace('.000', ''),
    group: { groupName: '7. Spieltag', groupOrderID: 7, groupID: 45_811 },
    team1: { teamId: 40, teamName: 'FC Bayern München', shortName: 'Bayern', teamIconUrl: '' },
    team2: { teamId: 7, teamName: 'Borussia Dortmund', shortName: 'BVB', teamIconUrl: '' },
    lastUpdateDateTime: '2026-10-18T18:00:00.51',
    matchIsFinished: match.isFinished ?? false,
    matchResults: [
      ...result('Halbzeitergebnis', 1, match.halfTime),
      ...result('Endergebnis', 2, match.final),
      ...Object.entries(match.results ?? {}).flatMap(([name, one], i) => result(name, 3 + i, one)),
    ],
    goals: match.goals ?? [],
    location: null,
    numberOfViewers: null,
  };
}

export function oldbGoal(
  goalID: number,
  [scoreTeam1, scoreTeam2]: [number, number],
  matchMinute: number | null,
  more: {
    isPenalty?: boolean;
    isOwnGoal?: boolean;
    isOvertime?: boolean;
    name?: string;
    comment?: string;
  } = {},
) {
  const { name = 'Kane', ...flags } = more;
  return {
    goalID,
    scoreTeam1,
    scoreTeam2,
    matchMinute,
    goalGetterID: 5,
    goalGetterName: name,
    isPenalty: false,
    isOwnGoal: false,
    isOvertime: false,
    comment: null,
    ...flags,
  };
}
