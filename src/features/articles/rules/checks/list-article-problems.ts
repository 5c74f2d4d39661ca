import { countCharacters } from '#az/characters/count-characters.ts';
import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { isWebAddress } from '#platform/text/web-address.ts';
import {
  type ArticleField,
  type ArticleFields,
  articleFieldNames,
  articleFields,
  type FieldKind,
  type FieldValues,
} from '../article-fields.ts';
import { hasContent } from '../has-content.ts';

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
