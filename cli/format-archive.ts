import type { ArchiveManifest } from '#features/archive/rules/archive-manifest.ts';

/** The contents of an archive in a few lines. */
export function formatArchive({ createdAt, tables, files }: ArchiveManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `Archive of ${createdAt}`,
    `  articles: ${tables.article?.rows ?? 0}`,
    `  rows of all tables: ${rows}`,
    `  pictures: ${files.rows}`,
  ].join('\n');
}
