import { expect, test } from 'vitest';
import { articleInput } from '#tests/kit/content/articles.ts';
import { listPlaceholderProblems } from '../../rules/checks/article-problems.ts';
import { cleanArticleFields } from '../../rules/clean-article-fields.ts';
import { templates } from '../../text.ts';
import { readArticleFields } from '../save/read-article-form.ts';
import { applyTemplate, listTyped, parseTemplate, templateKeys } from './apply-template.ts';

const empty = readArticleFields(new FormData());
const categories = ['transfers', 'football'];

test.each(templateKeys)('%s fills an empty form, and cannot be published as it is', (template) => {
  const filled = applyTemplate(empty, { template, categories });
  const { title, excerpt, content, tags } = templates[template];
  expect(filled).toMatchObject({ title, excerpt, content, tags });
  expect(listPlaceholderProblems(filled).map(({ field }) => field)).toEqual(['title', 'excerpt', 'content']);
  // Saving changes nothing in it.
  expect(cleanArticleFields(filled)).toMatchObject({ title, excerpt, content, tags });
});

test('a template sets its category when that exists', () => {
  expect(applyTemplate(empty, { template: 'transfer', categories }).category).toBe('transfers');
  expect(applyTemplate(empty, { template: 'interview', categories }).category).toBe('');
});

test('typed fields stay, unless they are to be replaced', () => {
  const typed = { ...empty, title: 'Öz başlığım', content: '<p></p>', category: 'football' };
  const input = { template: 'transfer', categories } as const;
  expect(listTyped(typed, input)).toEqual(['title', 'category']);
  const filled = applyTemplate(typed, input);
  expect(filled).toMatchObject({ title: 'Öz başlığım', category: 'football', tags: ['Transfer'] });
  expect(filled.content).toBe(templates.transfer.content);
  expect(applyTemplate(typed, { ...input, replaces: true })).toMatchObject({
    title: templates.transfer.title,
    category: 'transfers',
  });
  expect(listTyped(applyTemplate(empty, input), input)).toEqual([]);
});

test('only the name of a template is a template', () => {
  expect(parseTemplate('report')).toBe('report');
  for (const other of ['', 'toString', null]) expect(parseTemplate(other)).toBeNull();
});

test('brackets that do not come from a template are not placeholders', () => {
  const fields = {
    ...empty,
    ...articleInput(),
    title: 'Xəbər [yenilənib]',
    content: '<p>[1] [video] []</p>',
  };
  expect(listPlaceholderProblems(fields)).toEqual([]);
  expect(listPlaceholderProblems({ ...fields, content: '<p>[ <strong>hesab</strong> ]</p>' })).toEqual([
    { field: 'content', code: 'content.placeholder' },
  ]);
});
