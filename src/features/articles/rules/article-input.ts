import { MINUTE } from '#az/format/durations.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ArticleStatus } from '../tables.ts';
import { type ArticleFields, emptyArticleFields } from './article-fields.ts';
import { listArticleProblems } from './checks/article-problems.ts';
import { cleanArticleFields } from './clean-article-fields.ts';

/**
 * The input for a new article. Absent fields are empty. A `slug` that is absent, empty or equal to the slug of the title is
 * made from the title, with a number when it is taken.
 */
export interface ArticleInput extends Partial<ArticleFields> {
  status: ArticleStatus;
  /** Epoch milliseconds. Required for the status `scheduled`, otherwise ignored. */
  scheduledAt?: number | null;
}

/** A cleaned new article, ready to be saved. */
export interface CleanArticle extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

/**
 * Cleans and checks the input: trims it, normalises characters, and sets a publication time only for a scheduled article
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

/** Rounds down to the minute: the time field of the form has no seconds. */
export function wholeMinute(moment: number | null): number | null {
  return moment === null ? null : Math.floor(moment / MINUTE) * MINUTE;
}

/** The problems of a planned publication time. */
export function listScheduleProblems(status: ArticleStatus, scheduledAt: number | null, now: number) {
  if (status !== 'scheduled') return [];
  const field = 'scheduledAt';
  if (scheduledAt === null) return [{ field, code: 'scheduledAt.required' as const }];
  if (!Number.isSafeInteger(scheduledAt)) return [{ field, code: 'scheduledAt.invalid' as const }];
  return scheduledAt <= now ? [{ field, code: 'scheduledAt.past' as const }] : [];
}
