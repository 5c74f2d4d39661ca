import { expect, it } from 'vitest';
import { ImportFileInvalid } from './imported-record.ts';

it('says why a file is refused, with the line or the missing thing when it is known', () => {
  expect(String(new ImportFileInvalid('line 3'))).toBe(
    'ImportFileInvalid: The file cannot be read as an export: line 3',
  );
  expect(String(new ImportFileInvalid('', 'noArticles'))).toBe('ImportFileInvalid: The file has no articles');
});
