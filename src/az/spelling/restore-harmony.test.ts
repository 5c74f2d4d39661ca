import { expect, test } from 'vitest';
import { restoreHarmony } from './restore-endings.ts';

test.each([
  ['klublər', 'klublar'],
  ['Rəqiblar', 'Rəqiblər'],
  ['stadionde', 'stadionda'],
  ['məşqçidan', 'məşqçidən'],
  ['futbolçulərin', 'futbolçuların'],
  ['oyunçulərimizdən', 'oyunçularımızdan'],
  ['klublar', null],
  ['rəqiblərimizin', null],
  ['oyundan', null],
  ['qaydada', null],
  ['zirzibəlar', null],
  ['a'.repeat(9000), null],
])('%s → %s', (written, restored) => expect(restoreHarmony(written)).toBe(restored));
