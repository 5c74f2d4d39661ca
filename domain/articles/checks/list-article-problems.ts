import type { ProblemCode } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import { tagLimits } from '#domain/tags/tag-limits.ts';
import { type ArticleFieldName, type ArticleFields, hasSource } from '../article-fields.ts';
import { hasContent } from '../has-content.ts';
import { MAX_CONTENT_LENGTH } from '../sanitise-content.ts';

/** In characters; the excerpt is spec §9, the others keep a paste from breaking the pages. */
const articleLimits = {
  title: 200,
  excerpt: 500,
  content: MAX_CONTENT_LENGTH,
  author: 120,
  tag: tagLimits.characters,
  tags: tagLimits.perArticle,
  image: 1000,
  source: 120,
  sourceUrl: 1000,
  seoTitle: 120,
  seoDescription: 320,
} as const;

const IMAGE = /^(?:https?:\/\/[^/\s\\]|\/(?![/\\]))\S*$/i;

/** Everything that is wrong with an article whose values are trimmed already (spec §5). */
export function listArticleProblems(article: ArticleFields): Problem[] {
  const problems: Problem[] = [];
  const check = (isWrong: boolean, field: ArticleFieldName, code: ProblemCode) => {
    if (isWrong) problems.push({ field, code });
  };
  const { title, excerpt, content, author, tags, image } = article;
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
  check(image !== null && (!IMAGE.test(image) || image.length > articleLimits.image), 'image', 'image.url');
  const { source, sourceUrl } = article;
  check(hasSource(article.origin) && source === '', 'source', 'source.required');
  check(countCharacters(source) > articleLimits.source, 'source', 'source.tooLong');
  check(sourceUrl !== '' && !isWebAddress(sourceUrl), 'sourceUrl', 'sourceUrl.invalid');
  check(countCharacters(article.seoTitle) > articleLimits.seoTitle, 'seoTitle', 'seoTitle.tooLong');
  check(
    countCharacters(article.seoDescription) > articleLimits.seoDescription,
    'seoDescription',
    'seoDescription.tooLong',
  );
  return problems;
}

/** A page that anybody can open: http or https, without a password in it. */
function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && text.length <= articleLimits.sourceUrl;
}

/** As a person counts: an emoji is one. */
function countCharacters(text: string): number {
  return [...text].length;
}
