import { slugify } from '#az/characters/slug.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import {
  type ArticleFields,
  buildArticleFields,
  emptyValues,
  type FieldKind,
  type FieldValues,
} from './article-fields.ts';
import { listArticleProblems } from './checks/list-article-problems.ts';
import { listOversizedFields } from './checks/list-oversized-fields.ts';
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

/** Trims the names. Removes empty names and second spellings of the same name (spec §5 'Tags'). */
function cleanTags(names: readonly string[]): string[] {
  const nameOf = new Map<string, string>();
  for (const name of names.map(cleanLine)) {
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  return [...nameOf.values()];
}
