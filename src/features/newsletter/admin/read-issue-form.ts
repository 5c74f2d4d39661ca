import type { IssueInput } from '../rules/issue-input.ts';

/** The search of the article chooser. */
export const readSearch = (form: FormData): string => String(form.get('q') ?? '');

/** Reads the form of an issue. The articles are sorted by their numbers; those without a number come last in list order. */
export function readIssueForm(form: FormData): IssueInput {
  const text = (name: string) => String(form.get(name) ?? '');
  const orderOf = (id: string) => Number.parseInt(text(`order-${id}`), 10) || Number.MAX_SAFE_INTEGER;
  const articleIds = form
    .getAll('article')
    .map(String)
    .sort((one, other) => orderOf(one) - orderOf(other));
  return { kind: text('kind'), subject: text('subject'), intro: text('intro'), articleIds };
}
