import { expect, it } from 'vitest';
import { shootOutKick } from '#tests/kit/content/ledgers.ts';
import { isShootOutOpen } from './is-shoot-out-open.ts';

/** `+` is a goal, `-` a miss, and `x` a goal that was taken back. */
function kicksOf(side: 'home' | 'away', kicks: string) {
  return [...kicks].map((kick, at) => ({
    id: `${side} ${at}`,
    event: shootOutKick(side, kick !== '-'),
    isRetracted: kick === 'x',
  }));
}

it.each([
  ['one kick', '+', '', true],
  ['two goals ahead with two kicks left', '+++', '+--', true],
  ['three goals ahead with two kicks left', '+++', '---', false],
  ['one goal ahead with the last kick of the other team left', '+++++', '++++', true],
  ['two goals ahead with the last kick of the other team left', '+++++', '+++-', false],
  ['one goal ahead after five kicks each', '++++-', '+++--', false],
  ['one goal ahead with the answer to the sixth kick left', '++++++', '+++++', true],
  ['one goal ahead after six kicks each', '++++++', '+++++-', false],
  ['two goals ahead, and a third one that was taken back', '++x', '---', true],
] as const)('a shoot-out with %s', (_, one, other, isOpen) => {
  for (const [first, second] of [
    ['home', 'away'],
    ['away', 'home'],
  ] as const)
    expect(isShootOutOpen({ events: [...kicksOf(first, one), ...kicksOf(second, other)] })).toBe(isOpen);
});
