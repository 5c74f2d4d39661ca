import { readFile } from 'node:fs/promises';
import { ImportFileInvalid } from '../imported-record.ts';
import { parseJsonExport } from '../parse-values.ts';

/** A row of a table of Ghost. Exports of several versions differ, so every value is checked when it is read. */
export type GhostRow = Readonly<Record<string, unknown>>;

/** The tables of an export by name. */
export type GhostTables = Readonly<Record<string, GhostRow[]>>;

/** Reads the export of Ghost 0.11 to 6 (Settings → Export): `{"db":[{"data":…}]}` or `{"data":…}`. @throws ImportFileInvalid */
export async function readGhostExport(file: string): Promise<GhostTables> {
  const data = findData(parseJsonExport(await readFile(file, 'utf8')));
  if (!Array.isArray(data?.posts)) throw new ImportFileInvalid('db[0].data.posts');
  return Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [name, Array.isArray(rows) ? rows.filter(isRow) : []]),
  );
}

export const isRow = (value: unknown): value is GhostRow => typeof value === 'object' && value !== null;

/** The value as text; empty when it is missing. Ids are numbers in old exports. */
export function textOf(row: GhostRow | undefined, key: string): string {
  const value = row?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function findData(json: unknown): GhostRow | null {
  if (!isRow(json)) return null;
  const holder = Array.isArray(json.db) ? json.db[0] : json;
  return isRow(holder) && isRow(holder.data) ? holder.data : null;
}
