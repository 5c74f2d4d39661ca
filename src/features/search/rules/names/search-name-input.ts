import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { foldName, isName } from './fold-name.ts';
import { type NameKind, nameKinds } from './name-group.ts';
import { splitSpellings } from './search-name.ts';

const MAX_LENGTH = 80;
const MAX_SPELLINGS = 40;

/** The form as typed. `others` has one spelling on each line. */
export interface SearchNameInput {
  kind: string;
  name: string;
  others: string;
}

export interface ParsedSearchName {
  kind: NameKind;
  name: string;
  others: string[];
}

/**
 * Cleans the input. Spellings that search already takes for the name (`Neftchi` for `Neftçi`) are left out.
 * @throws InvalidInput with every problem.
 */
export function parseSearchName(input: SearchNameInput): ParsedSearchName {
  const kind = nameKinds.find((known) => known === input.kind);
  const name = cleanLine(input.name);
  const typed = splitSpellings(input.others).map(cleanLine);
  const byFolded = new Map(typed.map((spelling) => [foldName(spelling), spelling]));
  byFolded.delete(foldName(name));
  const others = [...byFolded.values()];

  const problems: Problem[] = [];
  const refuse = (field: keyof SearchNameInput, code: ProblemCode, detail?: string) => {
    problems.push({ field, code, ...(detail ? { detail } : {}) });
  };
  if (name === '') refuse('name', 'field.required');
  else if (!isName(name)) refuse('name', 'searchName.short');
  if ([...name].length > MAX_LENGTH) refuse('name', 'field.tooLong');
  const short = typed.find((spelling) => !isName(spelling));
  const long = typed.find((spelling) => [...spelling].length > MAX_LENGTH);
  if (typed.length === 0) refuse('others', 'field.required');
  else if (short !== undefined) refuse('others', 'searchName.short', short);
  else if (long !== undefined) refuse('others', 'field.tooLong', long);
  else if (others.length === 0) refuse('others', 'searchName.needless');
  else if (others.length > MAX_SPELLINGS) refuse('others', 'searchName.tooMany');
  if (!kind) refuse('kind', 'field.choice');
  if (problems.length > 0 || !kind) throw new InvalidInput(problems);
  return { kind, name, others };
}
