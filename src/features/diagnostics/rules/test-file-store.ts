import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';

/**
 * Writes a small file, reads it and deletes it.
 * @throws the error of the store, or an error when the file is not read back.
 */
export async function testFileStore(
  store: FileStore,
  { now, newId }: { now: number; newId: NewId },
): Promise<void> {
  const path = `connection-test/${newId()}.txt`;
  const bytes = new TextEncoder().encode(path);
  await store.put(path, bytes, { contentType: 'text/plain', now, onlyNew: true });
  try {
    const file = await store.get(path);
    if (new TextDecoder().decode(file?.bytes) !== path)
      throw new Error('The file store did not give back what was written');
  } finally {
    await store.delete(path);
  }
}
