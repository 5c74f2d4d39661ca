import { expect, it } from 'vitest';
import { isOpenTeam } from './open-team.ts';

it.each([
  'N.N.',
  'n. n.',
  'TBD',
  'W49',
  'L101',
  'A1',
  '2B',
  '3A/B/C',
  'Winner Group A',
  'Sieger SF 12',
  'ARG/CPV',
])('%s stands for a team that is not known yet', (name) => {
  expect(isOpenTeam(name)).toBe(true);
});

it.each(['A', 'B', 'PSV', 'Wales', 'Qarabağ', '1. FC Köln', 'Bodø/Glimt', 'Lincoln Red Imps', 'U21'])(
  '%s is a team',
  (name) => {
    expect(isOpenTeam(name)).toBe(false);
  },
);
