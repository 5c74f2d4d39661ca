import { parseBakuLocal } from '#az/format/dates.ts';
import { readImageMetadata } from '#features/media/admin/read-image-metadata.ts';
import type { ImageMetadata } from '#features/media/rules/image-metadata.ts';
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
  ...['selected', 'draft', 'publish', 'save', 'submit'],
  ...['schedule', 'unschedule', 'return', 'archive'],
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

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const countOf = (form: FormData, name: string): number | null => {
  const text = textOf(form, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** Reads a field of each kind from the form. */
const readers: { [Kind in FieldKind]: (form: FormData, name: string) => FieldValues[Kind] } = {
  line: textOf,
  url: textOf,
  html: (form, name) => withParagraphs(textOf(form, name)),
  picture: (form, name) => textOf(form, name) || null,
  tags: readTags,
  flag: (form, name) => form.has(name),
  origin: (form, name) => articleOrigins.find((origin) => origin === form.get(name)) ?? 'own',
};

/** The fields in a form; the same in the browser, for autosave, and on the server. */
export function readArticleFields(form: FormData): ArticleFields {
  return buildArticleFields((name, { kind }) => readers[kind](form, name));
}

/** More than an article can have, so that too many are still refused. The form shows them again. */
const MAX_TYPED_TAGS = 100;

/** Each chosen tag is an input of its own; one more field holds names that are typed, separated by commas. */
function readTags(form: FormData): string[] {
  const typed = textOf(form, 'newTag').split(',', MAX_TYPED_TAGS);
  const tags = [...form.getAll('tag'), ...typed].filter((tag): tag is string => typeof tag === 'string');
  return tags.map((tag) => tag.trim()).filter(Boolean);
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
  const wanted = textOf(form, 'intent');
  const tabKey = textOf(form, 'tabKey');
  const scheduledText = textOf(form, 'scheduledAt');
  return {
    id: textOf(form, 'id'),
    writer: textOf(form, 'writer'),
    intent: (intents as readonly string[]).includes(wanted) ? (wanted as Intent) : 'selected',
    stays: textOf(form, 'then') === 'stay',
    fields: readArticleFields(form),
    imageMetadata: form.has('credit') ? readImageMetadata(form) : null,
    isMinor: form.has('minor'),
    status: textOf(form, 'status'),
    scheduledText,
    // What cannot be read is refused as invalid, not as missing.
    scheduledAt: parseBakuLocal(scheduledText) ?? (scheduledText.trim() === '' ? null : Number.NaN),
    isTimeTyped: scheduledText !== textOf(form, 'scheduledBefore'),
    reason: textOf(form, 'reason').trim(),
    baseVersion: countOf(form, 'baseVersion'),
    choices: readChoices(form),
    resolvedVersion: countOf(form, 'resolvedVersion'),
    autosave: tabKey === '' ? null : { tabKey, sequence: countOf(form, 'sequence') ?? 0 },
    seenSimilar: form.getAll('seenSimilar').map(String),
  };
}

/** Converts plain text to HTML paragraphs. An empty line ends a paragraph. HTML is returned unchanged. */
export function withParagraphs(text: string): string {
  if (text.trim() === '' || hasTags(text)) return text;
  const escaped = text.replace(/&(?!\w+;|#)/g, '&amp;').replace(/</g, '&lt;');
  return escaped
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Runs in linear time. `/<[a-z][^>]*>/` is quadratic, because it searches for the end from each `<`. */
function hasTags(text: string): boolean {
  const at = text.search(/<[a-z]/i);
  return at >= 0 && text.includes('>', at);
}
