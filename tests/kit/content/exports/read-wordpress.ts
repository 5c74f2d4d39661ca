import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportedRecord } from '#features/article-import/rules/imported-record.ts';
import { parseWordpress } from '#features/article-import/rules/wordpress/parse-wordpress.ts';

/** What the importer reads from an export of WordPress with this text. */
export async function readWordpress(xml: string): Promise<ImportedRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-wxr-'));
  try {
    const file = join(folder, 'export.xml');
    writeFileSync(file, xml);
    return await Array.fromAsync(parseWordpress(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
