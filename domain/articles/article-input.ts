import { slugify } from '#az/characters/slug.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { cleanLine } from '#domain/clean-line.ts';
import { InvalidInput, type Problem } from '#domain/errors.ts';
import { type ArticleFields, hasSource } from './article-fields.ts';
import { listArticleProblems } from './checks/list-article-problems.ts';
import { listOversizedFields } from './checks/list-oversized-fields.ts';
import { sanitiseContent } from './sanitise-content.ts';

const MINUTE_MS = 60_000;

type OptionalName = 'slug' | 'origin' | 'source' | 'sourceUrl' | 'seoTitle' | 'seoDescription';

/** A new article as a form or a program gives it. */
export interface ArticleInput
  extends Omit<ArticleFields, OptionalName>,
    Partial<Pick<ArticleFields, OptionalName>> {
  /** Absent, empty or what the title gives anyhow: made from the title, with a number when it is taken. */
  slug?: string;
  status: ArticleStatus;
  /** Epoch milliseconds; needed when `status` is scheduled, ignored otherwise. */
  scheduledAt?: number | null;
}

const unsaid = {
  slug: '',
  origin: 'own',
  source: '',
  sourceUrl: '',
  seoTitle: '',
  seoDescription: '',
} as const;

/** A new article as it is to be saved. */
export interface CleanArticle extends ArticleFields {
  status: ArticleStatus;
  scheduledAt: number | null;
}

/**
 * The input as it is to be saved: trimmed, in clean letters, with a time of publication only where it has one
 * (spec §5). `now` in epoch milliseconds.
 * @throws InvalidInput with every problem found, and with those that were found `elsewhere`.
 */
export function cleanArticleInput(
  input: ArticleInput,
  now: number,
  elsewhere: readonly Problem[] = [],
): CleanArticle {
  const { status, scheduledAt: wanted } = input;
  const fields = cleanArticleFields({ ...unsaid, ...input });
  const scheduledAt = status === 'scheduled' ? wholeMinute(wanted ?? null) : null;
  const problems = [
    ...listArticleProblems(fields),
    ...elsewhere,
    ...listScheduleProblems(status, scheduledAt, now),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...fields, status, scheduledAt };
}

/**
 * The fields trimmed, in clean letters, the HTML sanitised, tags once each. Doing it twice changes nothing.
 * @throws InvalidInput with every problem found, when a field is too large to be cleaned at all.
 */
export function cleanArticleFields(fields: ArticleFields): ArticleFields {
  const tooLarge = listOversizedFields(fields);
  if (tooLarge.length > 0) throw new InvalidInput(tooLarge);
  const content = sanitiseOrProblem(fields.content);
  if (typeof content !== 'string') {
    const others = listArticleProblems(cleanLines(fields, '')).filter(({ field }) => field !== 'content');
    throw new InvalidInput([...content, ...others]);
  }
  return cleanLines(fields, content);
}

function sanitiseOrProblem(html: string): string | readonly Problem[] {
  try {
    return sanitiseContent(html);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
}

function cleanLines(fields: ArticleFields, content: string): ArticleFields {
  return {
    title: cleanLine(fields.title),
    slug: cleanLine(fields.slug),
    excerpt: cleanLine(fields.excerpt),
    content,
    category: cleanLine(fields.category),
    author: cleanLine(fields.author),
    image: cleanLine(fields.image ?? '') || null,
    tags: cleanTags(fields.tags),
    featured: fields.featured,
    origin: fields.origin,
    // What is our own names nobody, whatever was typed before it was said to be ours.
    source: hasSource(fields.origin) ? cleanLine(fields.source) : '',
    sourceUrl: hasSource(fields.origin) ? cleanLine(fields.sourceUrl) : '',
    seoTitle: cleanLine(fields.seoTitle),
    seoDescription: cleanLine(fields.seoDescription),
  };
}

/** Trimmed; empty ones and second spellings of the same name are passed over (spec §5 'Tags'). */
function cleanTags(names: readonly string[]): string[] {
  const nameOf = new Map<string, string>();
  for (const name of names.map(cleanLine)) {
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  return [...nameOf.values()];
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
