import { describe, expect, it } from 'vitest';
import { normaliseCharacters } from '#az/characters/characters.ts';
import { slugify } from '#az/characters/slug.ts';
import { withParagraphs } from '#features/articles/admin/save/read-article-form.ts';
import { hasContent, readingMinutes } from '#features/articles/rules/article-content.ts';
import { cleanArticleFields } from '#features/articles/rules/clean-article-fields.ts';
import { diffWords } from '#features/articles/rules/revisions/diff-texts.ts';
import { mergeBlocks } from '#features/articles/rules/revisions/merge-blocks.ts';
import { MAX_CONTENT_LENGTH, sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { cleanNoteText } from '#features/notes/rules/change-note.ts';
import { toPlainText } from '#features/search/rules/to-plain-text.ts';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput } from './kit/content/articles.ts';
import { repeatToLength, workGrowth } from './kit/site/work-growth.ts';

const pieces = [
  '<b>',
  '<b></b>',
  '<table><tr><td>',
  '<table><tr><td></td></tr></table>',
  '<',
  '&',
  '&amp;',
  '<br>',
  '<p>',
  '</p>',
  '<a',
  '<!--',
  '<img src=/a>',
  '<a href=/x>y</a>',
  '<noscript>x</noscript>',
  '<iframe></iframe>',
  'Qәbәlә ',
  'i\u0307',
  '\u0301\u0323',
  '<div data-match-card="m">',
  '[ ',
  '\n',
  ' ',
];
const quarter = MAX_CONTENT_LENGTH / 4;
/** Linear work grows 4 times, quadratic work 16 times. */
const MOST_GROWTH = 8;

function codesOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
}

describe('text made only of', () => {
  it.each(pieces)('%j is cleaned, measured, compared and searched in linear time', (piece) => {
    const growthOf = (work: (text: string) => void) =>
      workGrowth((length) => work(repeatToLength(piece, length)), quarter);
    expect(growthOf((text) => codesOf(() => sanitiseContent(text)))).toBeLessThan(MOST_GROWTH);
    expect(growthOf(withParagraphs)).toBeLessThan(MOST_GROWTH);
    expect(growthOf(normaliseCharacters)).toBeLessThan(MOST_GROWTH);
    expect(growthOf(slugify)).toBeLessThan(MOST_GROWTH);
    expect(growthOf((text) => codesOf(() => cleanNoteText(`${text}.`)))).toBeLessThan(MOST_GROWTH);
    expect(growthOf((text) => diffWords(text, `a${text.slice(0, -7)}b${text}`))).toBeLessThan(MOST_GROWTH);
    expect(
      growthOf((text) => {
        let clean = '';
        codesOf(() => {
          clean = sanitiseContent(text);
        });
        readingMinutes(clean);
        hasContent(clean);
        toPlainText(clean);
      }),
    ).toBeLessThan(MOST_GROWTH);
  });
});

it('blocks of one very long word are merged in linear time', () => {
  const merge = (length: number) => {
    const base = repeatToLength('a', length);
    mergeBlocks({ base, mine: `<p>b</p>${base}c`, theirs: `${base}d` });
  };
  expect(workGrowth(merge, quarter / 2)).toBeLessThan(MOST_GROWTH);
});

describe('an article', () => {
  it('is refused before it is cleaned when its text is too long or too deep', () => {
    const codesWith = (over: Partial<Parameters<typeof articleInput>[0]>) =>
      codesOf(() => cleanArticleFields(typedFields(over)));
    expect(codesWith({ content: '<b>'.repeat(700_000) })).toEqual(['content content.tooLong']);
    expect(codesWith({ content: '<b>'.repeat(40_000) })).toEqual(['content content.tooComplex']);
    expect(codesWith({ content: '<p>x</p>'.repeat(11_000) })).toEqual(['content content.tooComplex']);
    expect(codesWith({ content: '<b>'.repeat(1000), title: '' })).toEqual([
      'content content.tooComplex',
      'title title.required',
    ]);
    expect(
      codesWith({
        title: 'a'.repeat(100_000),
        slug: '<'.repeat(100_000),
        tags: repeatToLength('a,', 2000).split(','),
      }),
    ).toEqual(['title title.tooLong', 'slug slug.invalid', 'tags tag.tooMany']);
  });

  it('may be as long as the longest report and as rich as the largest table', () => {
    const report = `<p>${'Qarabağ Bakıda qələbə qazandı. '.repeat(80)}</p>`.repeat(50);
    const table = `<table><tbody>${`<tr>${'<td>2:1</td>'.repeat(8)}</tr>`.repeat(1000)}</tbody></table>`;
    expect(sanitiseContent(report)).toBe(report);
    expect(sanitiseContent(table)).toBe(table);
  });
});

it('keeps 30 marks over one letter, and the same ones when done twice', () => {
  const once = normaliseCharacters(`z${'\u0301'.repeat(100_000)}b`);
  expect(once).toHaveLength(32 - 1);
  expect(normaliseCharacters(once)).toBe(once);
});

function typedFields(over: Parameters<typeof articleInput>[0]) {
  const unsaid = {
    slug: '',
    origin: 'own',
    source: '',
    sourceUrl: '',
    seoTitle: '',
    seoDescription: '',
  } as const;
  return { ...unsaid, ...articleInput(over) };
}
