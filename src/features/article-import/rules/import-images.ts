import { normaliseCharacters } from '#az/characters/characters.ts';
import { truncateText } from '#az/characters/text-length.ts';
import { convertForeignImage } from '#features/media/rules/images/inspect-image.ts';
import { storeImage } from '#features/media/rules/images/store-image.ts';
import { hashMd5 } from '#features/media/rules/images/store-image-file.ts';
import { findSameImage } from '#features/media/rules/upload-image.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';
import type { ImportedImage, ImportLossCode } from './imported-record.ts';
import type { PlannedArticle } from './plan-article.ts';
import { readKnownImages, writeSources } from './sources/import-sources.ts';

const PARALLEL = 4;
const PICTURE = /(<img\b[^>]*?\ssrc=")([^"]+)(")/g;
/** As `image-metadata.ts` limits them, in characters. */
const LIMITS = { alt: 300, caption: 500, credit: 120 };

/** Why the library does not have an image. `imageHostSilent`: it was not tried, because its host does not answer. */
export type ImageLossCode = Extract<ImportLossCode, 'imageFailed' | 'imageHostSilent'>;

/** Returns the bytes of an image of the other site. */
export type FetchImage = (url: string) => Promise<Uint8Array | ImageLossCode>;

export interface ImageImport {
  store: FileStore;
  fetchImage: FetchImage;
}

/** The addresses on other sites of all images of an article. */
export function listForeignImages({ fields }: PlannedArticle): string[] {
  const inText = [...fields.content.matchAll(PICTURE)].map(([, , src = '']) => decode(src));
  return [...new Set([fields.image ?? '', ...inText])].filter((url) => /^https?:/i.test(url));
}

/** Lets an article show the stored images instead of those of the other site. */
export function replaceImages({ fields }: PlannedArticle, stored: ReadonlyMap<string, string>): void {
  fields.image = stored.get(fields.image ?? '') ?? fields.image;
  fields.content = fields.content.replace(
    PICTURE,
    (_whole, before, src, after) => `${before}${stored.get(decode(src)) ?? src}${after}`,
  );
}

/**
 * Stores images in the media library, with the texts that are known of them. Returns the address of each that the library
 * has now, and why the others are missing. Without `images` only those of earlier imports.
 */
export async function importImages(
  db: Db,
  input: {
    source: string;
    images: ImageImport | null;
    urls: readonly string[];
    textsOf: ReadonlyMap<string, ImportedImage>;
    createdBy: string | null;
    now: number;
    newId: NewId;
  },
): Promise<{ stored: Map<string, string>; problems: Map<string, ImageLossCode> }> {
  const { source, images, urls, textsOf, createdBy, now, newId } = input;
  const [system = source] = source.split(':');
  const stored = await readKnownImages(db, { sources: [source, system], urls });
  const problems = new Map<string, ImageLossCode>();
  if (!images) return { stored, problems };
  const { store, fetchImage } = images;
  const missing = urls.filter((url) => !stored.has(url));

  /** Returns the address here, or null after it has noted the problem. */
  async function importOne(url: string): Promise<string | null> {
    const fetched = await fetchImage(url);
    const bytes = typeof fetched === 'string' ? null : await convertForeignImage(fetched);
    if (!bytes) {
      problems.set(url, typeof fetched === 'string' ? fetched : 'imageFailed');
      return null;
    }
    const remember = (tx: Db, ourId: string) =>
      writeSources(tx, { source, rows: [{ kind: 'image', sourceId: url, ourId }], now });
    const same = await findSameImage(db, { md5: hashMd5(bytes) });
    if (same) {
      await remember(db, same.id);
      return same.url;
    }
    const { alt = '', caption = '', credit = '' } = textsOf.get(url) ?? {};
    const text = (value: string, limit: number) => truncateText(normaliseCharacters(value), limit);
    const image = await storeImage(db, store, {
      bytes,
      fileName: nameOf(url),
      now,
      newId,
      createdBy,
      alt: text(alt || caption, LIMITS.alt),
      caption: text(caption, LIMITS.caption),
      credit: text(credit, LIMITS.credit),
      afterInsert: (tx, media) => remember(tx, media.id),
    });
    return image.ok ? image.media.url : null;
  }

  async function work(): Promise<void> {
    for (let url = missing.shift(); url !== undefined; url = missing.shift()) {
      const ours = await importOne(url);
      if (ours !== null) stored.set(url, ours);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return { stored, problems };
}

/** The sanitiser writes `&` as `&amp;`. */
const decode = (attribute: string): string => attribute.replaceAll('&amp;', '&');

function nameOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
