import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { NewId } from '#platform/new-id.ts';

/**
 * The problems of a service with the names of spec §8: no space or connections left, no permission, not reachable, not
 * set up. `unknown` is everything else.
 */
type ConnectionProblemCode =
  | 'resource-exhausted'
  | 'permission-denied'
  | 'unavailable'
  | 'not-initialised'
  | 'unknown';

export interface ConnectionProblem {
  code: ConnectionProblemCode;
  /** The code of the engine: `SQLITE_FULL`, `53300`, `ECONNREFUSED`. Not the message, which may contain addresses. */
  detail: string;
}

/** Error codes of SQLite, PostgreSQL (SQLSTATE), the operating system and HTTP. */
const errorCodes: readonly [code: Exclude<ConnectionProblemCode, 'unknown'>, pattern: RegExp][] = [
  ['resource-exhausted', /^(?:SQLITE_FULL|SQLITE_NOMEM|ENOSPC|EDQUOT|EMFILE|ENFILE|53\w{3}|429|507)/],
  [
    'permission-denied',
    /^(?:SQLITE_(?:READONLY|PERM|AUTH|CANTOPEN)|EACCES|EPERM|EROFS|EAUTH|42501|28\w{3}|25006|401|403)/,
  ],
  ['not-initialised', /^(?:SQLITE_NOTADB|ENOENT|42P01|3D000|404)/],
  [
    'unavailable',
    /^(?:SQLITE_(?:BUSY|LOCKED|IOERR|CORRUPT)|ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ETIME|EPIPE|EDNS|ESOCKET|ETLS|TimeoutError|08\w{3}|57\w{3}|5\d\d$)/,
  ],
];

/** Classifies an error of the database, the file store or the mail server. */
export function findConnectionProblem(error: unknown): ConnectionProblem {
  const detail = findErrorCode(error);
  const code = errorCodes.find(([, pattern]) => pattern.test(detail))?.[0];
  return { code: code ?? classifyMessage(error), detail };
}

/** The first code in the chain of causes. Drivers often wrap errors of the operating system. */
function findErrorCode(error: unknown): string {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const { code, status } = cause as { code?: unknown; status?: unknown };
    if (typeof code === 'string' && code !== '') return code;
    if (typeof code === 'number' || typeof status === 'number') return String(code ?? status);
    if (cause.name === 'TimeoutError') return cause.name;
  }
  return error instanceof Error ? error.name : typeof error;
}

/** Some errors of drivers have only a message. */
function classifyMessage(error: unknown): ConnectionProblemCode {
  const message = error instanceof Error ? error.message : '';
  if (/no such table/i.test(message)) return 'not-initialised';
  if (/timeout|terminated|not open|destroyed|closed|ended/i.test(message)) return 'unavailable';
  return 'unknown';
}

/**
 * Writes a row, reads it and deletes it (spec §7 'Connection test').
 * @throws the error of the engine, or an error when the row is not read back.
 */
export async function testDatabase(db: Db, { now, newId }: { now: number; newId: NewId }): Promise<void> {
  const id = newId();
  await db.insertInto('connection_test').values({ id, written_at: now }).execute();
  const found = await db
    .deleteFrom('connection_test')
    .where('id', '=', id)
    .returning('written_at')
    .executeTakeFirst();
  if (found?.written_at !== now) throw new Error('The database did not give back what was written');
}

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
