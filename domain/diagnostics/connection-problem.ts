/**
 * What can be wrong with a service, by the names of spec §8: no room or no connections left, no permission, out of reach,
 * not set up. `unknown` is everything else.
 */
type ConnectionProblemCode =
  | 'resource-exhausted'
  | 'permission-denied'
  | 'unavailable'
  | 'not-initialised'
  | 'unknown';

export interface ConnectionProblem {
  code: ConnectionProblemCode;
  /** The engine's own code (`SQLITE_FULL`, `53300`, `ECONNREFUSED`); its message may hold addresses and stays in the log. */
  detail: string;
}

/** Codes of SQLite, PostgreSQL (SQLSTATE), the system and HTTP stores, by what they mean. */
const meanings: readonly [code: Exclude<ConnectionProblemCode, 'unknown'>, own: RegExp][] = [
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

/** Says what an error of the database, the file store or the mail server means. */
export function findConnectionProblem(error: unknown): ConnectionProblem {
  const detail = ownCode(error);
  const found = meanings.find(([, own]) => own.test(detail))?.[0];
  return { code: found ?? unnamed(error), detail };
}

/** The first code in the chain of causes; a driver often wraps what the system said. */
function ownCode(error: unknown): string {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const { code, status } = one as { code?: unknown; status?: unknown };
    if (typeof code === 'string' && code !== '') return code;
    if (typeof code === 'number' || typeof status === 'number') return String(code ?? status);
    if (one.name === 'TimeoutError') return one.name;
  }
  return error instanceof Error ? error.name : typeof error;
}

/** What some drivers say only in words. */
function unnamed(error: unknown): ConnectionProblemCode {
  const message = error instanceof Error ? error.message : '';
  if (/no such table/i.test(message)) return 'not-initialised';
  if (/timeout|terminated|not open|destroyed|closed|ended/i.test(message)) return 'unavailable';
  return 'unknown';
}
