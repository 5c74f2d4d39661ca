import type { LineUp, LineUpPlayer } from './read-line-ups.ts';

/**
 * The starters in the lines of their formation, from the goalkeeper to the attack: `4-3-3` gives lines of 1, 4, 3 and 3.
 * Null without a formation, or when it does not fit the number of starters.
 */
export function placeOnPitch({ formation, players }: Pick<LineUp, 'formation' | 'players'>) {
  const starters = players.filter(({ isStarting }) => isStarting);
  const goalkeeper = starters.find(({ isGoalkeeper }) => isGoalkeeper) ?? starters[0];
  if (formation === null || !goalkeeper) return null;
  const sizes = formation.split('-').map(Number);
  const outfield = starters.filter((player) => player !== goalkeeper);
  const places = sizes.reduce((sum, size) => sum + size, 0);
  if (places !== outfield.length || sizes.some((size) => !(size > 0))) return null;
  const lines: LineUpPlayer[][] = [[goalkeeper]];
  for (const size of sizes) lines.push(outfield.splice(0, size));
  return lines;
}
