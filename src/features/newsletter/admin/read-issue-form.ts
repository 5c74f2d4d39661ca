import { readForm } from '#platform/forms/read-form.ts';
import type { IssueInput } from '../rules/newsletter-issue.ts';

/** The search of the article chooser. */
export const readSearch = (form: FormData): string => readForm(form).text('q');

/** Reads the form of an issue. The articles are sorted by their numbers; those without a number come last in list order. */
export function readIssueForm(form: FormData): IssueInput {
  const { text, texts } = readForm(form);
  const orderOf = (id: string) => Number.parseInt(text(`order-${id}`), 10) || Number.MAX_SAFE_INTEGER;
  const articleIds = texts('article').sort((one, other) => orderOf(one) - orderOf(other));
  return { kind: text('kind'), subject: text('subject'), intro: text('intro'), articleIds };
}
