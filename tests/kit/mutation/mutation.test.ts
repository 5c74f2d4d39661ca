import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { replacedText } from './check-types.ts';
import { findMutationSubject } from './mutation-subjects.ts';

test.each([
  [1, 1, 1, 4, 'Ələ'],
  [2, 3, 2, 5, 'cd'],
  [1, 4, 3, 2, '\nabcd\n!'],
])('the place %i:%i to %i:%i of a change is counted from 1', (line, column, endLine, endColumn, replaced) => {
  const fileName = join(inject('runFolder'), 'mutated.txt');
  writeFileSync(fileName, 'Ələ\nabcd\n!?');
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
  expect(replacedText({ fileName, location, replacement: '' })).toBe(replaced);
});

test('a feature is changed in its rules, and its own tests have to notice', () => {
  const tests = (folder: string) => [`${folder}/**/*.test.{ts,tsx}`];
  const polls = { folder: 'src/features/polls/rules', tests: tests('src/features/polls') };
  expect(findMutationSubject('polls')).toEqual(polls);
  const accounts = 'src/features/accounts/rules';
  expect(findMutationSubject('accounts')).toEqual({ folder: accounts, tests: tests(accounts) });
  expect(findMutationSubject('competitions')?.tests).toEqual([
    ...tests('src/features/competitions'),
    'src/features/matches/rules/ties/*.test.ts',
    'src/features/matches/rules/schedule/*.test.ts',
  ]);
  expect(findMutationSubject('az')?.folder).toBe('src/az');
  expect(findMutationSubject('outbox')?.folder).toBe('src/platform/outbox');
  expect(findMutationSubject('../polls')).toBeNull();
});
