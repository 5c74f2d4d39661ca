import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { cpuMs } from './kit/site/work-growth.ts';

/** Patterns that only the browser of the writer runs, or that read a bounded text. The reason stands beside each. */
const EXEMPT: readonly (readonly [file: RegExp, reason: string])[] = [
  [/^src\/features\/articles\/admin\/editor\/(?:clean-paste|uploads\/)/, 'runs in the browser of the writer'],
  [/^src\/features\/articles\/admin\/form\/headline-field/, 'runs in the browser of the writer'],
  [/^src\/features\/offline\/site\/worker\//, 'runs in the service worker, on pages of our own'],
  [/^src\/features\/article-import\/rules\//, 'runs in a worker with a limit of time'],
  [/^src\/az\/stem\.ts|^src\/az\/stemming\//, 'reads one word of at most 60 letters'],
  [/^src\/az\/format\/format-number/, 'reads the digits of a number'],
  [
    /^src\/features\/season-import\/rules\/parse\/football-txt-line/,
    'reads a line of at most 500 characters',
  ],
  [/^src\/features\/matches\/rules\/line-ups\/read-sheet-player/, 'cuts its text to 200 characters'],
];

/**
 * The whole test takes 3.5 s of CPU time, nearly all of it in the patterns: each reads some hundred texts. Shorter texts would
 * bring quadratic and linear patterns too close together.
 */
const LENGTH = 24_000;
/**
 * In milliseconds of CPU time. On 24,000 characters the cheapest quadratic pattern takes 60 ms and more, a linear one less
 * than 1 ms. The limit lies between them with room for a slow machine.
 */
const LIMIT = 20;
const PUMPS = [
  'a',
  ' ',
  '1',
  '-',
  '.',
  ',',
  '<',
  '&',
  '"',
  '(',
  '[',
  '@',
  '\n',
  'A',
  'ə',
  '\t',
  '/',
  '#',
  ':',
  '0',
  "'",
  '\u0301',
  'a.',
  'a ',
  'a-',
  '<a',
  '<a ',
  'a=',
  '1.',
  '1,',
  'a@',
  '\r\n',
  '\n ',
  '--',
  '\\',
  '=',
  '31',
];
const STARTS = ['', 'a', '<a', ' '];
const ENDS = ['', '\u0002', 'x!'];

interface Pattern {
  source: string;
  flags: string;
}

function listPatterns(file: string): Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (node && typeof node === 'object') {
      const { regex } = node as { regex?: { pattern: string; flags: string } };
      if (regex) patterns.push({ source: regex.pattern, flags: regex.flags });
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  // Only a repetition can take long.
  return patterns.filter(({ source }) => /[*+]|\{\d+,\d*\}/.test(source));
}

/** The hostile pieces for a pattern: those of every pattern, and its own words. */
function pumpsOf({ source }: Pattern): string[] {
  const words = source
    .replace(/\\p\{[^}]*\}|\\w/g, 'A')
    .replace(/\\d/g, '1')
    .replace(/\\s/g, ' ')
    .split(/\\b|\\[SDW]|\(\?[:=!<]*|[\\^$()[\]{}*+?|]/)
    .filter((word) => word !== '' && word.length < 12)
    .slice(0, 20);
  return [...new Set([...PUMPS, ...words, ...words.map((word) => `${word} `)])];
}

/** A text on which the pattern takes long; null when there is none among the hostile ones. */
function findSlowText(pattern: Pattern): string | null {
  const expression = new RegExp(pattern.source, pattern.flags);
  const isSlow = (text: string) =>
    cpuMs(() => (pattern.flags.includes('g') ? text.replace(expression, '') : text.search(expression))) >
    LIMIT;
  for (const pump of pumpsOf(pattern))
    for (const start of STARTS)
      for (const end of ENDS) {
        const text = start + pump.repeat(Math.ceil(LENGTH / pump.length)) + end;
        // The second time without the compilation of the pattern, and without the noise of the machine.
        if (isSlow(text) && isSlow(text)) return JSON.stringify([start, pump, end]);
      }
  return null;
}

it(
  'no pattern of the server takes quadratic time on a hostile text',
  () => {
    const files = globSync('{cli,src}/**/*.{ts,tsx}')
      .filter((file) => !/\.(?:test|fixture)\./.test(file) && !EXEMPT.some(([exempt]) => exempt.test(file)))
      .sort();
    const seen = new Map<string, string | null>();
    const slow = files.flatMap((file) =>
      listPatterns(file).flatMap((pattern) => {
        const key = `/${pattern.source}/${pattern.flags}`;
        if (!seen.has(key)) seen.set(key, findSlowText(pattern));
        const text = seen.get(key);
        return text ? [`${file}: ${key} on ${text}`] : [];
      }),
    );
    expect(seen.size).toBeGreaterThan(200);
    expect(slow).toEqual([]);
  },
  5 * MINUTE,
);

it('every test of a refusal names the error that it expects', () => {
  // Also without `not`: a call that must not throw fails its test by itself.
  const weak = /\.toThrow(?:Error)?\(\)/;
  const files = globSync('{bench,cli,scripts,src,tests,torture}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => weak.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(['await expect(work).rejects', 'toThrow()'].join('.')).toMatch(weak);
});
