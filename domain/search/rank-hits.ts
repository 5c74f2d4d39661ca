import type { Hit } from './find-hits.ts';
import type { QueryWord, SearchQuery } from './search-query.ts';

/** The score of a word by its position. `…Beginning`: a longer word starts with it. */
const WORD_SCORES = { title: 10, titleBeginning: 7, lead: 4, leadBeginning: 3, body: 1 };
/** How much less the oldest hit scores than the newest. */
const AGE_PENALTY = 3;

/**
 * Sorts hits by relevance: title, then tags and excerpt, then text; of equal hits the newer first. The hits must come
 * newest first. When any word is enough, an article with all words comes before an article with one.
 */
export function rankHits(hits: readonly Hit[], query: SearchQuery): Hit[] {
  const scored = hits.map((hit, age) => ({
    hit,
    age,
    score: scoreHit(hit, query) - (AGE_PENALTY * age) / hits.length,
  }));
  scored.sort((a, b) => b.score - a.score || a.age - b.age);
  return scored.map(({ hit }) => hit);
}

function scoreHit(hit: Hit, query: SearchQuery): number {
  const title = hit.titleWords.split(' ');
  const lead = hit.leadWords.split(' ');
  let score = 0;
  let covered = 0;
  for (const word of query.words) {
    const wordScore = scoreWord(word, title, lead);
    // When all words must match, a word that is in neither is in the text.
    score += wordScore === 0 && query.match === 'all' ? WORD_SCORES.body : wordScore;
    if (wordScore > 0) covered++;
  }
  const share = query.match === 'all' ? 1 : Math.max(covered, 1) / query.words.length;
  return score * share * share;
}

function scoreWord({ word, beginning }: QueryWord, title: string[], lead: string[]): number {
  if (title.includes(word)) return WORD_SCORES.title;
  if (beginning && title.some((longer) => longer.startsWith(word))) return WORD_SCORES.titleBeginning;
  if (lead.includes(word)) return WORD_SCORES.lead;
  return beginning && lead.some((longer) => longer.startsWith(word)) ? WORD_SCORES.leadBeginning : 0;
}
