import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { csvCell } from '#az/format/csv.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { hasMoreThan } from '#platform/limits/has-more-than.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { addOldAddresses, type OldAddress } from './add-old-addresses.ts';
import { findChains } from './find-chains.ts';
import { listRedirectProblems, type RedirectInput, toOldAddress } from './redirect-input.ts';
import { retarget } from './write-redirects.ts';

/** Larger files block the server too long. The command line imports those of whole sites. */
export const MAX_REDIRECTS_BYTES = 512 * 1024;
const MAX_LINES = 5000;
/** Three columns and room for commas in addresses. Parsing many empty cells blocks the server. */
const MAX_CELLS = 10 * MAX_LINES;
const MAX_PROBLEMS = 20;
/** Other requests are answered after so many lines. */
const LINES_AT_ONCE = 500;
/** Bytes that are no UTF-8 were read as U+FFFD. A file in UTF-16 has zeros. */
const NOT_UTF8 = /[\ufffd\0]/;
const HEADER = /^(?:from|path|old|source|köhnə ünvan)$/i;

/** A line of the file that cannot be imported. Lines are counted from 1, with the header. */
interface RedirectLineProblem {
  line: number;
  code: ProblemCode;
  detail?: string;
}

/** What an import of redirects did: all lines were written, or none because of the problems. At most 20 are listed. */
export interface RedirectImport {
  written: number;
  problems: RedirectLineProblem[];
}

/**
 * Imports redirects from the text of a CSV file with the columns `from,to,status`, as `formatRedirects` writes it. Without a
 * status a line with a target is a 301 and one without a 410. A known path gets the new target. Nothing is written when a
 * line has a problem. For admins.
 * @throws Forbidden, InvalidInput of the field `file`: not readable, too large, or too many lines.
 */
export async function importRedirects(
  db: Db,
  change: Change & { text: string; siteUrl: string },
): Promise<RedirectImport> {
  const { actor, text, siteUrl, now, newId } = change;
  requireRole(actor, 'admin');
  const { addresses, problems } = await readAddresses(readLines(text), siteUrl);
  if (problems.length > 0) return { written: 0, problems: problems.slice(0, MAX_PROBLEMS) };

  const all = [...addresses.values()];
  return inTransaction(db, async (tx) => {
    const chains = await findChains(tx, all);
    if (chains.length > 0) {
      const chained = chains.slice(0, MAX_PROBLEMS).map(({ path, leadsTo }): RedirectLineProblem => {
        const { line = 0, target } = addresses.get(path) ?? {};
        return leadsTo === null
          ? { line, code: 'redirect.toDeleted', detail: target ?? '' }
          : { line, code: 'redirect.chain', detail: leadsTo };
      });
      return { written: 0, problems: chained };
    }
    const written = await addOldAddresses(tx, { addresses: all, now });
    await retarget(tx, all);
    await recordAudit(tx, { actor, now, newId }, 'redirect.import', 'all', { after: { redirects: written } });
    return { written, problems: [] };
  });
}

/** The addresses of the lines by path, and the first problem of each other line. A later line of a path replaces an earlier one. */
async function readAddresses(lines: readonly Line[], siteUrl: string) {
  const addresses = new Map<string, OldAddress & { line: number }>();
  const problems: RedirectLineProblem[] = [];
  for (const [at, { line, input }] of lines.entries()) {
    if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await yieldToRequests();
    const [problem] = listRedirectProblems(input, siteUrl);
    const address = problem ? null : toOldAddress(input, siteUrl);
    if (problem) problems.push({ line, code: problem.code, detail: input.from });
    if (address) addresses.set(address.path, { ...address, line });
  }
  return { addresses, problems };
}

interface Line {
  line: number;
  input: RedirectInput;
}

/** @throws InvalidInput */
function readLines(text: string): Line[] {
  if (Buffer.byteLength(text) > MAX_REDIRECTS_BYTES)
    throw new InvalidInput([{ field: 'file', code: 'redirect.fileTooLarge' }]);
  if (NOT_UTF8.test(text)) throw new InvalidInput([{ field: 'file', code: 'redirect.fileEncoding' }]);
  const [first = ''] = text.split(/[\r\n]/, 1);
  const delimiter = [',', ';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  if (hasMoreThan(text, delimiter, MAX_CELLS))
    throw new InvalidInput([{ field: 'file', code: 'redirect.fileTooLong' }]);
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      trim: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      // Spreadsheets write rows without a value as `,,`.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      to: MAX_LINES + 2,
    }) as unknown as typeof rows;
  } catch (error) {
    if (error instanceof CsvError)
      throw new InvalidInput([{ field: 'file', code: 'redirect.fileUnreadable' }]);
    throw error;
  }
  const hasHeader = HEADER.test(rows[0]?.record[0] ?? '');
  const lines = rows.slice(hasHeader ? 1 : 0).map(({ record, info }) => {
    const [from = '', to = '', status = ''] = record.map(withoutApostrophe);
    return { line: info.lines, input: { from, to, status: status || (to ? '301' : '410') } };
  });
  if (lines.length === 0) throw new InvalidInput([{ field: 'file', code: 'redirect.fileEmpty' }]);
  if (lines.length > MAX_LINES) throw new InvalidInput([{ field: 'file', code: 'redirect.fileTooLong' }]);
  return lines;
}

/** `csvCell` writes it before a value that a spreadsheet would take for a formula. */
function withoutApostrophe(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

const BATCH_SIZE = 1000;

/**
 * The lines of `redirects.csv`: every old address with its target and status, by path. The target of a deleted page (410) is
 * empty. For a web server in front of this one, and for `importRedirects`.
 */
export async function* formatRedirects(db: Db): AsyncGenerator<string> {
  yield 'from,to,status\r\n';
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('old_address')
      .select(['path', 'target'])
      .where('path', '>', after)
      .orderBy('path')
      .limit(BATCH_SIZE)
      .execute();
    for (const { path, target } of rows)
      yield `${csvCell(path)},${csvCell(target ?? '')},${target === null ? 410 : 301}\r\n`;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.path;
  }
}
