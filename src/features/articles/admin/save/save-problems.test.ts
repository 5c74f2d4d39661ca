import { expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { describeSaveFailure } from './save-problems.ts';

test('says first which action failed, then why', () => {
  expect(describeSaveFailure('publish', 'article.unsent')).toBe(
    `Məqalə nəşr edilmədi. ${problemText['article.unsent']}`,
  );
  expect(describeSaveFailure('draft', 'article.gone')).toMatch(/^Məqalə saxlanmadı\. /);
});

test('returns null for problems that the fields or dialogs show', () => {
  expect(describeSaveFailure('publish', 'form.incomplete')).toBeNull();
  expect(describeSaveFailure('publish', 'login.expired')).toBeNull();
  expect(describeSaveFailure('publish', null)).toBeNull();
});
