import { expect, test } from 'vitest';
import { chooseMove } from './choose-move.ts';

test('saving takes the step of the status field, and a new time of its own', () => {
  const save = { intent: 'save', isTimeTyped: false } as const;
  expect(chooseMove({ ...save, status: 'published' }, 'pending')).toBe('publish');
  expect(chooseMove({ ...save, status: 'pending' }, 'pending')).toBeNull();
  expect(chooseMove({ ...save, status: 'scheduled' }, 'scheduled')).toBeNull();
  expect(chooseMove({ ...save, status: 'scheduled', isTimeTyped: true }, 'scheduled')).toBe('schedule');
  expect(chooseMove({ ...save, status: 'draft', isTimeTyped: true }, 'draft')).toBeNull();
  expect(chooseMove({ ...save, status: 'nonsense', isTimeTyped: true }, 'scheduled')).toBeNull();
});
