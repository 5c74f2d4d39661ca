import { readImageMetadata } from '#app/admin/media/read-image-metadata.ts';
import { parseBakuLocal } from '#az/format/dates.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleOrigins,
  buildArticleFields,
  type FieldKind,
  type FieldValues,
} from '#domain/articles/article-fields.ts';
import type { ChoiceName, FieldChoices } from '#domain/articles/revisions/merge-article-fields.ts';
import type { ImageMetadata } from '#domain/media/image-metadata.ts';

/** What a button of the form asks for; 'selected' is Enter without scripts: as the status field says. */
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

/** Everything the form sends. */
export interface ArticleFormInput {
  id: string;
  /** The id of who opened the form. */
  writer: string;
  intent: Intent;
  /** The screen stays open after saving. */
  stays: boolean;
  fields: ArticleFields;
  /** What is said about the picture; null when the form does not say. */
  words: ImageMetadata | null;
  /** A slip put right: readers are not told. */
  isMinor: boolean;
  status: string;
  /** As typed, Baku time. */
  scheduledText: string;
  /** Epoch milliseconds. */
  scheduledAt: number | null;
  /** Another time stands in the form than it came with. */
  isTimeTyped: boolean;
  reason: string;
  baseVersion: number | null;
  choices: FieldChoices;
  /** The version whose values were seen when the choices were made. */
  resolvedVersion: number | null;
  autosave: { tabKey: string; sequence: number } | null;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const countOf = (form: FormData, name: string): number | null => {
  const text = textOf(form, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/** How a field of each kind stands in the form. */
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

/** Each chosen tag is an input of its own; one more field holds names that are typed, separated by commas. */
function readTags(form: FormData): string[] {
  const typed = textOf(form, 'newTag').split(',');
  const tags = [...form.getAll('tag'), ...typed].filter((tag): tag is string => typeof tag === 'string');
  return tags.map((tag) => tag.trim()).filter(Boolean);
}

const BLOCK_CHOICE = /^content\.\d{1,6}-\d{1,6}$/;

/** What was chosen where two people had changed the same. */
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

/** The whole form as it was sent. */
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
    words: form.has('credit') ? readImageMetadata(form) : null,
    isMinor: form.has('minor'),
    status: textOf(form, 'status'),
    scheduledText,
    scheduledAt: parseBakuLocal(scheduledText),
    isTimeTyped: scheduledText !== textOf(form, 'scheduledBefore'),
    reason: textOf(form, 'reason').trim(),
    baseVersion: countOf(form, 'baseVersion'),
    choices: readChoices(form),
    resolvedVersion: countOf(form, 'resolvedVersion'),
    autosave: tabKey === '' ? null : { tabKey, sequence: countOf(form, 'sequence') ?? 0 },
  };
}

/** Text typed without the editor and without tags: an empty line ends a paragraph. */
export function withParagraphs(text: string): string {
  if (text.trim() === '' || hasTags(text)) return text;
  const escaped = text.replace(/&(?!\w+;|#)/g, '&amp;').replace(/</g, '&lt;');
  return escaped
    .trim()
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Linear, which `/<[a-z][^>]*>/` is not: it looks for the end again from every beginning. */
function hasTags(text: string): boolean {
  const at = text.search(/<[a-z]/i);
  return at >= 0 && text.includes('>', at);
}
