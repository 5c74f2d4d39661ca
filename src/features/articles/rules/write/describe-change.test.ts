import { expect, it } from 'vitest';
import { articleInput, NOON } from '#tests/kit/content/articles.ts';
import type { ArticleFields } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';
import { describeArticle, describeChange } from './describe-change.ts';

const { status: _, ...fields } = articleInput({ title: 'Derbi', tags: ['Zirə'] });
const stateOf = (over: Partial<ArticleFields>, more: Partial<ArticleState> = {}): ArticleState => ({
  id: 'a',
  version: 3,
  status: 'draft',
  categoryId: null,
  createdBy: null,
  fields: { ...fields, ...over },
  createdAt: NOON,
  updatedAt: NOON,
  publishedAt: null,
  revisedAt: null,
  scheduledAt: null,
  returnedReason: null,
  hasRevision: true,
  ...more,
});

it('a change is described by what differs, always with the title, and the text by its length', () => {
  const after = stateOf({ content: '<p>Yeni</p>', tags: ['Zirə', 'Sabah'] }, { version: 4 });
  expect(describeChange(stateOf({ content: '<p>A</p>' }), after, null)).toEqual({
    before: { title: 'Derbi', version: 3, content: 8, tags: ['Zirə'] },
    after: { title: 'Derbi', version: 4, content: 11, tags: ['Zirə', 'Sabah'] },
  });
  expect(describeChange(stateOf({}), stateOf({ title: 'Final' }), null)).toEqual({
    before: { title: 'Derbi', version: 3 },
    after: { title: 'Final', version: 3 },
  });
});

it('a change of the status is described with the time and the reason', () => {
  const scheduled = stateOf({}, { version: 4, status: 'scheduled', scheduledAt: NOON });
  expect(describeChange(stateOf({}), scheduled, null)).toEqual({
    before: { title: 'Derbi', version: 3, status: 'draft', scheduledAt: null },
    after: { title: 'Derbi', version: 4, status: 'scheduled', scheduledAt: NOON },
  });
  expect(describeChange(stateOf({}, { status: 'pending' }), stateOf({}), 'Mənbə yoxdur')).toEqual({
    before: { title: 'Derbi', version: 3, status: 'pending' },
    after: { title: 'Derbi', version: 3, status: 'draft', reason: 'Mənbə yoxdur' },
  });
});

it('a new or deleted article is described by the fields with a value', () => {
  const { title, excerpt, content, category, author, origin } = fields;
  const filled = { title, excerpt, content: content.length, category, author, origin };
  const draft = { status: 'draft', slug: 'derbi', scheduledAt: null } as const;
  expect(describeArticle({ ...fields, tags: [], slug: '' }, draft)).toEqual({
    ...filled,
    slug: 'derbi',
    status: 'draft',
  });
  const scheduled = { status: 'scheduled', slug: 'derbi', scheduledAt: NOON } as const;
  expect(describeArticle({ ...fields, featured: true }, scheduled)).toEqual({
    ...filled,
    tags: ['Zirə'],
    featured: true,
    slug: 'derbi',
    status: 'scheduled',
    scheduledAt: NOON,
  });
});
