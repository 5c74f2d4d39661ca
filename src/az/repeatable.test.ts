import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function offenders(pattern: RegExp): string[] {
  return Object.entries(sources).flatMap(([file, source]) => (pattern.test(source) ? [file] : []));
}

test('no code uses the Azerbaijani locale of the engine: Chromium has none, and server and browser would differ', () => {
  expect(offenders(/\bIntl\.|toLocale\w+\(|localeCompare\(/)).toEqual([]);
});

test('no code uses the clock or random numbers', () => {
  expect(offenders(/Date\.now|new Date\(\)|Math\.random/)).toEqual([]);
});
