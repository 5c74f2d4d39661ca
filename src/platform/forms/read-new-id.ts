import { isId, type NewId } from '#platform/new-id.ts';

/**
 * The id of what a form creates. The form has it in the field `id` since it was rendered, so that it creates one thing only, however often
 * it is sent (`createOnce`). A form without a valid id gets a new one.
 */
export function readNewId(form: FormData, newId: NewId): string {
  const sent = form.get('id');
  return typeof sent === 'string' && isId(sent) ? sent : newId();
}
