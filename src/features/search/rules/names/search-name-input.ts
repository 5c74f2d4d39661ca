import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { parseTyped, type TypedFields } from '#platform/records/record.ts';
import { refuseProblems } from '#platform/records/rules/write-record.ts';
import { foldName, isName, type NamedRow, type NameKind } from './group-names.ts';
import { searchNameRecord } from './search-name-record.ts';

const MAX_SPELLINGS = 40;

export interface ParsedSearchName {
  kind: NameKind;
  name: string;
  others: string[];
}

/**
 * Cleans the input. Spellings that search already takes for the name (`Neftchi` for `Neftçi`) are left out.
 * @throws InvalidInput with every problem.
 */
export function parseSearchName(input: TypedFields): ParsedSearchName {
  const { values, problems } = parseTyped(searchNameRecord, input);
  const { name } = values;
  const byFolded = new Map(values.others.map((spelling) => [foldName(spelling), spelling]));
  byFolded.delete(foldName(name));
  const others = [...byFolded.values()];

  const refuse = (field: string, code: ProblemCode, detail?: string) => {
    if (problems.some((problem) => problem.field === field)) return;
    problems.push({ field, code, ...(detail ? { detail } : {}) });
  };
  if (!isName(name)) refuse('name', 'searchName.short');
  const short = values.others.find((spelling) => !isName(spelling));
  if (short !== undefined) refuse('others', 'searchName.short', short);
  else if (others.length === 0) refuse('others', 'searchName.needless');
  else if (others.length > MAX_SPELLINGS) refuse('others', 'searchName.tooMany');
  refuseProblems(problems);
  return { kind: values.kind as NameKind, name, others };
}

/** A name of the list that editors keep, with its other spellings. */
interface SearchName extends NamedRow {
  version: number;
}

/** The spellings of a stored or typed text, one on each line. */
export function splitSpellings(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** Null when there is none. */
async function findSearchName(db: Db, { id }: { id: string }): Promise<SearchName | null> {
  const row = await db.selectFrom('search_name').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, others: splitSpellings(row.others) } : null;
}

/** @throws NotFound */
export async function getSearchName(db: Db, { id }: { id: string }): Promise<SearchName> {
  const name = await findSearchName(db, { id });
  if (!name) throw new NotFound(`No search name ${id}`);
  return name;
}
