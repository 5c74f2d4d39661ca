import { href } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';
import { searchNamesText } from '../../text.ts';

/** A name of the list that editors keep, with its other spellings. It has its own writes: they lock the whole list. */
export const searchNameRecord = defineRecord({
  name: 'searchName',
  table: 'search_name',
  role: 'editor',
  title: 'name',
  fields: {
    kind: {
      kind: 'choice',
      column: 'kind',
      label: searchNamesText.kindLabel,
      choices: searchNamesText.kind,
      initial: 'team',
    },
    name: {
      kind: 'line',
      column: 'name',
      label: searchNamesText.name,
      help: searchNamesText.nameHint,
      limit: 80,
      required: 'field.required',
    },
    others: {
      kind: 'lines',
      column: 'others',
      label: searchNamesText.others,
      help: searchNamesText.othersHint,
      limit: 80,
      required: 'field.required',
    },
  },
  list: { columns: ['name', 'others', 'kind'], order: 'name' },
  address: href('/admin/search/names'),
  words: {
    list: searchNamesText.title,
    create: searchNamesText.create,
    deleteHint: searchNamesText.deleteHint,
  },
});
