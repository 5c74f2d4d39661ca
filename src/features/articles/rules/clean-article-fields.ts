import { slugify } from '#az/characters/slug.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { z } from '#platform/zod.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleFields,
  articleOrigins,
  buildArticleFields,
  emptyValues,
  type FieldKind,
  type FieldValues,
} from './article-fields.ts';
import { listArticleProblems } from './checks/article-problems.ts';
import { sanitiseContent } from './sanitise-content.ts';

const cleaners: { [Kind in FieldKind]: (value: FieldValues[Kind]) => FieldValues[Kind] } = {
  line: cleanLine,
  url: cleanLine,
  html: sanitiseContent,
  picture: (url) => cleanLine(url ?? '') || null,
  tags: cleanTags,
  flag: (isSet) => isSet,
  origin: (origin) => origin,
};

/**
 * Trims the fields, normalises characters, sanitises the HTML, removes duplicate tags and empties fields that the origin
 * does not have. Cleaning twice changes nothing.
 * @throws InvalidInput with every problem found, when a field is too large to be cleaned.
 */
export function cleanArticleFields(fields: ArticleFields): ArticleFields {
  const tooLarge = listOversizedFields(fields);
  if (tooLarge.length > 0) throw new InvalidInput(tooLarge);
  const problems: Problem[] = [];
  const clean = buildArticleFields((name, { kind, onlyFor }) => {
    if (onlyFor && !onlyFor(fields.origin)) return emptyValues[kind];
    try {
      return cleaners[kind](fields[name] as never);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      problems.push(...error.problems);
      return emptyValues[kind];
    }
  });
  if (problems.length === 0) return clean;
  const isNew = ({ field }: Problem) => !problems.some((problem) => problem.field === field);
  throw new InvalidInput([...problems, ...listArticleProblems(clean).filter(isNew)]);
}

/** In UTF-16 units. Larger than the limit of any field, because a text is cleaned before it is measured. */
const MAX_LINE = 20_000;
const MAX_TAG_LENGTH = 1000;
const MAX_TAGS = 500;

/** The fields that are too large to be cleaned. `sanitiseContent` limits HTML itself. */
function listOversizedFields(fields: ArticleFields): Problem[] {
  return articleFieldNames.flatMap((field): Problem[] => {
    const { kind, invalid = 'field.tooLong' } = articleFields[field];
    const value = fields[field];
    if (Array.isArray(value)) {
      if (value.length > MAX_TAGS) return [{ field, code: invalid }];
      return value.some((tag) => tag.length > MAX_TAG_LENGTH) ? [{ field, code: 'tag.tooLong' }] : [];
    }
    return kind !== 'html' && String(value ?? '').length > MAX_LINE ? [{ field, code: invalid }] : [];
  });
}

/** Trims the names. Removes empty names and second spellings of the same name (spec §5 'Tags'). */
function cleanTags(names: readonly string[]): string[] {
  const nameOf = new Map<string, string>();
  for (const name of names.map(cleanLine)) {
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  return [...nameOf.values()];
}

/** Values above these limits are invalid. No person types such values. */
const line = z.string().max(20_000);
const shapes: Record<FieldKind, z.ZodType> = {
  line,
  url: line,
  html: z.string().max(2_000_000),
  picture: z.string().max(4000).nullable(),
  tags: z.array(z.string().max(1000)).max(500),
  flag: z.boolean(),
  origin: z.enum(articleOrigins),
};

const schema = z.object(
  Object.fromEntries(
    articleFieldNames.map((name) => {
      const { kind } = articleFields[name];
      return [name, shapes[kind].default(emptyValues[kind])];
    }),
  ),
);

/**
 * Parses the fields that a browser sent or a database stored. A missing field is empty. Checks only the shape.
 * @throws InvalidInput 'form.invalid'.
 */
export function parseArticleFields(value: unknown): ArticleFields {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  return parsed.data as ArticleFields;
}
