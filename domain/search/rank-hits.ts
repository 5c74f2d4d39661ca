import type { Hit } from './find-hits.ts';
import type { QueryWord, SearchQuery } from './search-query.ts';

/** What a word is worth by where it stands: whole in the title first, somewhere in the text last. */
const WORTH = { title: 10, titleBeginning: 7, lead: 4, leadBeginning: 3, body: 1 };
/** What the oldest hit of the window loses against the newest. */
const AGE = 3;

/**
 * Hits by relevance: title before tags and excerpt before text; the newer of two equals first. Takes hits newest
 * first; where any word is enough, an article with all of them comes before those with one.
 */
export function rankHits(hits: readonly Hit[], query: SearchQuery): Hit[] {
  const scored = hits.map((hit, age) => ({
    hit,
    age,
    score: scoreOf(hit, query) - (AGE * age) / hits.length,
  }));
  scored.sort((a, b) => b.score - a.score || a.age - b.age);
  return scored.map(({ hit }) => hit);
}

function scoreOf(hit: Hit, query: SearchQuery): number {
  const title = hit.titleWords.split(' ');
  const lead = hit.leadWords.split(' ');
  let score = 0;
  let covered = 0;
  for (const word of query.words) {
    const worth = worthOf(word, title, lead);
    // With any word being enough, one that is in neither may not be in the text either.
    score += worth === 0 && query.match === 'all' ? WORTH.body : worth;
    if (worth > 0) covered++;
  }
  const share = query.match === 'all' ? 1 : Math.max(covered, 1) / query.words.length;
  return score * share * share;
}

function worthOf({ word, beginning }: QueryWord, title: string[], lead: string[]): number {
  if (title.includes(word)) return WORTH.title;
  if (beginning && title.some((it) => it.startsWith(word))) return WORTH.titleBeginning;
  if (lead.includes(word)) return WORTH.lead;
  return beginning && lead.some((it) => it.startsWith(word)) ? WORTH.leadBeginning : 0;
}
