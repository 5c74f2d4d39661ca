import type { ProblemCode } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import type { ArticleInput } from './article-input.ts';
import { hasContent } from './has-content.ts';

/** In characters; the excerpt is spec §9, the others keep a paste from breaking the pages. */
export const articleLimits = {
  title: 200,
  excerpt: 500,
  content: 500_000,
  author: 120,
  tag: 60,
  tags: 30,
} as const;

/** Everything that is wrong with an article whose values are trimmed already (spec §5). */
export function listArticleProblems(article: ArticleInput, now: number): Problem[] {
  const problems: Problem[] = [];
  const check = (isWrong: boolean, field: keyof ArticleInput, code: ProblemCode) => {
    if (isWrong) problems.push({ field, code });
  };
  const { title, excerpt, content, author, tags, scheduledAt } = article;
  check(title === '', 'title', 'title.required');
  check(countCharacters(title) > articleLimits.title, 'title', 'title.tooLong');
  check(excerpt === '', 'excerpt', 'excerpt.required');
  check(countCharacters(excerpt) > articleLimits.excerpt, 'excerpt', 'excerpt.tooLong');
  check(!hasContent(content), 'content', 'content.required');
  check(content.length > articleLimits.content, 'content', 'content.tooLong');
  check(article.category === '', 'category', 'category.required');
  check(author === '', 'author', 'author.required');
  check(countCharacters(author) > articleLimits.author, 'author', 'author.tooLong');
  check(
    tags.some((tag) => countCharacters(tag) > articleLimits.tag),
    'tags',
    'tag.tooLong',
  );
  check(tags.length > articleLimits.tags, 'tags', 'tag.tooMany');
  if (article.status === 'scheduled') {
    check(scheduledAt == null, 'scheduledAt', 'scheduledAt.required');
    check(scheduledAt != null && !Number.isSafeInteger(scheduledAt), 'scheduledAt', 'scheduledAt.invalid');
    check(scheduledAt != null && scheduledAt <= now, 'scheduledAt', 'scheduledAt.past');
  }
  return problems;
}

/** As a person counts: an emoji is one. */
function countCharacters(text: string): number {
  return [...text].length;
}
