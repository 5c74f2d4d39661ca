import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const corpusSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    excerpt: z.string(),
    category: z.string(),
    tags: z.array(z.string()),
    date: z.string(),
  }),
);
const queriesSchema = z.array(
  z.object({ id: z.string(), q: z.string(), kind: z.string(), rel: z.record(z.string(), z.number()) }),
);

export type CorpusArticle = z.infer<typeof corpusSchema>[number];
/** `rel`: the grades of the relevant articles, 1 to 3. */
export type JudgedQuery = z.infer<typeof queriesSchema>[number];
/** An inflected form and its lemma, as they are written. */
export type LemmaPair = readonly [form: string, lemma: string];

export interface EvaluationSet {
  corpus: CorpusArticle[];
  queries: { name: string; queries: JudgedQuery[] }[];
  lemmas: { name: string; pairs: LemmaPair[] }[];
}

/** Reads `corpus.json`, `queries_*.json` and `lemma_*.tsv` (columns `form` and `lemma` first) of a folder. */
export function readEvaluationSet(folder: string): EvaluationSet {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder).sort();
  return {
    corpus: corpusSchema.parse(JSON.parse(read('corpus.json'))),
    queries: names
      .filter((name) => /^queries_.*\.json$/.test(name))
      .map((name) => ({ name, queries: queriesSchema.parse(JSON.parse(read(name))) })),
    lemmas: names
      .filter((name) => /^lemma_.*\.tsv$/.test(name))
      .map((name) => ({ name, pairs: parsePairs(read(name)) })),
  };
}

function parsePairs(table: string): LemmaPair[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.map((line) => {
    const [form = '', lemma = ''] = line.split('\t');
    return [form, lemma];
  });
}
