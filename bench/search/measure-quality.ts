import { searchArticles } from '#features/search/rules/search-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { withEachEngine } from '../with-each-engine.ts';
import type { EvaluationSet, JudgedQuery } from './evaluation-set.ts';
import { indexAll } from './index-all.ts';
import { DEPTH, scoreRanking, summariseScores } from './score-ranking.ts';
import { writeCorpus } from './write-corpus.ts';

/** The ids of the first ten results of each query. */
type Results = Map<JudgedQuery, string[]>;

/** Searches the corpus on both engines and prints the scores of every kind of query. `details`: every imperfect query. */
export async function measureQuality(set: EvaluationSet, details: boolean): Promise<void> {
  const queries = set.queries.flatMap((file) => file.queries);
  const resultsByEngine: Results[] = [];
  await withEachEngine(async (engine, { db }) => {
    await writeCorpus(db, set.corpus);
    await indexAll(db);
    const results = await search(db, queries);
    resultsByEngine.push(results);
    for (const file of set.queries) printScores(`${file.name}, ${engine}`, file.queries, results);
  });
  const [first, second] = resultsByEngine;
  if (first && second) {
    const different = queries.filter((query) => String(first.get(query)) !== String(second.get(query)));
    const same = queries.length - different.length;
    console.log(`\nBoth engines give the same top ten for ${same} of ${queries.length} queries.`);
    if (details) for (const query of different) console.log(`  different: ${query.id} ${query.q}`);
  }
  if (first && details) printImperfect(queries, first);
}

async function search(db: Db, queries: readonly JudgedQuery[]): Promise<Results> {
  const results: Results = new Map();
  for (const query of queries) {
    const { articles } = await searchArticles(db, { query: query.q });
    results.set(
      query,
      articles.slice(0, DEPTH).map((article) => article.id),
    );
  }
  return results;
}

function printScores(title: string, queries: readonly JudgedQuery[], results: Results): void {
  console.log(`\n${title}`);
  console.log(line(['', 'queries', 'nDCG@10', '2^grade', 'recall@10', 'zero hits']));
  const kinds = Map.groupBy(queries, (query) => query.kind);
  for (const [kind, ofKind] of [...kinds, ['all', queries] as const]) {
    const score = summariseScores(ofKind.map((query) => scoreRanking(results.get(query) ?? [], query.rel)));
    const means = [score.ndcg, score.exponentialNdcg, score.recall].map((mean) => mean.toFixed(3));
    console.log(line([kind, String(ofKind.length), ...means, String(score.zeroHits)]));
  }
}

function printImperfect(queries: readonly JudgedQuery[], results: Results): void {
  console.log(
    '\nImperfect queries: nDCG@10, the grades of the first ten, the grades of all relevant articles',
  );
  for (const query of queries) {
    const found = results.get(query) ?? [];
    const { ndcg } = scoreRanking(found, query.rel);
    if (ndcg > 0.999) continue;
    const grades = found.map((id) => query.rel[id] ?? 0).join('');
    const ideal = Object.values(query.rel).sort((a, b) => b - a);
    console.log(
      `  ${ndcg.toFixed(2)}  ${query.kind.padEnd(10)} ${query.q}: ${grades || 'nothing'} of ${ideal.slice(0, DEPTH).join('')}`,
    );
  }
}

function line([name = '', ...cells]: readonly string[]): string {
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
