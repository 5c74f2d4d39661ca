import { grammarCases } from '#features/competitions/rules/reference/field-choices.ts';
import type { makeFieldReader } from '#features/competitions/rules/reference/make-field-reader.ts';
import { MAX_ENDING_LENGTH, parseNameGrammar } from '../name-grammar.ts';

/** The fields for the endings of a name. An empty one follows the rules. */
export type GrammarField = (typeof grammarCases)[number];

export const noEndings: Readonly<Record<GrammarField, string>> = {
  ...{ genitive: '', dative: '', accusative: '', locative: '', ablative: '' },
};

const HYPHEN = /^[-\u2010-\u2013]/;
const ENDING = /^-?\p{L}+$/u;

/**
 * The endings that are typed into a form, as the column stores them; null without any. `isQuoted`: the name is written in quotation
 * marks, after which an ending has no hyphen.
 */
export function readEndings(
  read: ReturnType<typeof makeFieldReader>,
  { isQuoted }: { isQuoted: boolean },
): string | null {
  const endings = grammarCases.flatMap((grammarCase) => {
    const ending = read.line(grammarCase, MAX_ENDING_LENGTH).replace(HYPHEN, isQuoted ? '' : '-');
    if (ending !== '' && !ENDING.test(ending)) read.refuse(grammarCase, 'name.ending');
    return ending ? [[grammarCase, ending] as const] : [];
  });
  return endings.length > 0 ? JSON.stringify(Object.fromEntries(endings)) : null;
}

/** The fields of a stored value. */
export function toEndingFields(json: string | null): Readonly<Record<GrammarField, string>> {
  return { ...noEndings, ...parseNameGrammar(json) };
}
