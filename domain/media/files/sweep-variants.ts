import type { FileStore } from './file-store.ts';

/** Removes the cuts made of a picture; `keepWhole` leaves those that no focal point has touched. */
export async function sweepVariants(
  store: FileStore,
  path: string,
  { keepWhole = false }: { keepWhole?: boolean } = {},
): Promise<void> {
  for (const { fullPath, name } of await store.list(`variants/${path}/`))
    if (!keepWhole || !name.startsWith('full-')) await store.delete(fullPath);
}
