import { parseBakuLocal } from '#az/format/dates.ts';
import { readImageMetadata } from '#features/media/admin/read-image-metadata.ts';
import type { ImageMetadata } from '#features/media/rules/image-metadata.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleOrigins,
  buildArticleFields,
  type FieldKind,
  type FieldValues,
} from '../../rules/article-fields.ts';
import type { ChoiceName, FieldChoices } from '../../rules/revisions/merge-article-fields.ts';

/** The action of a button. 'selected' follows the status field: Enter without scripts sends it. */
const intents = [
  'selected',
  'draft',
  'publish',
  'save',
  'submit',
  'schedule',
  'unschedule',
  'return',
  'archive',
] as const;
export type Intent =
  | 'selected'
  | 'draft'
  | 'publish'
  | 'save'
  | 'submit'
  | 'schedule'
  | 'unschedule'
  | 'return'
  | 'archive';

/** The values of a sent article form. */
export interface ArticleFormInput {
  id: string;
  /** The id of the account that opened the form. */
  writer: string;
  intent: Intent;
  /** The form stays open after the save. */
  stays: boolean;
  fields: ArticleFields;
  /** Null when the form has no fields for it. */
  imageMetadata: ImageMetadata | null;
  /** A minor correction. It does not change the "updated" date. */
  isMinor: boolean;
  status: string;
  /** As typed, Baku time. */
  scheduledText: string;
  /** Epoch milliseconds. */
  scheduledAt: number | null;
  /** The time differs from the one that the form was opened with. */
  isTimeTyped: boolean;
  reason: string;
  baseVersion: number | null;
  choices: FieldChoices;
  /** The version that the choices were made against. */
  resolvedVersion: number | null;
  autosave: { tabKey: string; sequence: number } | null;
  /** The ids of the similar articles that the form has shown. */
  seenSimilar: readonly string[];
}

/** Reads a field of each kind from the form. */
const readers: { [Kind in FieldKind]: (form: FormReader, name: string) => FieldValues[Kind] } = {
  line: ({ text }, name) => text(name),
  url: ({ text }, name) => text(name),
  html: ({ text }, name) => withParagraphs(text(name)),
  picture: ({ text }, name) => text(name) || null,
  tags: readTags,
  flag: ({ has }, name) => has(name),
  origin: ({ text }, name) => articleOrigins.find((origin) => origin === text(name)) ?? 'own',
};

/** The fields in a form; the same in the browser, for autosave, and on the server. */
export function readArticleFields(form: FormData): ArticleFields {
  const read = readForm(form);
  return buildArticleFields((name, { kind }) => readers[kind](read, name));
}

/** More than an article can have, so that too many are still refused. The form shows them again. */
const MAX_TYPED_TAGS = 100;

/** Each chosen tag is an input of its own; one more field holds names that are typed, separated by commas. */
function readTags({ text, texts }: FormReader): string[] {
  const typed = text('newTag').split(',', MAX_TYPED_TAGS);
  return [...texts('tag'), ...typed].map((tag) => tag.trim()).filter(Boolean);
}

const BLOCK_CHOICE = /^content\.\d{1,6}-\d{1,6}$/;

/** The choices that solve a conflict. */
function readChoices(form: FormData): FieldChoices {
  const choices: FieldChoices = {};
  for (const [key, choice] of form) {
    const name = key.replace(/^choice\./, '');
    if (name === key || (choice !== 'mine' && choice !== 'theirs')) continue;
    if (BLOCK_CHOICE.test(name) || (articleFieldNames as readonly string[]).includes(name))
      choices[name as ChoiceName] = choice;
  }
  return choices;
}

/** Reads a sent article form. */
export function readArticleForm(form: FormData): ArticleFormInput {
  const { text, texts, has } = readForm(form);
  const count = (name: string) => (/^\d{1,15}$/.test(text(name)) ? Number(text(name)) : null);
  const wanted = text('intent');
  const tabKey = text('tabKey');
  const scheduledText = text('scheduledAt');
  return {
    id: text('id'),
    writer: text('writer'),
    intent: (intents as readonly string[]).includes(wanted) ? (wanted as Intent) : 'selected',
    stays: text('then') === 'stay',
    fields: readArticleFields(form),
    imageMetadata: has('credit') ? readImageMetadata(form) : null,
    isMinor: has('minor'),
    status: text('status'),
    scheduledText,
    // What cannot be read is refused as invalid, not as missing.
    scheduledAt: parseBakuLocal(scheduledText) ?? (scheduledText.trim() === '' ? null : Number.NaN),
    isTimeTyped: scheduledText !== text('scheduledBefore'),
    reason: text('reason').trim(),
    baseVersion: count('baseVersion'),
    choices: readChoices(form),
    resolvedVersion: count('resolvedVersion'),
    autosave: tabKey === '' ? null : { tabKey, sequence: count('sequence') ?? 0 },
    seenSimilar: texts('seenSimilar'),
  };
}

/**
 * Converts plain text to HTML paragraphs. An empty line ends a paragraph. HTML keeps its tags, and its lines end as they are stored:
 * forms send each line break as two characters.
 */
export function withParagraphs(sent: string): string {
  const text = sent.replaceAll('\r\n', '\n');
  if (text.trim() === '' || hasTags(text)) return text;
  const escaped = text.replace(/&(?!\w+;|#)/g, '&amp;').replace(/</g, '&lt;');
  return escaped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Runs in linear time. `/<[a-z][^>]*>/` is quadratic, because it searches for the end from each `<`. */
function hasTags(text: string): boolean {
  const at = text.search(/<[a-z]/i);
  return at >= 0 && text.includes('>', at);
}
