import { pathPrefix } from '#platform/http/href.ts';
import { defineRecord } from '#platform/records/record.ts';
import { tieRecordText } from '../../text.ts';

/** What editors decide about a tie. A source is named by the words that readers see: `listTieSources` has them. */
export const tie = defineRecord({
  name: 'tie',
  table: 'tie',
  role: 'editor',
  title: 'note',
  inUse: 'tie.inUse',
  fields: {
    homeSource: {
      kind: 'reference',
      column: null,
      label: tieRecordText.homeSource,
      limit: 200,
      none: tieRecordText.noSource,
    },
    awaySource: {
      kind: 'reference',
      column: null,
      label: tieRecordText.awaySource,
      limit: 200,
      none: tieRecordText.noSource,
    },
    winner: {
      kind: 'choice',
      column: 'winner',
      label: tieRecordText.winner,
      isNullable: true,
      choices: tieRecordText.winners,
    },
    note: {
      kind: 'line',
      column: 'note',
      label: tieRecordText.note,
      help: tieRecordText.noteHint,
      limit: 200,
      isNullable: true,
    },
    isBye: { kind: 'flag', column: 'is_bye', label: tieRecordText.isBye, help: tieRecordText.isByeHint },
  },
  list: { columns: ['note'], order: 'position' },
  address: pathPrefix('/admin/ties/:id'),
  words: { list: tieRecordText.list, create: '', deleteHint: tieRecordText.deleteHint },
});
