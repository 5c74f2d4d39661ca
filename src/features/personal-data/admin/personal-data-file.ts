import { toActionError } from '#platform/admin/action-answers.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { downloadResponse } from '#platform/http/csv-response.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { exportPersonalData } from '../rules/export-personal-data.ts';
import type { Route } from './+types/personal-data-file.ts';
import { readPersonForm } from './read-person-form.server.ts';

export const loader = postOnly;

/** Everything that is stored of a person, as a JSON file. The address of the person stands in the form, never in a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, declarations, now, newId } = servicesOf(context);
  const input = readPersonForm(await request.formData());
  const decisions = declarations.personalDecisions;
  try {
    const parts = await exportPersonalData(db, {
      actor: actorOf(context),
      input,
      decisions,
      now: now(),
      newId,
    });
    return downloadResponse('personal-data.json', 'application/json; charset=utf-8', parts);
  } catch (error) {
    return toActionError(error);
  }
}
