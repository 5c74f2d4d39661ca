import Sqlite from 'better-sqlite3';

/** Errors of SQLite about a file that is not a sound database. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB)/;

/** Reads the whole file of a database. Returns the problems that SQLite finds in it. */
function listProblems(file: string): string[] {
  try {
    const sqlite = new Sqlite(file, { readonly: true });
    const rows = sqlite.pragma('quick_check(20)') as { quick_check: string }[];
    sqlite.close();
    return rows.map((row) => row.quick_check).filter((problem) => problem !== 'ok');
  } catch (error) {
    if (DAMAGE.test((error as { code?: string }).code ?? '')) return [String(error)];
    throw error;
  }
}

// A process of its own: `check-sqlite-file.ts`.
process.stdout.write(JSON.stringify(listProblems(process.argv[2] ?? '')));
