import { expect, test } from 'vitest';
import type { ArticleFields } from '#domain/content/article-fields.ts';
import { type LocalCopy, listLocalCopies, removeLocalCopy, writeLocalCopy } from './local-copy.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const copy = (over: Partial<LocalCopy>): LocalCopy => ({
  ...{ articleId: 'a', tabKey: 't', baseVersion: 3, at: 1000 },
  fields: { title: 'Qarabağ', content: '<p>Mətn</p>' } as ArticleFields,
  ...over,
});

test('gives back the copies of one article, the newest first, and of nobody else', () => {
  const storage = memory();
  writeLocalCopy(storage, 'me', copy({}));
  writeLocalCopy(storage, 'me', copy({ tabKey: 'u', at: 2000 }));
  writeLocalCopy(storage, 'me', copy({ articleId: 'b' }));
  writeLocalCopy(storage, 'you', copy({}));
  const found = listLocalCopies(storage, { staffId: 'me', articleId: 'a', now: 3000 });
  expect(found.map(({ tabKey }) => tabKey)).toEqual(['u', 't']);
  removeLocalCopy(storage, 'me', copy({ tabKey: 'u' }));
  expect(listLocalCopies(storage, { staffId: 'me', articleId: 'a', now: 3000 })).toHaveLength(1);
});

test('finds articles that were never saved', () => {
  const storage = memory();
  writeLocalCopy(storage, 'me', copy({ articleId: 'n', baseVersion: null }));
  writeLocalCopy(storage, 'me', copy({}));
  const found = listLocalCopies(storage, { staffId: 'me', articleId: null, now: 3000 });
  expect(found.map(({ articleId }) => articleId)).toEqual(['n']);
});

test('clears away what is old or broken; a full browser is no error', () => {
  const storage = memory();
  writeLocalCopy(storage, 'me', copy({}));
  storage.setItem('article-copy:me:x:y', '{');
  expect(listLocalCopies(storage, { staffId: 'me', articleId: 'a', now: 40 * 86_400_000 })).toEqual([]);
  expect(storage.length).toBe(0);
  const full = {
    ...storage,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  expect(writeLocalCopy(full, 'me', copy({}))).toBe(false);
});
