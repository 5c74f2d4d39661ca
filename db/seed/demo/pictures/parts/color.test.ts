import { describe, expect, test } from 'vitest';
import { glowOf, isGrey, lightnessOf, mix, tone } from './color.ts';

describe('mix', () => {
  test('begins and ends at its colours', () => {
    expect(mix('#12ab9f', '#ff0044', 0)).toBe('#12ab9f');
    expect(mix('#12ab9f', '#ff0044', 1)).toBe('#ff0044');
  });

  test('goes from black to white through an even grey', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
});

test('tone sets the lightness', () => {
  expect(lightnessOf(tone('#3050a0', 0.7))).toBeCloseTo(0.7, 1);
});

test('glowOf makes light of every colour', () => {
  for (const color of ['#000000', '#111133', '#ff0000', '#ffffff'])
    expect(lightnessOf(glowOf(color))).toBeGreaterThan(0.6);
});

test('isGrey knows colours from greys', () => {
  expect([isGrey('#808080'), isGrey('#ffffff'), isGrey('#0000ff')]).toEqual([true, true, false]);
});
