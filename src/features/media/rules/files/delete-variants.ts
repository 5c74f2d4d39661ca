import type { FileStore } from '#platform/files/file-store.ts';

/**
 * Deletes the variants of an image. With `keepFull`, not those of the whole image, which do not depend on the focal
 * point.
 */
export async function deleteVariants(
  store: FileStore,
  path: string,
  { keepFull = false }: { keepFull?: boolean } = {},
): Promise<void> {
  for (const { fullPath, name } of await store.list(`variants/${path}/`))
    if (!keepFull || !name.startsWith('full-')) await store.delete(fullPath);
}
