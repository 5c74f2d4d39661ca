import { z } from 'zod';
import { articleOrigins } from '#features/articles/rules/article-fields.ts';
import { PICTURE_CROPS } from '#features/media/rules/images/picture-crop.ts';
import { PICTURE_FORMATS } from '#features/media/rules/images/picture-source.ts';
import { matchSummary } from './match-schemas.ts';

/** All moments are ISO 8601 in UTC, all addresses are absolute. */
const moment = z.iso.datetime();
const named = { slug: z.string(), name: z.string(), url: z.url() };

export const category = z.object({
  ...named,
  description: z.string(),
  /** `#rrggbb`. */
  color: z.string(),
  articleCount: z.int(),
});

export const tag = z.object({ ...named, articleCount: z.int() });

export const author = z.object(named);

const picture = z.object({
  url: z.url(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
});

const pictureVariant = z.object({
  url: z.url(),
  crop: z.enum(PICTURE_CROPS),
  format: z.enum(PICTURE_FORMATS),
  width: z.int(),
  height: z.int(),
});

export const articleSummary = z.object({
  id: z.string(),
  slug: z.string(),
  url: z.url(),
  title: z.string(),
  excerpt: z.string(),
  category: z.object(named).nullable(),
  author: z.object(named),
  picture: picture.nullable(),
  /** The origin of the text, and who published it first; null for own texts. */
  origin: z.enum(articleOrigins),
  source: z.string().nullable(),
  publishedAt: moment,
  /** When what readers see last changed. */
  updatedAt: moment,
});

export const article = articleSummary.extend({
  /** An archived article keeps its address and is in no list. */
  status: z.enum(['published', 'archived']),
  html: z.string(),
  picture: picture.extend({ variants: z.array(pictureVariant) }).nullable(),
  sourceUrl: z.url().nullable(),
  tags: z.array(z.object(named)),
  matches: z.array(matchSummary),
});
