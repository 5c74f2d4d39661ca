import { describe, expect, it } from 'vitest';
import { articleInput } from '#tests/kit/content/articles.ts';
import type { ArticleFields } from '../article-fields.ts';
import { listArticleProblems, listPlaceholderProblems, mustBeComplete } from './article-problems.ts';

const problemsOf = (over: Partial<ArticleFields>) =>
  listArticleProblems(articleInput(over)).map(({ field, code }) => `${field} ${code}`);
/** An address of this many characters. */
const address = (length: number) => `https://a.az/${'a'.repeat(length - 13)}`;
const translated = { origin: 'translation', source: 'UEFA' } as const;

describe('a field of an article', () => {
  it.each([
    [{ title: 'ə'.repeat(160) }],
    [{ excerpt: '⚽'.repeat(500) }],
    [{ content: `<p>${'a'.repeat(149_993)}</p>` }],
    [{ content: '<img src="/media/a.jpg" alt="Qol">' }],
    [{ author: 'ə'.repeat(120) }],
    [{ image: null }],
    [{ image: address(1000) }],
    [{ image: 'HTTP://a.az/a.jpg' }],
    [{ image: '/media/a.jpg' }],
    [{ tags: Array.from({ length: 30 }, (_, at) => `Etiket ${at}`) }],
    [{ tags: ['⚽'.repeat(60)] }],
    [{ seoTitle: 'ə'.repeat(120), seoDescription: 'ə'.repeat(320) }],
    [{ canonicalUrl: '' }],
    [{ canonicalUrl: address(1000) }],
    [{ canonicalUrl: 'http://a.az' }],
    [{ ...translated, sourceUrl: address(1000) }],
    [{ ...translated, sourceUrl: '' }],
    // What an article of one's own has left of another origin is not shown.
    [{ origin: 'own', source: 'a'.repeat(121), sourceUrl: 'söz' }],
  ] satisfies [Partial<ArticleFields>][])('can be as long and as odd as the form says: %#', (over) =>
    expect(problemsOf(over)).toEqual([]),
  );

  it.each<[string, Partial<ArticleFields>]>([
    ['title title.required', { title: '' }],
    ['excerpt excerpt.required', { excerpt: '' }],
    ['excerpt excerpt.tooLong', { excerpt: '⚽'.repeat(501) }],
    ['content content.required', { content: '<p> </p>' }],
    ['content content.tooLong', { content: `<p>${'a'.repeat(149_994)}</p>` }],
    ['category category.required', { category: '' }],
    ['author author.required', { author: '' }],
    ['author author.tooLong', { author: 'ə'.repeat(121) }],
    ['image image.url', { image: address(1001) }],
    ['image image.url', { image: '' }],
    ['image image.url', { image: 'javascript:alert(1)' }],
    ['image image.url', { image: '//a.az/a.jpg' }],
    ['image image.url', { image: '/\\a.az/a.jpg' }],
    ['image image.url', { image: 'https:///a.jpg' }],
    ['image image.url', { image: 'https://a.az/a b.jpg' }],
    ['image image.url', { image: ' https://a.az/a.jpg' }],
    ['tags tag.tooMany', { tags: Array.from({ length: 31 }, (_, at) => `Etiket ${at}`) }],
    ['tags tag.tooLong', { tags: ['Zirə', 'ə'.repeat(61)] }],
    ['source source.required', { origin: 'translation' }],
    ['source source.tooLong', { origin: 'release', source: 'a'.repeat(121) }],
    ['sourceUrl sourceUrl.invalid', { ...translated, sourceUrl: 'söz' }],
    ['sourceUrl sourceUrl.invalid', { ...translated, sourceUrl: address(1001) }],
    ['seoTitle seoTitle.tooLong', { seoTitle: 'ə'.repeat(121) }],
    ['seoDescription seoDescription.tooLong', { seoDescription: 'ə'.repeat(321) }],
    ['canonicalUrl canonicalUrl.invalid', { canonicalUrl: 'söz' }],
    ['canonicalUrl canonicalUrl.invalid', { canonicalUrl: address(1001) }],
  ])('has the problem %s', (problem, over) => expect(problemsOf(over)).toEqual([problem]));

  it('can have two problems at once', () => {
    const tags = Array.from({ length: 31 }, (_, at) => `${at}`.padStart(61, 'a'));
    expect(problemsOf({ tags })).toEqual(['tags tag.tooLong', 'tags tag.tooMany']);
  });
});

describe('a placeholder of a template', () => {
  it.each<[Partial<ArticleFields>, string[]]>([
    [{ title: 'Qol: [ müəllif ]' }, ['title']],
    [{ title: '[ a ]', excerpt: '[ b ]', content: '<p>[ c ]</p>' }, ['title', 'excerpt', 'content']],
    [{ content: '<p>[&nbsp;hesab&nbsp;]</p>' }, ['content']],
    [{ content: '<p>[ <strong>hesab</strong> ]</p>' }, ['content']],
    [{ content: '<p>[<em> hesab</em> ]</p>' }, ['content']],
    [{ content: '<img src="/a.jpg" alt="[ hesab ]"><p>Mətn</p>' }, []],
    [{ title: '[hesab]', excerpt: '[ ]' }, []],
    [{ title: `[ ${'a'.repeat(120)} ]` }, ['title']],
    [{ title: `[ ${'a'.repeat(121)} ]` }, []],
    [{ title: '[ <hesab> ]' }, ['title']],
    [{ author: '[ müəllif ]' }, []],
    [{}, []],
  ])('in %j is found in %j', (fields, found) => {
    const problems = listPlaceholderProblems(fields);
    expect(problems).toEqual(found.map((field) => ({ field, code: `${field}.placeholder` })));
  });
});

it('an article must be complete in front of readers, for its time and when editors get it', () => {
  const statuses = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const;
  expect(statuses.filter(mustBeComplete)).toEqual(['pending', 'scheduled', 'published']);
});
