import { servicesOf } from '#app/context.ts';
import { postOnly } from '#app/post-only.ts';
import { actorOf } from '#app/require-role.server.ts';
import { saveHomeDraft } from '#domain/curation/save-home-draft.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { Route } from './+types/home-draft.ts';
import { refuseBoard } from './board-answer.server.ts';
import { readBoardForm } from './board-form.ts';

export const loader = postOnly;

/** POST /admin/home/draft: keeps the board as it is on the screen. Answers with the desk's version, or why not. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const { board, version, problems } = readBoardForm(await request.formData());
  try {
    if (problems.length > 0) throw new InvalidInput(problems);
    return Response.json(await saveHomeDraft(db, { actor, board, version, now: now() }));
  } catch (error) {
    const refusal = await refuseBoard(db, error, { now: now() });
    return Response.json(refusal, { status: refusal.problem ? 409 : 422 });
  }
}
