import type { Db } from '#platform/db/schema.ts';
import type { ImportSystem, ParsedArticle, ParsedRecord } from './imported-record.ts';
import { parseSiteName, sourceOf } from './sources/source-name.ts';
import { compareWithUnnamed, hasUnnamedRows, type UnnamedRows } from './sources/unnamed-source.ts';

const BATCH_SIZE = 100;

/** What is known of an export before anything is written. */
export interface ExportSurvey {
  /** Records of the file. */
  total: number;
  articles: number;
  /** The site that the file names, or the operator. Null when neither does. */
  site: string | null;
  source: string;
  /**
   * Ids of articles that an earlier version imported from this site without its name. The import gives them to the source, so
   * that they are not imported twice.
   */
  adopted: string[];
  /** Without a site: the file has other articles under ids that an earlier import used. It is another site. */
  isOtherSite: boolean;
}

/**
 * Reads an export to its end, so that a damaged file is noticed before anything is written, and finds out where it comes
 * from. `source`: chosen by somebody, otherwise the site of the file is. `siteUrl`: used when the file names no site.
 * @throws the error of the parser.
 */
export async function surveyExport(
  db: Db,
  input: {
    system: ImportSystem;
    records: AsyncIterable<ParsedRecord>;
    source: string | null;
    siteUrl: string | null;
  },
): Promise<ExportSurvey> {
  const { system, records } = input;
  const isComparing = await hasUnnamedRows(db, { system });
  const rows: UnnamedRows = { matching: [], foreign: [], deleted: [] };
  let batch: ParsedArticle[] = [];
  async function compare() {
    if (batch.length > 0) {
      const found = await compareWithUnnamed(db, { system, articles: batch });
      for (const key of ['matching', 'foreign', 'deleted'] as const) rows[key].push(...found[key]);
    }
    batch = [];
  }
  let [total, articles] = [0, 0];
  let named: string | null = null;
  for await (const record of records) {
    total += 1;
    if (record.kind === 'site') named ??= parseSiteName(record.address);
    if (record.kind === 'article') articles += 1;
    if (record.kind === 'article' && isComparing) batch.push(record);
    if (batch.length === BATCH_SIZE) await compare();
  }
  await compare();
  const site = named ?? parseSiteName(input.siteUrl ?? '');
  const source = input.source ?? sourceOf(system, site);
  const isSameSite = rows.matching.length > 0 && rows.matching.length >= rows.foreign.length;
  const isNamed = source !== system;
  return {
    total,
    articles,
    site,
    source,
    adopted: isNamed ? [...rows.matching, ...(isSameSite ? rows.deleted : [])] : [],
    isOtherSite: !isNamed && rows.foreign.length > rows.matching.length,
  };
}
