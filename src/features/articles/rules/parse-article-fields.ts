import { z } from 'zod';
import { InvalidInput } from '#platform/errors.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleFields,
  articleOrigins,
  emptyValues,
  type FieldKind,
} from './article-fields.ts';

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
