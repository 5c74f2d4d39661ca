/** Results that count. */
export const DEPTH = 10;

export interface Score {
  /** nDCG@10 with the grade as gain: Σ grade / log2(rank + 1), divided by that of the best order. */
  ndcg: number;
  /** nDCG@10 with the gain 2^grade − 1. */
  exponentialNdcg: number;
  /** Relevant articles among the first ten, divided by the number of relevant articles or ten, the smaller of the two. */
  recall: number;
  /** Queries without a result. */
  zeroHits: number;
}

/** Scores the ids of the results of a query. `grades`: the relevant ids with their grades. */
export function scoreRanking(found: readonly string[], grades: Readonly<Record<string, number>>): Score {
  const top = found.slice(0, DEPTH).map((id) => grades[id] ?? 0);
  const ideal = Object.values(grades).sort((a, b) => b - a);
  const relevant = ideal.filter((grade) => grade > 0).length;
  const ndcg = (gain: (grade: number) => number) =>
    discountedGain(top.map(gain)) / discountedGain(ideal.slice(0, DEPTH).map(gain));
  return {
    ndcg: ndcg((grade) => grade),
    exponentialNdcg: ndcg((grade) => 2 ** grade - 1),
    recall: top.filter((grade) => grade > 0).length / Math.min(DEPTH, relevant),
    zeroHits: found.length === 0 ? 1 : 0,
  };
}

/** The means of the scores, and the sum of the queries without a result. */
export function summariseScores(scores: readonly Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0);
  const mean = (key: keyof Score) => sum(key) / scores.length;
  return {
    ndcg: mean('ndcg'),
    exponentialNdcg: mean('exponentialNdcg'),
    recall: mean('recall'),
    zeroHits: sum('zeroHits'),
  };
}

function discountedGain(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
