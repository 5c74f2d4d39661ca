import { csvCell } from '#az/format/csv-cell.ts';
import type { Db } from '#platform/db/schema.ts';

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
