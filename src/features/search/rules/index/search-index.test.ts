import { expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import type { IndexedArticle } from './index-part.ts';
import { SearchIndex } from './search-index.ts';

function fillIndex(articles: readonly Partial<IndexedArticle>[]): SearchIndex {
  const words = { title_words: '', tag_words: '', lead_words: '', body_words: '' };
  const rest = { ...words, status: 'published', category_id: null, published_at: NOON } as const;
  const index = new SearchIndex();
  for (const [at, one] of articles.entries()) index.add({ ...rest, article_id: `${at}`, ...one });
  return index;
}

it('counts a word in headline and tags, then also in the lead, then also in the text, however it is written there', () => {
  const index = fillIndex([
    { title_words: 'Şəhər' },
    { tag_words: 'şəhər' },
    { lead_words: 'ŞƏHƏR' },
    { body_words: 'Şəhər' },
    { body_words: 'oyun Şəhər' },
  ]);
  const [form, stem] = [index.findWord('forms', 'seher'), index.findWord('stems', 'şəhər')];
  const counts = [1, 2, 3].map((tiers) => [
    form && index.countArticles({ kind: 'form', word: form }, tiers),
    stem && index.countArticles({ kind: 'stem', word: stem }, tiers),
  ]);
  expect(counts).toEqual([
    [2, 2],
    [3, 3],
    [3, 5],
  ]);
});

it('has no empty word, though most articles have no tags', () => {
  const index = fillIndex([{ title_words: 'Qarabağ' }]);
  expect(index.findWord('forms', '')).toBeNull();
  expect(index.findWord('stems', '')).toBeNull();
});

it('counts an article once, however often it is changed, removed and added again', () => {
  const again = { article_id: 'a', title_words: 'Neftçi' };
  const removed = { ...again, status: 'removed' } as const;
  expect(fillIndex([again, { ...again, title_words: 'Zirə' }]).liveCount).toBe(1);
  expect(fillIndex([again, removed, removed]).liveCount).toBe(0);
  expect(fillIndex([again, removed, again]).liveCount).toBe(1);
});

it('keeps status, category and date of earlier articles when thousands follow', () => {
  const first = { category_id: 'futbol', published_at: NOON, title_words: 'Qarabağ' };
  const others = Array.from({ length: 10_000 }, () => ({ category_id: 'sahmat' }));
  const index = fillIndex([{}, first, ...others]);
  const describe = (doc: number) => [
    index.statusOf[doc],
    index.categories[index.categoryOf[doc] ?? -1],
    index.publishedAt[doc],
  ];
  expect(describe(1)).toEqual([4, 'futbol', NOON]);
  expect(describe(10_000)).toEqual([4, 'sahmat', NOON]);
});
