import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { AZERBAIJANI_LETTERS, FACES } from './font-characters.ts';
import { readCharacters, subsetFace } from './font-face.ts';
import { readExtent } from './font-outlines.ts';

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

  test('has an Ə as high as the other capitals', async () => {
    const face = await subsetFace(readFileSync(require.resolve(source)), 'sfnt', { isSmallText: true });
    const characters = readCharacters(face);
    const extentOf = (letter: string) => readExtent(face, characters.get(letter.codePointAt(0) ?? 0) ?? 0);
    const capital = extentOf('Ə');
    expect(capital.top).toBe(extentOf('O').top);
    expect(capital.bottom).toBeLessThan(0);
  });
});
