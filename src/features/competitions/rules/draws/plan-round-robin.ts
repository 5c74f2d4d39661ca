/** Two teams (ids) that meet, the home team first. */
export interface Pairing {
  home: string;
  away: string;
}

/**
 * The rounds of a tournament in which every team meets every other one `legs` times, by the circle method. Nobody plays twice in a
 * round. Every second time the grounds are exchanged. A team has as many matches at home as away, or one more or less. With an odd
 * number of teams one has no match in each round. Empty for fewer than two teams. Pure.
 */
export function planRoundRobin(teams: readonly string[], legs: number): Pairing[][] {
  if (teams.length < 2) return [];
  const once = planSingleRoundRobin(teams);
  return Array.from({ length: legs }, (_, leg) =>
    leg % 2 === 0 ? once : once.map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
  ).flat();
}

/** How many rounds `planRoundRobin` has for so many teams. */
export function countRounds(teams: number, legs: number): number {
  return teams < 2 ? 0 : (teams - 1 + (teams % 2)) * legs;
}

/**
 * The last place of the circle stands still and the others move on by one in each round. Whoever meets a gap has no match. The
 * grounds alternate with the distance of the two from the place that meets the one that stands still.
 */
function planSingleRoundRobin(teams: readonly string[]): Pairing[][] {
  const circle: (string | null)[] = teams.length % 2 === 0 ? [...teams] : [...teams, null];
  const moving = circle.length - 1;
  return Array.from({ length: moving }, (_, round) => {
    const at = (place: number) => circle[(place + moving) % moving] ?? null;
    const fixed = circle[moving] ?? null;
    const first = round % 2 === 0 ? [fixed, at(round)] : [at(round), fixed];
    const pairs = [
      first,
      ...Array.from({ length: circle.length / 2 - 1 }, (__, index) => {
        const pair = [at(round + index + 1), at(round - index - 1)];
        return index % 2 === 0 ? pair : pair.toReversed();
      }),
    ];
    return pairs.flatMap(([home = null, away = null]) =>
      home === null || away === null ? [] : [{ home, away }],
    );
  });
}
