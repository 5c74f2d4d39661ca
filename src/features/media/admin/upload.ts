import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/upload.ts';
import { libraryPicture } from './picker/library-picture.ts';
import { receiveUpload } from './upload/receive-upload.server.ts';
import type { UploadAnswer } from './upload/send-picture.ts';

export const loader = postOnly;

/** POST /admin/media/upload, for scripts: takes a form with a picture, answers with JSON (`UploadAnswer`). */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { logError } = servicesOf(context);
  const actor = actorOf(context);
  if (request.method !== 'POST') return refuse('form.invalid', 405);
  try {
    const form = await request.formData();
    const { media, isDuplicate } = await receiveUpload(context, { actor, form });
    const answer: UploadAnswer = { picture: libraryPicture(media, actor), isDuplicate };
    return Response.json(answer, { status: isDuplicate ? 200 : 201 });
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof InvalidInput) return refuse(error.problems[0]?.code ?? 'form.invalid', 422);
    if (error instanceof Forbidden) return refuse('role.denied', 403);
    if (request.signal.aborted) throw error;
    logError('A picture could not be stored', error);
    return refuse('server.failed', error instanceof DatabaseUnavailable ? 503 : 500);
  }
}

function refuse(problem: ProblemCode, status: number): Response {
  return Response.json({ problem } satisfies UploadAnswer, { status });
}
