import { expect, it } from 'vitest';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput } from '#tests/kit/content/articles.ts';
import { type ArticleFields, emptyArticleFields } from './article-fields.ts';
import { cleanArticleFields } from './clean-article-fields.ts';
import { MAX_CONTENT_LENGTH } from './sanitise-content.ts';

function problemsOf(over: Partial<ArticleFields>): string[] {
  const { status: _, ...fields } = articleInput(over);
  try {
    cleanArticleFields(fields);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ field, code }) => `${field} ${code}`);
  }
}

it('a value that is too large to be cleaned is refused at once, and with it every other one', () => {
  expect(problemsOf({ title: 'a'.repeat(20_000) })).toEqual([]);
  expect(problemsOf({ title: 'a'.repeat(20_001), image: `/${'a'.repeat(20_000)}` })).toEqual([
    'title title.tooLong',
    'image image.url',
  ]);
  expect(problemsOf({ shortTitle: 'a'.repeat(20_001) })).toEqual(['shortTitle field.tooLong']);
  expect(problemsOf({ tags: ['a'.repeat(1000)] })).toEqual([]);
  expect(problemsOf({ tags: ['Zirə', 'a'.repeat(1001)] })).toEqual(['tags tag.tooLong']);
  const tags = Array.from({ length: 501 }, (_, at) => `Teq ${at}`);
  expect(problemsOf({ tags: tags.slice(1) })).toEqual([]);
  expect(problemsOf({ tags })).toEqual(['tags tag.tooMany']);
});

it('a text that cannot be sanitised is reported once, with the problems of the other fields', () => {
  const content = 'a'.repeat(MAX_CONTENT_LENGTH + 1);
  expect(problemsOf({ content })).toEqual(['content content.tooLong']);
  expect(problemsOf({ content, title: ' ', author: '' })).toEqual([
    'content content.tooLong',
    'title title.required',
    'author author.required',
  ]);
});

it('a tag without letters is none', () => {
  expect(cleanArticleFields({ ...emptyArticleFields, tags: ['', '!', ' Zirə '] }).tags).toEqual(['Zirə']);
});

it('a missing picture stays missing, and an empty address becomes none', () => {
  expect(cleanArticleFields(emptyArticleFields)).toEqual(emptyArticleFields);
  expect(cleanArticleFields({ ...emptyArticleFields, image: ' ' }).image).toBeNull();
});
