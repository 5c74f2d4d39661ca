/**
 * `npm run bench -- search`: time and memory of searches in 100,000 articles on SQLite and on PostgreSQL, with 32 searchers
 * at once, also while articles are indexed. `… search 10000` uses that many articles; `… search sqlite` or `… postgres` measures one
 * engine only; `… search FILE.sqlite` searches in a database that has generated articles already.
 *
 * `npm run bench -- search FOLDER`: how good stemming and search are. The folder has `corpus.json`, `queries_*.json` and
 * `lemma_*.tsv`. `--details` prints every imperfect query and every missed pair.
 */
import { existsSync } from 'node:fs';
import { readEvaluationSet } from './search/evaluation-set.ts';
import { measureQuality } from './search/measure-quality.ts';
import { measureExisting, measureSpeed } from './search/measure-speed.ts';
import { measureStems } from './search/measure-stems.ts';
import { chosenEngines } from './with-each-engine.ts';

const choices = process.argv.slice(2);
const file = choices.find((choice) => choice.endsWith('.sqlite'));
const folder = choices.find((choice) => existsSync(choice));
if (file) await measureExisting(file);
else if (folder) {
  const set = readEvaluationSet(folder);
  const details = choices.includes('--details');
  for (const { name, pairs } of set.lemmas) measureStems(name, pairs, details);
  await measureQuality(set, details);
} else {
  const count = Number(choices.find((choice) => /^\d+$/.test(choice)) ?? 100_000);
  await measureSpeed(count, chosenEngines(choices));
}
