import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { Media } from '#features/media/rules/media.ts';
import { type ImageUpload, uploadImage } from '#features/media/rules/upload-image.ts';
import type { Db } from '#platform/db/schema.ts';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId } from './articles.ts';

/** An image of one colour. Different colours give different images. */
export function pngOf(color: string, { width = 640, height = 360 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
}

/** Opens an empty store in a folder that is deleted after the test. */
export function openStore(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return createLocalFileStore(folder);
}

let colors = 0;

/** Uploads an image that is different from all others. */
export async function writeMedia(
  db: Db,
  store: FileStore,
  { actor, ...over }: Partial<ImageUpload> & { actor: Actor },
): Promise<Media> {
  colors += 1;
  const bytes = over.bytes ?? (await pngOf(`#${(colors * 4099).toString(16).padStart(6, '0').slice(-6)}`));
  const upload = {
    bytes,
    fileName: 'Qarabağ qolu.png',
    metadata: { alt: 'Qol anı' },
    now: NOON + colors,
    newId,
  };
  const { media } = await uploadImage(db, store, { ...upload, ...over, actor });
  return media;
}

/** Writes the row of an image whose file is not needed. Returns its URL. */
export async function writeMediaRow(db: Db, name: string): Promise<string> {
  const path = `articles/1-${name}`;
  const row = {
    id: newId(),
    url: `/media/${path}`,
    path,
    name,
    size: 4321,
    content_type: 'image/webp',
    width: 640,
    height: 360,
    md5_hash: name,
    dominant_color: '#112233',
    focal_x: 0.5,
    focal_y: 0.5,
    alt: 'Qol anı',
    decorative: 0 as const,
    credit: 'AFFA',
    created_at: NOON,
    updated_at: NOON,
  };
  await db.insertInto('media').values(row).execute();
  return row.url;
}
