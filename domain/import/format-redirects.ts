import { csvCell } from '#az/format/csv-cell.ts';
import type { Db } from '#db/schema.ts';
import { listRedirects } from '#domain/old-addresses/list-redirects.ts';

/** The lines of `redirects.csv`: every old address with its target, for a web server in front of this one. */
export async function* formatRedirects(db: Db): AsyncGenerator<string> {
  yield 'from,to,status\r\n';
  for await (const { path, target } of listRedirects(db)) yield `${csvCell(path)},${csvCell(target)},301\r\n`;
}
