import { expect, test } from 'vitest';
import { problemText } from '#az/text/problems.ts';
import { describeSaveFailure } from './describe-save-failure.ts';

test('says first what was not done, then why', () => {
  expect(describeSaveFailure('publish', 'article.unsent')).toBe(
    `Məqalə nəşr edilmədi. ${problemText['article.unsent']}`,
  );
  expect(describeSaveFailure('draft', 'article.gone')).toMatch(/^Məqalə saxlanmadı\. /);
});

test('leaves to the fields and the windows what they say', () => {
  expect(describeSaveFailure('publish', 'form.incomplete')).toBeNull();
  expect(describeSaveFailure('publish', 'login.expired')).toBeNull();
  expect(describeSaveFailure('publish', null)).toBeNull();
});
