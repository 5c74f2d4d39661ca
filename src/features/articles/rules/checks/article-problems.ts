import { countCharacters } from '#az/characters/text-length.ts';
import { isOwnPicture } from '#features/media/rules/images/picture-source.ts';
import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { isWebAddress } from '#platform/text/web-address.ts';
import type { ArticleStatus } from '../../tables.ts';
import { hasContent } from '../article-content.ts';
import {
  type ArticleField,
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
  type FieldKind,
  type FieldValues,
} from '../article-fields.ts';

/** How each kind of field is measured and validated. The limits are in `articleFields`. */
interface KindRules<Value> {
  isEmpty: (value: Value) => boolean;
  length: (value: Value) => number;
  isWellFormed?: (value: Value) => boolean;
}

const PICTURE = /^(?:https?:\/\/[^/\s\\]|\/(?![/\\]))\S*$/i;

const line: KindRules<string> = { isEmpty: (text) => text === '', length: countCharacters };
const rules: { [Kind in FieldKind]?: KindRules<FieldValues[Kind]> } = {
  line,
  url: { ...line, isWellFormed: (text) => isWebAddress(text, { allowHttp: true }) },
  html: { isEmpty: (html) => !hasContent(html), length: (html) => html.length },
  picture: {
    isEmpty: (url) => url === null,
    length: (url) => url?.length ?? 0,
    isWellFormed: (url) => PICTURE.test(url ?? ''),
  },
  tags: { isEmpty: (tags) => tags.length === 0, length: (tags) => tags.length },
};

/** All problems of an article with cleaned fields (spec §5). */
export function listArticleProblems(fields: ArticleFields): Problem[] {
  return articleFieldNames.flatMap((field) => {
    const rule = articleFields[field];
    const codes = rule.onlyFor && !rule.onlyFor(fields.origin) ? [] : listCodes(rule, fields[field]);
    return codes.map((code) => ({ field, code }));
  });
}

function listCodes(field: ArticleField, value: FieldValues[FieldKind]): ProblemCode[] {
  const kind = rules[field.kind] as KindRules<unknown> | undefined;
  if (!kind) return [];
  if (kind.isEmpty(value)) return field.required ? [field.required] : [];
  const codes: ProblemCode[] = [];
  const isTagLong = (tag: string) => countCharacters(tag) > tagLimits.characters;
  if (Array.isArray(value) && value.some(isTagLong)) codes.push('tag.tooLong');
  const isTooLong = field.limit !== undefined && kind.length(value) > field.limit;
  if (isTooLong || kind.isWellFormed?.(value) === false) codes.push(field.invalid ?? 'field.tooLong');
  return codes;
}

/** Statuses that need a complete image. A draft may be incomplete. */
const CHECKED_STATUSES: readonly ArticleStatus[] = ['pending', 'scheduled', 'published'];

/**
 * The problems of an article's image in `status`. An image of the media library has to exist, and needs alternative text or
 * the mark that it needs none. Images of other sites are not checked.
 */
export async function listImageProblems(
  db: Db,
  { image, status }: { image: string | null; status: ArticleStatus },
): Promise<Problem[]> {
  if (image === null || !CHECKED_STATUSES.includes(status)) return [];
  const media = await db
    .selectFrom('media')
    .select(['alt', 'decorative'])
    .where('url', '=', image)
    .executeTakeFirst();
  if (!media) return isOwnPicture(image) ? [{ field: 'image', code: 'image.gone' }] : [];
  const isAltMissing = media.alt === '' && media.decorative === 0;
  return isAltMissing ? [{ field: 'image', code: 'alt.required' }] : [];
}

/** @throws InvalidInput 'alt.required' or 'image.gone' for the field of the image. */
export async function requireImageMetadata(
  db: Db,
  article: { image: string | null; status: ArticleStatus },
): Promise<void> {
  const problems = await listImageProblems(db, article);
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** A placeholder of a template, such as `[ hesab ]`. The inner spaces distinguish it from other text in brackets. */
const PLACEHOLDER = /\[[ \u00a0][^[\]]{1,120}[ \u00a0]\]/;

/** The fields that still contain a placeholder. */
export function listPlaceholderProblems(
  fields: Partial<ArticleFields>,
): (Problem & { field: ArticleFieldName })[] {
  return articleFieldNames.flatMap((field) => {
    const { placeholder: code, kind } = articleFields[field];
    const value = String(fields[field] ?? '');
    const text = kind === 'html' ? value.replace(/<[^<>]*>/g, '').replaceAll('&nbsp;', ' ') : value;
    return code && PLACEHOLDER.test(text) ? [{ field, code }] : [];
  });
}

/** Whether an article in this status must be complete. */
export function mustBeComplete(status: ArticleStatus): boolean {
  return status === 'pending' || status === 'scheduled' || status === 'published';
}
