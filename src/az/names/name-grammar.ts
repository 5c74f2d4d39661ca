import type { GrammarCase } from '../characters/endings.ts';

/** Endings that editors set for a name that is not read as it is written. A missing ending follows the rules. */
export type NameGrammar = Partial<Record<Exclude<GrammarCase, 'nominative'>, string>>;
