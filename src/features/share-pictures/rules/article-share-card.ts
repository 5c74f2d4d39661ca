import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { isOwnPicture } from '#features/media/rules/images/picture-source.ts';
import type { ArticleShareCard } from './share-card.ts';

const MEDIA_PREFIX = /^\/media\//;

type CardArticle = Pick<ArticleSummary, 'id' | 'title' | 'category' | 'picture'>;

/** The share card of an article. A picture of another site is not drawn: it would have to be fetched first. */
export function toArticleShareCard(
  article: CardArticle,
  { siteName }: { siteName: string },
): ArticleShareCard {
  const { id, title, category } = article;
  return {
    ...{ kind: 'article', id, siteName, title, picture: toCardPicture(article) },
    category: category && { name: category.name, color: category.color },
  };
}

function toCardPicture({ picture }: CardArticle): ArticleShareCard['picture'] {
  if (!picture?.width || !picture.height || !isOwnPicture(picture.url)) return null;
  const { width, height, focalX, focalY } = picture;
  return { path: picture.url.replace(MEDIA_PREFIX, ''), width, height, focalX, focalY };
}
