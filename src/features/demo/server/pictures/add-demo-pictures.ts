import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { slugify } from '#az/characters/slug.ts';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { storeImage } from '#features/media/rules/images/store-image.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';
import type { DemoArticle, DemoPicture } from '../articles/demo-article.ts';

/** One picture is encoded while another is written. */
const CONCURRENCY = 2;
/** High, because the media library encodes the picture again. */
const JPEG_QUALITY = 95;
/** The pictures were rendered for the demo (scripts/pictures/). */
const CREDIT = 'İllüstrasiya';

interface AddOptions {
  articles: readonly DemoArticle[];
  /** The path of `src/features/demo/server/pictures/`. */
  folder: string;
  store: FileStore;
  now: number;
  newId: NewId;
  isStopped: () => boolean;
}

/**
 * Uploads pictures for demo articles that have none yet, those of the front page first. The next start continues an
 * interrupted upload. Edited articles are not changed. Returns the number of articles that got a picture.
 */
export async function addDemoPictures(db: Db, options: AddOptions): Promise<number> {
  const queue = [...options.articles].sort(compareByFrontPageOrder);
  let added = 0;
  async function addNext(): Promise<void> {
    for (let article = queue.shift(); article && !options.isStopped(); article = queue.shift()) {
      if (await addPicture(db, article, options)) added++;
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, addNext));
  for (const article of options.articles) if (!options.isStopped()) await addGallery(db, article, options);
  return added;
}

function compareByFrontPageOrder(a: DemoArticle, b: DemoArticle): number {
  return Number(b.featured ?? false) - Number(a.featured ?? false) || a.hoursAgo - b.hoursAgo;
}

async function addPicture(db: Db, { title, picture }: DemoArticle, options: AddOptions): Promise<boolean> {
  if (!picture) return false;
  const unedited = await db
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slugify(title))
    .where('image', 'is', null)
    .where('version', '=', 1)
    .executeTakeFirst();
  if (!unedited) return false;
  const image = await upload(db, picture, options);
  if (!image) return false;
  const { numUpdatedRows } = await db
    .updateTable('article')
    .set({ image })
    .where('id', '=', unedited.id)
    .where('image', 'is', null)
    .where('version', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts pictures of other articles at the end of a text that has none and was not edited. */
async function addGallery(
  db: Db,
  { title, gallery = [] }: DemoArticle,
  { articles }: AddOptions,
): Promise<void> {
  const alts = articles.flatMap(({ picture }) =>
    picture && gallery.includes(picture[0]) ? [picture[1]] : [],
  );
  if (alts.length === 0) return;
  const media = await db
    .selectFrom('media')
    .select(['url', 'alt', 'width', 'height', 'credit'])
    .where('alt', 'in', alts)
    .orderBy('url')
    .execute();
  const figures = media.map(
    ({ url, alt, width, height, credit }) =>
      `<figure><img src="${url}" alt="${alt}" width="${width}" height="${height}" data-credit="${credit}" /></figure>`,
  );
  await db
    .updateTable('article')
    .set((eb) => ({ content: sql`${eb.ref('content')} || ${sanitiseContent(figures.join(''))}` }))
    .where('slug', '=', slugify(title))
    .where('version', '=', 1)
    .where('content', 'not like', '%<img %')
    .execute();
}

/** Uploads must be PNG or JPEG, so the WebP file is converted to JPEG. Returns its URL, or null when it is refused. */
async function upload(
  db: Db,
  [file, alt]: DemoPicture,
  { folder, store, now, newId }: AddOptions,
): Promise<string | null> {
  const bytes = await sharp(join(folder, `${file}.webp`))
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  const fileName = `${file.split('/').at(-1)}.jpg`;
  const metadata = { alt, credit: CREDIT, caption: '' };
  const stored = await storeImage(db, store, { bytes, fileName, ...metadata, now, newId, createdBy: null });
  return stored.ok ? stored.media.url : null;
}
