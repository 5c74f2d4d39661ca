import { parseCsv } from './csv/parse-csv.ts';
import { parseFirestore } from './firestore/parse-firestore.ts';
import type { Importer, ImportSystem } from './imported-record.ts';

/** The parser of each system. */
export const importers: Partial<Record<ImportSystem, Importer>> = {
  csv: parseCsv,
  firestore: parseFirestore,
};
