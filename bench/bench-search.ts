/**
 * `npm run bench -- search FOLDER`: how good the search is. The folder has `corpus.json`, `queries_*.json` and
 * `lemma_*.tsv`. `--details` prints every imperfect query.
 */
import { readEvaluationSet } from './search/evaluation-set.ts';
import { measureQuality } from './search/measure-quality.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: npm run bench -- search FOLDER [--details]');
await measureQuality(readEvaluationSet(folder), process.argv.includes('--details'));
