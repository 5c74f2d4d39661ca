import type { ReferenceChoices } from '../reference-choices.ts';

export interface ReferenceFieldsProps {
  choices: ReferenceChoices;
  /** The attributes of a field: its name, what stands in it, and its problem. */
  field: (name: string) => { name: string; defaultValue: string; error: string | undefined };
}
