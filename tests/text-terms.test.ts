import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldText } from '#az/characters/characters.ts';
import { isTest, readSourceTree } from './kit/source/source-tree.ts';

/** Texts that the specification fixes to the letter. */
const FIXED = ['Məqalə qaralama olaraq saxlanıldı!'];

interface Term {
  term: string;
  refused: string[];
}

/** The rows of the glossary's table of Azerbaijani words. What stands in brackets is a remark. */
function readTerms(glossary: string): Term[] {
  const [, table = ''] = glossary.split('## Words of the interface');
  return [...table.matchAll(/^\| (.+?) \| .+? \| (.*?) ?\|$/gm)]
    .slice(1)
    .map(([, term = '', refused = '']) => ({
      term,
      refused: refused.includes('(') ? [] : refused.split(/, |; /).filter(Boolean),
    }));
}

/** A word is refused with every ending: `önizləmə` also as `önizləməyə`. Its last vowel, or `-mək`, may differ. */
function listRefusedWords(text: string, terms: readonly Term[]): string[] {
  const folded = foldText(FIXED.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text));
  return terms.flatMap(({ term, refused }) =>
    refused
      .filter((word) =>
        new RegExp(`(?<!\\p{L})${foldText(word).replace(/(?:m[ea][kq]|[aeiou])$/, '')}`, 'u').test(folded),
      )
      .map((word) => `“${word}” (${term})`),
  );
}

const terms = readTerms(readFileSync('docs/glossary.md', 'utf8'));

test('every text of the interface uses the words of the glossary', () => {
  const texts = readSourceTree().filter(
    ({ path }) => /\/(?:feature|text(?:\/[\w-]+)?)\.ts$/.test(path) && !isTest(path),
  );
  const found = texts.flatMap(({ path, code }) =>
    listRefusedWords(code, terms).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('the table is read, and a refused word is found with its ending', () => {
  expect(terms.flatMap(({ refused }) => refused).length).toBeGreaterThan(20);
  expect(listRefusedWords('KEÇİD AÇARLARI; Önizləməyə baxın; Heç nəyi ikiləşdirmir', terms)).toEqual([
    '“keçid açarı” (passkey)',
    '“önizləmə” (preview)',
    '“ikiləşdirmək” (to duplicate)',
  ]);
  expect(listRefusedWords('Keçidi açın. Məqalə qaralama olaraq saxlanıldı! Şərhlər', terms)).toEqual([]);
});
