import { hasContent } from '../../rules/article-content.ts';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { type TemplateKey, type TemplateWords, templates } from '../../text.ts';

export const templateKeys = Object.keys(templates) as TemplateKey[];
/** The usual category of a template. */
const sectionOf: Partial<Record<TemplateKey, string>> = { transfer: 'transfers', interview: 'interviews' };

type FilledName = 'title' | 'excerpt' | 'content' | 'category' | 'tags';

/** The template that a form or an address asks for; null for anything else. */
export function parseTemplate(value: unknown): TemplateKey | null {
  return templateKeys.find((key) => key === value) ?? null;
}

/** The fields, filled from a template. `categories`: the slugs that exist. */
export function applyTemplate(
  fields: ArticleFields,
  input: { template: TemplateKey; categories: readonly string[]; replaces?: boolean },
): ArticleFields {
  const values = valuesOf(input);
  const next = { ...fields };
  for (const name of listFilled(values))
    if (input.replaces || isEmpty(fields, name)) Object.assign(next, { [name]: values[name] });
  return next;
}

/** The fields that a template would fill and that already have other text than the text of this template. */
export function listTyped(
  fields: ArticleFields,
  input: { template: TemplateKey; categories: readonly string[] },
): FilledName[] {
  const values = valuesOf(input);
  return listFilled(values).filter((name) => !isEmpty(fields, name) && !isSame(fields[name], values[name]));
}

function valuesOf({ template, categories }: { template: TemplateKey; categories: readonly string[] }) {
  const values: TemplateWords = templates[template];
  return { ...values, category: categories.find((slug) => slug === sectionOf[template]) ?? '' };
}

function listFilled(values: TemplateWords & { category: string }): FilledName[] {
  const names: FilledName[] = ['title', 'excerpt', 'content', 'category', 'tags'];
  return names.filter((name) => values[name].length > 0);
}

function isEmpty(fields: ArticleFields, name: FilledName): boolean {
  if (name === 'content') return !hasContent(fields.content);
  return name === 'tags' ? fields.tags.length === 0 : fields[name].trim() === '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
