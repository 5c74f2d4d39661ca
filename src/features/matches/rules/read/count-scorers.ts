import { foldText } from '#az/characters/characters.ts';
import type { Team } from '#features/teams/rules/team.ts';

/** A goal that counts for its scorer. */
export interface ScoredGoal {
  fixtureId: string;
  isPenalty: boolean;
  team: Pick<Team, 'slug' | 'name' | 'shortName' | 'colors'>;
  player: string | null;
  playerId: string | null;
  assist: string | null;
  assistId: string | null;
}

/** A line of the list of scorers. A player whom the site does not know is told apart by name and team. */
export interface Scorer {
  key: string;
  name: string;
  team: ScoredGoal['team'];
  goals: number;
  /** How many of the goals were penalties. */
  penalties: number;
  assists: number;
  /** Matches in which he scored. */
  matches: number;
}

/** Players with goals, the best first: goals, then fewer penalties, then assists, then the name. Own goals do not count. */
export function countScorers(goals: readonly ScoredGoal[]): Scorer[] {
  const scorers = new Map<string, Scorer & { scoredIn: Set<string> }>();
  const find = (goal: ScoredGoal, name: string, id: string | null) => {
    const key = id ?? `${goal.team.slug} ${foldText(name)}`;
    const known = scorers.get(key);
    if (known) return known;
    const none = { goals: 0, penalties: 0, assists: 0, matches: 0 };
    const scorer = { key, name, team: goal.team, ...none, scoredIn: new Set<string>() };
    scorers.set(key, scorer);
    return scorer;
  };
  for (const goal of goals) {
    if (goal.player !== null) {
      const scorer = find(goal, goal.player, goal.playerId);
      scorer.goals++;
      if (goal.isPenalty) scorer.penalties++;
      scorer.scoredIn.add(goal.fixtureId);
    }
    if (goal.assist !== null) find(goal, goal.assist, goal.assistId).assists++;
  }
  return [...scorers.values()]
    .filter((scorer) => scorer.goals > 0)
    .map(({ scoredIn, ...scorer }) => ({ ...scorer, matches: scoredIn.size }))
    .sort(
      (a, b) =>
        b.goals - a.goals ||
        a.penalties - b.penalties ||
        b.assists - a.assists ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    );
}
