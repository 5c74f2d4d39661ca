import { slugify } from '#az/characters/slug.ts';

/** The columns of a CSV file with their names, in English and in Azerbaijani. Case and letters (`ə`, `e`) do not matter. */
const NAMES = {
  id: ['id', 'kod'],
  title: ['title', 'headline', 'başlıq'],
  slug: ['slug', 'ünvan'],
  excerpt: ['excerpt', 'summary', 'description', 'qısa məzmun', 'xülasə'],
  content: ['content', 'html', 'body', 'text', 'məzmun', 'mətn'],
  categories: ['category', 'categories', 'kateqoriya', 'kateqoriyalar', 'bölmə'],
  tags: ['tags', 'tag', 'teqlər', 'teq', 'etiketlər'],
  author: ['author', 'byline', 'müəllif'],
  image: ['image', 'image url', 'picture', 'şəkil'],
  imageAlt: ['image alt', 'alt', 'şəklin təsviri', 'alternativ mətn'],
  imageCaption: ['image caption', 'caption', 'şəklin altyazısı', 'şəkil yazısı'],
  imageCredit: ['image credit', 'credit', 'şəklin müəllifi', 'foto'],
  status: ['status', 'vəziyyət'],
  featured: ['featured', 'seçilmiş', 'əsas xəbər'],
  views: ['views', 'baxış', 'baxış sayı'],
  createdAt: ['created', 'created at', 'createdAt', 'yaradılıb', 'yaranma tarixi'],
  updatedAt: ['updated', 'updated at', 'updatedAt', 'modified', 'yenilənib', 'yenilənmə tarixi'],
  publishedAt: ['published', 'published at', 'publishedAt', 'date', 'tarix', 'nəşr tarixi', 'dərc tarixi'],
  oldAddress: ['old address', 'url', 'link', 'address', 'köhnə ünvan', 'keçid'],
  seoTitle: ['seo title', 'seo başlığı', 'seo başlıq'],
  seoDescription: ['seo description', 'seo təsviri', 'seo təsvir'],
} as const;

export type CsvColumn = keyof typeof NAMES;

const columnOf: ReadonlyMap<string, CsvColumn> = new Map(
  (Object.entries(NAMES) as [CsvColumn, readonly string[]][]).flatMap(([column, names]) =>
    names.map((name) => [toKey(name), column] as const),
  ),
);

/** The column that a header names; null when it is unknown. */
export function findCsvColumn(header: string): CsvColumn | null {
  return columnOf.get(toKey(header)) ?? null;
}

/** `Image Alt`, `image_alt` and `image-alt` are the same. */
function toKey(name: string): string {
  return slugify(name);
}
