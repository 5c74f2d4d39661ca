/** Why a file, or a match of it, cannot be imported. `az/text/admin/import.ts` has the sentence of each code. */
export type ImportProblemCode =
  | 'unreadable'
  | 'empty'
  | 'jsonInvalid'
  | 'columnsMissing'
  | 'dateMissing'
  | 'dateInvalid'
  | 'timeInvalid'
  | 'roundUnknown'
  | 'teamMissing'
  | 'teamTwice'
  | 'scoreInvalid'
  | 'scoreMissing'
  | 'scoreUnexpected'
  | 'statusUnknown'
  | 'matchTwice';

/** Something that the import leaves out or assumes. It does not stop the import. */
export type ImportWarningCode = 'shootOutLevel' | 'timeMissing' | 'abandoned';

/** Where something stands: a line of a text file, or the number of a match in a JSON file. Both begin with 1. */
export interface ImportPlace {
  unit: 'line' | 'match';
  number: number;
}

export interface ImportProblem {
  place: ImportPlace;
  code: ImportProblemCode;
  /** The part of the file that is meant, shortened. */
  text: string;
}

export interface ImportWarning {
  place: ImportPlace;
  code: ImportWarningCode;
}

/** The file cannot be imported. Contains every problem, not only the first. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
  readonly problems: readonly ImportProblem[];

  constructor(problems: readonly ImportProblem[]) {
    super(
      problems.map(({ place, code, text }) => `${place.unit} ${place.number}: ${code} "${text}"`).join('\n'),
    );
    this.problems = problems;
  }
}
