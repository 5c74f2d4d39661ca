/** A tie of a draw. A side is a team (id), or follows from ties of the round before. */
export interface DrawnTie {
  /** The place in its round, from 1. */
  position: number;
  home: string | null;
  away: string | null;
  /** The home team goes on without a match. */
  isBye: boolean;
  /** The places of two ties of the round before whose winners, or losers, meet here. */
  from: {
    result: 'winner' | 'loser';
    round: string;
    positions: readonly [home: number, away: number];
  } | null;
}

export interface DrawnRound {
  /** The number of the round, or the key of one such as `quarter`. */
  key: string;
  ties: DrawnTie[];
}

interface KnockoutOptions {
  /** The teams in the order in which they are paired: the first meets the second. */
  teams: readonly string[];
  /** The rounds after the first one too, up to the final. */
  hasAllRounds: boolean;
  /** The losers of the semi-finals meet. */
  hasThirdPlace: boolean;
  /** The key of a first round that nothing follows. Null: by the number of its ties. */
  firstKey: string | null;
}

/** The rounds by the number of their ties. Larger ones have numbers. */
const KEYS: Readonly<Record<number, string>> = { 1: 'final', 2: 'semi', 4: 'quarter', 8: 'r16', 16: 'r32' };

/**
 * The ties of a knock-out. When the number of teams is no power of two, the first teams of the list have a bye in the first round,
 * spread over the bracket. A single round has a bye only for an odd number. Empty for fewer than two teams. Pure.
 */
export function planKnockout(options: KnockoutOptions): DrawnRound[] {
  const { teams, hasAllRounds, hasThirdPlace, firstKey } = options;
  if (teams.length < 2) return [];
  if (!hasAllRounds) {
    const ties = drawFirstRound(teams, Math.ceil(teams.length / 2));
    return [{ key: firstKey ?? KEYS[ties.length] ?? '1', ties }];
  }
  const slots = 2 ** (Math.ceil(Math.log2(teams.length)) - 1);
  const rounds: DrawnRound[] = [{ key: KEYS[slots] ?? '1', ties: drawFirstRound(teams, slots) }];
  for (let count = slots / 2; count >= 1; count /= 2) {
    const before = rounds.at(-1)?.key ?? '';
    rounds.push({
      key: KEYS[count] ?? `${rounds.length + 1}`,
      ties: Array.from({ length: count }, (_, index) => follow('winner', before, index)),
    });
  }
  if (hasThirdPlace && slots >= 2) rounds.push({ key: 'third', ties: [follow('loser', 'semi', 0)] });
  return rounds;
}

/** Pairs the teams in so many ties. Those with a bye stand as far from each other as possible. */
function drawFirstRound(teams: readonly string[], slots: number): DrawnTie[] {
  const byes = 2 * slots - teams.length;
  const [free, paired] = [teams.slice(0, byes), teams.slice(byes)];
  return Array.from({ length: slots }, (_, index) => {
    const given = Math.floor((index * byes) / slots);
    const isBye = Math.floor(((index + 1) * byes) / slots) > given;
    const first = 2 * (index - given);
    return {
      position: index + 1,
      home: (isBye ? free[given] : paired[first]) ?? null,
      away: isBye ? null : (paired[first + 1] ?? null),
      isBye,
      from: null,
    };
  });
}

/** The tie of the winners, or losers, of two ties beside each other. */
function follow(result: 'winner' | 'loser', round: string, index: number): DrawnTie {
  const positions = [2 * index + 1, 2 * index + 2] as const;
  return { position: index + 1, home: null, away: null, isBye: false, from: { result, round, positions } };
}
