import type { Fields } from '../rules/reference/reference-definition.ts';

/** The fields of a form as typed, without those of its buttons. */
export function readReferenceForm(form: FormData): Fields {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
