import { readForm } from '#platform/forms/read-form.ts';
import type { IssueInput } from '../rules/newsletter-issue.ts';

/** The search of the article chooser. */
export const readSearch = (form: FormData): string => readForm(form).text('q');

/** Reads the form of an issue. The articles are sorted by their numbers; those without a number come last in list order. */
export function readIssueForm(form: FormData): IssueInput & { numbers: Record<string, string> } {
  const { text, texts } = readForm(form);
  const articles = texts('article');
  const numbers = Object.fromEntries(articles.map((id) => [id, text(`order-${id}`)]));
  const orderOf = (id: string) => Number.parseInt(numbers[id] ?? '', 10) || Number.MAX_SAFE_INTEGER;
  const articleIds = articles.sort((one, other) => orderOf(one) - orderOf(other));
  return { kind: text('kind'), subject: text('subject'), intro: text('intro'), articleIds, numbers };
}
