import type { PersonInput } from '../rules/person.ts';

/** The fields that name a person. */
export function readPersonForm(form: FormData): PersonInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email'), comment: text('comment'), pushEndpoint: text('pushEndpoint') };
}
