import fc from 'fast-check';
import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
  articleOrigins,
  type FieldKind,
  type FieldValues,
} from '#features/articles/rules/article-fields.ts';

type Arbitraries = { [Kind in FieldKind]: fc.Arbitrary<FieldValues[Kind]> };

const text = fc.stringMatching(/^[a-zəğıöşü]{3,12}$/);

/** A valid, already cleaned value for each kind of field. */
export const cleanValues: Arbitraries = {
  line: text,
  url: text.map((word) => `https://example.org/${encodeURIComponent(word)}`),
  html: text.map((word) => `<p>${word}</p>`),
  picture: fc.option(text.map((word) => `https://example.org/${encodeURIComponent(word)}.jpg`)),
  tags: fc.uniqueArray(text, { maxLength: 3 }),
  flag: fc.boolean(),
  origin: fc.constantFrom(...articleOrigins),
};

/** All fields, each from the arbitrary of its kind or, when given, of its name. */
export function arbitraryFields(
  kinds: Arbitraries,
  names: { [Name in ArticleFieldName]?: fc.Arbitrary<ArticleFields[Name]> } = {},
): fc.Arbitrary<ArticleFields> {
  const entries = articleFieldNames.map((name) => [name, names[name] ?? kinds[articleFields[name].kind]]);
  return fc.record(Object.fromEntries(entries)) as unknown as fc.Arbitrary<ArticleFields>;
}
