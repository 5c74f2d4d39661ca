import type { ArticleStatus } from '#db/tables/articles.ts';
import { InvalidInput, type Problem } from '#domain/errors.ts';
import { type ArticleFields, emptyArticleFields } from './article-fields.ts';
import { listArticleProblems } from './checks/list-article-problems.ts';
import { cleanArticleFields } from './fields/clean-article-fields.ts';

const MINUTE_MS = 60_000;

/**
 * A new article as a form or a program gives it; absent fields are empty. A `slug` that is absent, empty or the same as
 * the title's is made from the title, with a number when it is taken.
 */
export interface ArticleInput extends Partial<ArticleFields> {
  status: ArticleStatus;
  /** Epoch milliseconds; needed when `status` is scheduled, ignored otherwise. */
  scheduledAt?: number | null;
}

/** A new article as it is to be saved. */
export interface CleanArticle extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

/**
 * The input as it is to be saved: trimmed, in clean letters, with a time of publication only for a scheduled article
 * (spec §5). `now` in epoch milliseconds.
 * @throws InvalidInput with every problem found, together with `otherProblems`.
 */
export function cleanArticleInput(
  input: ArticleInput,
  now: number,
  otherProblems: readonly Problem[] = [],
): CleanArticle {
  const { status, scheduledAt: wanted, ...given } = input;
  const fields = cleanArticleFields({ ...emptyArticleFields, ...given });
  const scheduledAt = status === 'scheduled' ? wholeMinute(wanted ?? null) : null;
  const problems = [
    ...listArticleProblems(fields),
    ...otherProblems,
    ...listScheduleProblems(status, scheduledAt, now),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...fields, status, scheduledAt };
}

/** The minute that a moment lies in: the clock of the form has no seconds. */
export function wholeMinute(moment: number | null): number | null {
  return moment === null || !Number.isFinite(moment) ? moment : Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/** What is wrong with the moment at which an article is to appear. */
export function listScheduleProblems(status: ArticleStatus, scheduledAt: number | null, now: number) {
  if (status !== 'scheduled') return [];
  const field = 'scheduledAt';
  if (scheduledAt === null) return [{ field, code: 'scheduledAt.required' as const }];
  if (!Number.isSafeInteger(scheduledAt)) return [{ field, code: 'scheduledAt.invalid' as const }];
  return scheduledAt <= now ? [{ field, code: 'scheduledAt.past' as const }] : [];
}
