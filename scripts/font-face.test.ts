import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { AZERBAIJANI_LETTERS, FACES } from './font-characters.ts';
import { readCharacters, subsetFace } from './font-face.ts';

const require = createRequire(import.meta.url);
/** What our texts need besides the letters of ASCII. The families have no ₼: the system draws it. */
const NEEDED = `${AZERBAIJANI_LETTERS}“”„«»’–—…·€\u00a0\u2011`;

describe.each(Object.entries(FACES))('the face %s', (_name, source) => {
  test('has every letter of Azerbaijani, our punctuation and the hyphen at which no line ends', async () => {
    const characters = readCharacters(await subsetFace(readFileSync(require.resolve(source)), 'sfnt'));
    for (const letter of NEEDED)
      expect(characters.get(letter.codePointAt(0) ?? 0), letter).toBeGreaterThan(0);
    expect(characters.get(0x2011)).toBe(characters.get(0x2010));
  });
});
