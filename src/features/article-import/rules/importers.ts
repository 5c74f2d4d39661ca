import { parseCsv } from './csv/parse-csv.ts';
import { parseFirestore } from './firestore/parse-firestore.ts';
import { parseGhost } from './ghost/parse-ghost.ts';
import type { Importer, ImportSystem } from './imported-record.ts';
import { parseWordpress } from './wordpress/parse-wordpress.ts';

/** The parser of each system. */
export const importers: Readonly<Record<ImportSystem, Importer>> = {
  wordpress: parseWordpress,
  ghost: parseGhost,
  firestore: parseFirestore,
  csv: parseCsv,
};
