import { slugify } from '#az/characters/slug.ts';
import { countCharacters, truncateText } from '#az/characters/text-length.ts';
import { MINUTE } from '#az/format/durations.ts';
import { hasContent } from '#features/articles/rules/article-content.ts';
import {
  type ArticleFields,
  articleFields,
  emptyArticleFields,
} from '#features/articles/rules/article-fields.ts';
import { wholeMinute } from '#features/articles/rules/article-input.ts';
import { isShownToReaders } from '#features/articles/rules/article-state.ts';
import { listArticleProblems } from '#features/articles/rules/checks/article-problems.ts';
import { cleanArticleFields } from '#features/articles/rules/clean-article-fields.ts';
import type { ArticleMoments } from '#features/articles/rules/write/insert-articles.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { fallbackText } from '#features/articles/text.ts';
import { toPlainText } from '#features/search/rules/to-plain-text.ts';
import { tagLimits } from '#features/tags/rules/tag-limits.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { importArticlesText } from '../text.ts';
import type { ImportNames } from './import-names.ts';
import type { ImportLoss, ImportLossCode, ParsedArticle } from './imported-record.ts';

/** The length of an excerpt that is made from the text. */
const MADE_EXCERPT = 200;

/** An article as it will be written. */
export interface PlannedArticle {
  fields: ArticleFields;
  status: ArticleStatus;
  scheduledAt: number | null;
  moments: ArticleMoments;
  losses: ImportLoss[];
}

/**
 * Makes an article of this site from that of another one: cleans and shortens what editors could not have saved, and notes
 * each loss. Null: the text is too long to be cleaned. `now` in epoch milliseconds.
 */
export function planArticle(
  article: ParsedArticle,
  { names, now }: { names: ImportNames; now: number },
): PlannedArticle | null {
  const losses = [...article.losses];
  // A loss without a detail counts once for an article: three invalid dates are one article with invalid dates.
  const lose = (code: ImportLossCode, detail?: string) => {
    if (detail !== undefined) losses.push({ code, detail });
    else if (!losses.some((loss) => loss.code === code)) losses.push({ code });
  };
  const text = (name: 'title' | 'excerpt' | 'author' | 'seoTitle' | 'seoDescription', value: string) => {
    const whole = cleanLine(value.slice(0, 20_000));
    const shown = truncateText(whole, articleFields[name].limit ?? 0);
    if (shown !== whole) lose('textCut', name);
    return shown;
  };
  const { content } = article;
  if (content === null) return null;
  if (!hasContent(content)) lose('contentEmpty');

  const title = text('title', article.title ?? '');
  if (title === '') lose('titleMissing');
  const author = text('author', article.author ?? '');
  if (author === '') lose('authorMissing');
  const summary = text('excerpt', article.excerpt ?? '');
  const made = summary === '' ? truncateText(toPlainText(content), MADE_EXCERPT) : '';
  if (made !== '') lose('excerptMade');
  const { category, tags } = planNames(article, names, lose);
  const clean = cleanArticleFields({
    ...emptyArticleFields,
    title: title || fallbackText.title,
    slug: slugify((article.slug ?? '').slice(0, 1000)),
    excerpt: summary || made,
    category,
    tags,
    featured: article.featured,
    author: author || importArticlesText.fallbackAuthor,
    image: article.image?.url ?? null,
    seoTitle: text('seoTitle', article.seoTitle ?? ''),
    seoDescription: text('seoDescription', article.seoDescription ?? ''),
    canonicalUrl: article.canonicalUrl ?? '',
    noindex: article.noindex ?? false,
  });
  const fields = { ...clean, content };
  for (const { field } of listArticleProblems(fields)) {
    if (field === 'image') lose('imageFailed', fields.image?.slice(0, 200));
    if (field === 'image') fields.image = null;
    if (field === 'canonicalUrl') lose('fieldUnknown', field);
    if (field === 'canonicalUrl') fields.canonicalUrl = '';
  }
  return { fields, ...planMoments(article, now, lose), losses };
}

type Lose = (code: ImportLossCode, detail?: string) => void;

/** The first known category is the category of the article. The others become tags. */
function planNames({ categories, tags }: ParsedArticle, names: ImportNames, lose: Lose) {
  // Two names may lead to one category.
  const known = categories.flatMap((name) => names.findCategory(name) ?? []);
  const [first, ...others] = new Map(known.map((category) => [category.id, category])).values();
  for (const name of categories) if (!names.findCategory(name)) lose('categoryUnknown', name);
  if (categories.length === 0) lose('categoryMissing');
  for (const { name } of others) lose('categoryBecameTag', name);
  const wanted = [...tags, ...others.map(({ name }) => name)].map(cleanLine).filter((tag) => tag !== '');
  const kept = wanted
    .filter((tag) => countCharacters(tag) <= tagLimits.characters)
    .slice(0, tagLimits.perArticle);
  for (const tag of wanted) if (!kept.includes(tag)) lose('tagsCut', tag.slice(0, 100));
  return { category: first?.slug ?? '', tags: kept };
}

/**
 * Keeps the dates of the other site as far as they are possible here. A published article whose only dates are impossible becomes a
 * draft: with the moment of the import it would stand above the news of today.
 */
function planMoments(
  article: ParsedArticle,
  now: number,
  lose: Lose,
): Omit<PlannedArticle, 'fields' | 'losses'> {
  const past = (moment: number | null) => {
    if (moment === null || (Number.isSafeInteger(moment) && moment >= 0 && moment <= now)) return moment;
    lose('dateInvalid');
    return null;
  };
  const { status } = article;
  if (status === 'scheduled') {
    const scheduledAt = wholeMinute(article.publishedAt);
    const createdAt = past(article.createdAt) ?? now;
    const moments = { createdAt, updatedAt: now, publishedAt: null, revisedAt: null };
    if (scheduledAt !== null && Number.isSafeInteger(scheduledAt) && scheduledAt > now)
      return { status, scheduledAt, moments };
    lose('scheduleMissed');
    return { status: 'draft', scheduledAt: null, moments };
  }
  const given = [past(article.publishedAt), past(article.createdAt), past(article.updatedAt)] as const;
  const [published, created, updated] = given;
  const wasPublic = isShownToReaders(article);
  const hasNoDate = wasPublic && given.every((moment) => moment === null);
  if (hasNoDate) lose('dateInvalid');
  const isImpossible = hasNoDate && namesDate(article);
  if (isImpossible) lose('dateImpossible');
  const isPublic = wasPublic && !isImpossible;
  const publishedAt = isPublic ? (published ?? created ?? updated ?? now) : null;
  const createdAt = created ?? publishedAt ?? updated ?? now;
  const updatedAt = Math.max(updated ?? createdAt, createdAt, publishedAt ?? 0);
  // Many systems change the date a moment after the publication, when they save it again.
  const isRevised = publishedAt !== null && updatedAt > publishedAt + MINUTE;
  return {
    status: isImpossible ? 'draft' : status,
    scheduledAt: null,
    moments: { createdAt, updatedAt, publishedAt, revisedAt: isRevised ? updatedAt : null },
  };
}

/** Whether the other site gave a date, also one that the parser could not read. */
function namesDate({ publishedAt, createdAt, updatedAt, losses }: ParsedArticle): boolean {
  const wasRead = [publishedAt, createdAt, updatedAt].some((moment) => moment !== null);
  return wasRead || losses.some(({ code }) => code === 'dateInvalid');
}
