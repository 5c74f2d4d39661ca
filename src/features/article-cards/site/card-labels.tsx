import { Camera, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { formatDateTime, formatListTime, isoBaku } from '#az/format/dates.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { fallbackText, mediaKindText, sourceText } from '#features/articles/text.ts';
import { categoryAddress } from '#platform/site/addresses.ts';

interface CategoryLabelProps {
  category: ArticleSummary['category'];
  /** Text without a link. */
  isPlain?: true;
}

/** A category's name in its colour; 'Kateqoriyasız' for an article without a category (spec §3). */
export function CategoryLabel({ category, isPlain }: CategoryLabelProps) {
  const className = 'category-label font-semibold text-sm leading-none';
  if (!category) return <span className={className}>{fallbackText.category}</span>;
  const style = { '--category': category.color } as CSSProperties;
  const label = (
    <span className={className} style={style}>
      {category.name}
    </span>
  );
  if (isPlain) return label;
  return (
    <a
      href={categoryAddress(category.slug)}
      className="-my-3 inline-flex min-h-11 items-center py-3.5 hover:underline"
    >
      {label}
    </a>
  );
}

/** The publication time: relative to `now` when that is given, otherwise the full date. */
export function PublishedTime({ at, now }: { at: number; now?: number }) {
  return (
    <time dateTime={isoBaku(at)}>{now === undefined ? formatDateTime(at) : formatListTime(at, now)}</time>
  );
}

/** The mark of an exclusive article. */
export function ExclusiveBadge({ article }: { article: Pick<ArticleSummary, 'origin'> }) {
  if (article.origin !== 'exclusive') return null;
  return (
    <strong className="ms-2 inline-block rounded-sm bg-accent px-1.5 py-0.5 font-semibold text-paper text-xs leading-none">
      {sourceText.exclusive}
    </strong>
  );
}

const mediaIcons = { video: Play, photos: Camera };

/** The mark of a video or photo story before its headline. */
export function MediaIcon({ article: { mediaKind } }: { article: Pick<ArticleSummary, 'mediaKind'> }) {
  if (!mediaKind) return null;
  const Icon = mediaIcons[mediaKind];
  return (
    <>
      <Icon aria-hidden="true" className="inline-block size-4" />
      <span className="sr-only">{`${mediaKindText[mediaKind]}:`}</span>{' '}
    </>
  );
}
