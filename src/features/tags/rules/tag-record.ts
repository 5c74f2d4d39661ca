import { href } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';
import { tagsText } from '../text.ts';
import { tagLimits } from './tag-limits.ts';

/**
 * A tag in the back-office. Articles create tags, so it has no form for a new one. It has its own writes: its address follows from
 * the name, and old addresses lead to the new one.
 */
export const tagRecord = defineRecord({
  name: 'tag',
  table: 'tag',
  role: 'editor',
  title: 'name',
  fields: {
    name: {
      kind: 'line',
      column: 'name',
      label: tagsText.name,
      help: tagsText.renameHint,
      limit: tagLimits.characters,
      required: 'tag.nameRequired',
      tooLong: 'tag.tooLong',
    },
  },
  list: { columns: ['name'], order: 'sort_key' },
  address: href('/admin/tags'),
  words: { list: tagsText.title, create: '', deleteHint: tagsText.deleteHint },
});
