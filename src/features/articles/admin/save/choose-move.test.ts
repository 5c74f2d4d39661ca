import { expect, test } from 'vitest';
import { chooseMove } from './choose-move.ts';

test('a save follows the status field, and reschedules when the time was changed', () => {
  const save = { intent: 'save', isTimeTyped: false } as const;
  expect(chooseMove({ ...save, status: 'published' }, 'pending')).toBe('publish');
  expect(chooseMove({ ...save, status: 'pending' }, 'pending')).toBeNull();
  expect(chooseMove({ ...save, status: 'scheduled' }, 'scheduled')).toBeNull();
  expect(chooseMove({ ...save, status: 'scheduled', isTimeTyped: true }, 'scheduled')).toBe('schedule');
  expect(chooseMove({ ...save, status: 'draft', isTimeTyped: true }, 'draft')).toBeNull();
  expect(chooseMove({ ...save, status: 'nonsense', isTimeTyped: true }, 'scheduled')).toBeNull();
});
