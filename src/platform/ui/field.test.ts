import { expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import type { Problem } from '#platform/errors.ts';
import { findFieldError } from './field.tsx';

const problems: readonly Problem[] = [
  { field: 'name', code: 'field.required' },
  { field: 'name', code: 'field.tooLong' },
  { field: 'others', code: 'searchName.taken', detail: 'Neftçi' },
];

test('a field shows the sentence of its first problem', () => {
  expect(findFieldError(problems, 'name')).toBe(problemText['field.required']);
});

test('the detail of a problem follows its sentence', () => {
  expect(findFieldError(problems, 'others')).toBe(`${problemText['searchName.taken']}: Neftçi`);
});

test('a field without a problem has no error, nor has a form that was not refused', () => {
  expect(findFieldError(problems, 'kind')).toBeUndefined();
  expect(findFieldError(undefined, 'name')).toBeUndefined();
});
