/**
 * The order of a table after the places that editors have set: each placed team stands at its place (from 1), the others keep
 * their order around them. A place below the last one is the last one.
 */
export function placeTeams(order: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const placeOf = (team: string) => places.get(team) ?? 0;
  const placed = order.filter((team) => places.has(team)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const result = order.filter((team) => !places.has(team));
  for (const team of placed) result.splice(placeOf(team) - 1, 0, team);
  return result;
}
