import { foldText } from '#az/characters/characters.ts';
import type { ImportedGoal, ImportedMatch, ImportedSquad } from './imported-season.ts';

/**
 * Files write one player in several ways: `Kylian Mbappé`, `K. Mbappé` and `Mbappé`. A shorter name that ends exactly one longer name
 * of a scorer or a squad of the same team is that player. Pure.
 */
export function unifyScorers(
  matches: readonly ImportedMatch[],
  squads: readonly ImportedSquad[],
): ImportedMatch[] {
  const names = new Map(
    squads.map(({ team, players }) => [team, new Set(players.map(({ name }) => name))] as const),
  );
  for (const match of matches)
    for (const goal of goalsOf(match)) {
      const team = teamOf(match, goal);
      names.set(team, (names.get(team) ?? new Set()).add(goal.player));
    }
  const full = new Map([...names].map(([team, known]) => [team, findFullNames([...known])]));
  return matches.map((match) => {
    if (match.outcome.status !== 'finished') return match;
    const goals = match.outcome.goals.map((goal) => ({
      ...goal,
      player: full.get(teamOf(match, goal))?.get(goal.player) ?? goal.player,
    }));
    return { ...match, outcome: { ...match.outcome, goals } };
  });
}

const goalsOf = ({ outcome }: ImportedMatch): readonly ImportedGoal[] =>
  outcome.status === 'finished' ? outcome.goals : [];

/** An own goal is one of a player of the other team. */
function teamOf({ home, away }: ImportedMatch, { side, type }: ImportedGoal): string {
  return (side === 'home') === (type === 'ownGoal') ? away : home;
}

function findFullNames(names: readonly string[]): Map<string, string> {
  const folded = names.map((name) => ({
    name,
    words: foldText(name)
      .split(/[\s.]+/)
      .filter(Boolean),
  }));
  const full = new Map<string, string>();
  for (const one of folded) {
    const longer = folded.filter((other) => isShortFor(one.words, other.words));
    // `K. Mbappé` is itself short for `Kylian Mbappé`.
    const longest = longer.filter(({ words }) => !longer.some((other) => isShortFor(words, other.words)));
    // `Kylian Mbappé` and `Kylian Mbappe` are one.
    const spellings = new Set(longest.map(({ words }) => words.join(' ')));
    const [only] = longest;
    if (only && spellings.size === 1) full.set(one.name, only.name);
  }
  return full;
}

/** Whether a name with these words is a shorter form of another one: it has fewer words, or an initial for the first one. */
function isShortFor(words: readonly string[], other: readonly string[]): boolean {
  const isInitial = words.length > 1 && words[0]?.length === 1 && (other[0]?.length ?? 0) > 1;
  const isLonger = other.length > words.length || (isInitial && other.length === words.length);
  return isLonger && endsWith(other, words);
}

/** Whether the last words are these. An initial stands for a first name: `M. Bale` ends `Gareth Frank M Bale`. */
function endsWith(words: readonly string[], end: readonly string[]): boolean {
  const last = words.slice(-end.length);
  return end.every((word, index) => {
    const other = last[index] ?? '';
    return word === other || (index < end.length - 1 && word.length === 1 && other.startsWith(word));
  });
}
