import type { NameGrammar } from '#az/names/name-forms.ts';
import type { Problem } from '#platform/errors.ts';
import type { RecordField } from '#platform/records/record-field.ts';
import { z } from '#platform/zod.ts';
import { teamRecordText } from '../../text.ts';

/** The longest ending that can be set, in characters. */
const MAX_ENDING_LENGTH = 12;

/** The cases whose endings can be set by hand. */
export const grammarCases = ['genitive', 'dative', 'accusative', 'locative', 'ablative'] as const;
type GrammarCase = (typeof grammarCases)[number];
type Endings = Readonly<Record<GrammarCase, string>>;

/** The fields for the endings of a name. An empty one follows the rules. */
export const endingFields = Object.fromEntries(
  grammarCases.map((name) => [
    name,
    { kind: 'line', column: null, label: teamRecordText.field[name], limit: MAX_ENDING_LENGTH },
  ]),
) as Record<GrammarCase, RecordField & { kind: 'line' }>;

const noEndings: Endings = { genitive: '', dative: '', accusative: '', locative: '', ablative: '' };

const HYPHEN = /^[-\u2010-\u2013]/;
const ENDING = /^-?\p{L}+$/u;

/** `isQuoted`: the name is written in quotation marks, after which an ending has no hyphen. */
function cleanEnding(ending: string, isQuoted: boolean): string {
  return ending.replace(HYPHEN, isQuoted ? '' : '-');
}

export function checkEndings(values: Endings, { isQuoted }: { isQuoted: boolean }): Problem[] {
  return grammarCases.flatMap((field) => {
    const ending = cleanEnding(values[field], isQuoted);
    return ending === '' || ENDING.test(ending) ? [] : [{ field, code: 'name.ending' as const }];
  });
}

/** The endings as the column `grammar` stores them; null without any. */
export function toGrammar(values: Endings, { isQuoted }: { isQuoted: boolean }): string | null {
  const endings = grammarCases.flatMap((name) => {
    const ending = cleanEnding(values[name], isQuoted);
    return ending ? [[name, ending] as const] : [];
  });
  return endings.length > 0 ? JSON.stringify(Object.fromEntries(endings)) : null;
}

/** The endings of a stored value. */
export function readEndings(json: unknown): Endings {
  return { ...noEndings, ...parseNameGrammar(typeof json === 'string' ? json : null) };
}

const ending = z.string().max(MAX_ENDING_LENGTH).optional();
const grammar = z.object({
  genitive: ending,
  dative: ending,
  accusative: ending,
  locative: ending,
  ablative: ending,
});

/** The endings of a name that editors have set by hand, from the columns `team.grammar` and `player.grammar`; null without any. */
export function parseNameGrammar(json: string | null): NameGrammar | null {
  return json === null ? null : grammar.parse(JSON.parse(json));
}
