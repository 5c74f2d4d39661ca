import { href } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';
import { categoriesText } from '../text.ts';

/** A category in the back-office. It has its own writes: its old addresses lead to the new one. */
export const categoryRecord = defineRecord({
  name: 'category',
  table: 'category',
  role: 'editor',
  title: 'name',
  inUse: 'category.notEmpty',
  fields: {
    name: {
      kind: 'line',
      column: 'name',
      label: categoriesText.name,
      limit: 80,
      required: 'category.nameRequired',
      tooLong: 'category.nameTooLong',
    },
    slug: { kind: 'line', column: 'slug', label: categoriesText.slug, help: categoriesText.slugHint },
    shortName: {
      kind: 'line',
      column: 'short_name',
      label: categoriesText.shortName,
      isNullable: true,
      help: categoriesText.shortNameHint,
      limit: 40,
      tooLong: 'category.nameTooLong',
    },
    // The default is that of spec §3.
    color: { kind: 'color', column: 'color', label: categoriesText.color, initial: '#10b981' },
    description: {
      kind: 'line',
      column: 'description',
      label: categoriesText.description,
      isWide: true,
      limit: 500,
      tooLong: 'category.descriptionTooLong',
    },
    hasComments: { kind: 'flag', column: 'has_comments', label: categoriesText.hasComments },
  },
  list: { columns: ['name', 'slug'], order: 'position', thenBy: 'sort_key', isOrdered: true },
  address: href('/admin/categories'),
  words: { list: categoriesText.title, create: categoriesText.create, deleteHint: '' },
});
