import { expect, test } from 'vitest';
import { isTest, readSourceTree } from './kit/source/source-tree.ts';

/** What the scripts store in browsers. None of it is a password, a token, or something that a person may not see. */
const STORED: Record<string, string> = {
  'src/features/analytics/site/analytics-behaviour.ts': 'whether the reader allows the analytics script',
  'src/features/articles/admin/drafts/local-copy.ts': 'unsaved articles of their writer',
  'src/features/breaking-news/site/breaking-behaviour.ts': 'breaking news that the reader has closed',
  'src/features/breaking-news/site/breaking-strip.tsx': 'breaking news that the reader has closed',
  'src/features/matches/admin/console/entry-queue.ts': 'entries of a match that were not sent yet',
  'src/features/notes/admin/notes-panel.tsx': 'unsent notes of their writer',
  'src/features/offline/site/worker/saved-pages.ts': 'pages and pictures for everybody',
  'src/features/offline/site/worker/worker.ts': 'pages and pictures for everybody',
  'src/features/polls/site/poll-behaviour.ts': 'polls in which the reader has voted',
  'src/platform/ui/head-scripts.tsx': 'the theme',
  'src/platform/ui/theme.ts': 'the theme',
};

const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore|caches)\b\s*[.[]/;

test('browsers store what this list has, and nothing else', () => {
  const users = readSourceTree()
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .filter(({ code }) => STORAGE.test(code))
    .map(({ path }) => path);
  expect(users.sort()).toEqual(Object.keys(STORED));
});
