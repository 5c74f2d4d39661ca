/**
 * `npm run bench -- search`: time and memory of searches in 100,000 articles on SQLite and on PostgreSQL, with 32 searchers
 * at once. `… search 10000` uses that many articles; `… search sqlite` or `… postgres` measures one engine only.
 *
 * `npm run bench -- search FOLDER`: how good the search is. The folder has `corpus.json`, `queries_*.json` and
 * `lemma_*.tsv`. `--details` prints every imperfect query.
 */
import { existsSync } from 'node:fs';
import { readEvaluationSet } from './search/evaluation-set.ts';
import { measureQuality } from './search/measure-quality.ts';
import { measureSpeed } from './search/measure-speed.ts';
import { ENGINES } from './search/open-engines.ts';

const choices = process.argv.slice(2);
const folder = choices.find((choice) => existsSync(choice));
if (folder) {
  await measureQuality(readEvaluationSet(folder), choices.includes('--details'));
} else {
  const count = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 100_000);
  const chosen = ENGINES.filter((engine) => choices.includes(engine === 'SQLite' ? 'sqlite' : 'postgres'));
  await measureSpeed(count, chosen.length > 0 ? chosen : ENGINES);
}
