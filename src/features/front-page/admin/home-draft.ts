import { InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { saveHomeDraft } from '../rules/home-draft.ts';
import type { Route } from './+types/home-draft.ts';
import { readLayoutForm } from './layout-form-data.ts';
import { refuseLayoutChange } from './refuse-layout-change.server.ts';

export const loader = postOnly;

/** POST /admin/home/draft: saves the layout as the draft. Answers with the new version, or with the refusal as JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const { layout, version, problems } = readLayoutForm(await request.formData());
  try {
    if (problems.length > 0) throw new InvalidInput(problems);
    return Response.json(await saveHomeDraft(db, { actor, layout, version, now: now() }));
  } catch (error) {
    const refusal = await refuseLayoutChange(db, error, { now: now() });
    return Response.json(refusal, { status: refusal.problem ? 409 : 422 });
  }
}
