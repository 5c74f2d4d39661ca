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
    return await readWordpressFile(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the importer reads from this export of WordPress. */
export async function readWordpressFile(file: string): Promise<ImportedRecord[]> {
  const records: ImportedRecord[] = [];
  for await (const record of parseWordpress(file)) records.push(record);
  return records;
}
