import { href } from '#platform/http/href.ts';
import { defineRecord, type RecordValues } from '#platform/records/record.ts';
import { breakingText } from '../text.ts';

/**
 * An entry of the breaking strip. It has its own writes: they tell readers what has changed on the strip.
 */
export const breakingRecord = defineRecord({
  name: 'breaking',
  table: 'breaking_entry',
  role: 'editor',
  title: 'text',
  fields: {
    text: {
      kind: 'line',
      column: 'text',
      label: breakingText.text,
      help: breakingText.textHint,
      isWide: true,
      // Two lines on a phone.
      limit: 160,
      required: 'breaking.textRequired',
      tooLong: 'breaking.textTooLong',
    },
    address: {
      kind: 'url',
      column: 'address',
      label: breakingText.address,
      help: breakingText.addressHint,
      accepts: 'page',
      limit: 500,
      invalid: 'breaking.address',
    },
    level: {
      kind: 'choice',
      column: 'level',
      label: breakingText.levelLabel,
      choices: breakingText.level,
      invalid: 'breaking.level',
      initial: 'breaking',
    },
    startsAt: {
      kind: 'moment',
      column: 'starts_at',
      label: breakingText.startsAt,
      help: breakingText.startsHint,
      invalid: 'breaking.startsInvalid',
    },
    endsAt: {
      kind: 'moment',
      column: 'ends_at',
      label: breakingText.endsAt,
      help: breakingText.endsHint,
      invalid: 'breaking.endsInvalid',
    },
    isQuiet: { kind: 'flag', column: 'is_quiet', label: breakingText.quiet },
  },
  list: { columns: ['text', 'level', 'startsAt'], order: 'starts_at' },
  address: href('/admin/breaking'),
  words: { list: breakingText.title, create: breakingText.create, deleteHint: '' },
});

export type BreakingValues = RecordValues<(typeof breakingRecord)['fields']>;
