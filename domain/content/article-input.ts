import { normaliseLetters } from '#az/letters.ts';
import { InvalidInput } from '#domain/errors.ts';
import { listArticleProblems } from './list-article-problems.ts';

/** A new article as a form or a program gives it. */
export interface ArticleInput {
  title: string;
  excerpt: string;
  /** HTML, sanitised. */
  content: string;
  /** The category's slug. */
  category: string;
  /** The byline. */
  author: string;
  /** In the order they are shown. */
  tags: readonly string[];
  featured: boolean;
  status: 'draft' | 'pending' | 'scheduled' | 'published';
  /** The picture's URL. */
  image: string | null;
  /** Epoch milliseconds; needed when `status` is scheduled, ignored otherwise. */
  scheduledAt?: number | null;
  /** The account that writes it. */
  createdBy?: string | null;
}

/**
 * The input as it is to be saved: trimmed, in clean letters, with a time of publication only where it has one
 * (spec §5). `now` in epoch milliseconds.
 * @throws InvalidInput with every problem found.
 */
export function cleanArticleInput(input: ArticleInput, now: number): ArticleInput {
  const clean: ArticleInput = {
    ...input,
    title: cleanLine(input.title),
    excerpt: cleanLine(input.excerpt),
    content: normaliseLetters(input.content).trim(),
    category: input.category.trim(),
    author: cleanLine(input.author),
    tags: input.tags.map(cleanLine),
    image: input.image?.trim() || null,
    scheduledAt: input.status === 'scheduled' ? (input.scheduledAt ?? null) : null,
  };
  const problems = listArticleProblems(clean, now);
  if (problems.length > 0) throw new InvalidInput(problems);
  return clean;
}

function cleanLine(text: string): string {
  return normaliseLetters(text).replace(/\s+/g, ' ').trim();
}
