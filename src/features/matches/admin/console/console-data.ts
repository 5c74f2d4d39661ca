import { data } from 'react-router';
import { z } from 'zod';
import { findRefusal } from '#features/accounts/admin/sign-in/find-refusal.server.ts';
import { touchPresence } from '#features/articles/rules/presence/presence.ts';
import { toActionError } from '#platform/admin/action-answers.server.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { hasRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { type ConsoleState, readConsole } from '../../rules/console/read-console.ts';
import { recordHeartbeat } from '../../rules/live/record-heartbeat.ts';
import type { Route } from './+types/console-data.ts';
import { runEntry } from './run-entry.server.ts';

/** The console as JSON. */
export interface ConsoleAnswer {
  state: ConsoleState;
  /** Epoch ms, by the server's clock. */
  now: number;
  /** Who else has the console open. Only the regular question (the loader) finds that out. */
  others?: string[];
}

const body = z.object({
  /** The id of the account that made the entry. It is never written for another account. */
  writer: z.string(),
  fields: z.record(z.string(), z.string().max(2000)),
});

/** The state of the console, which an open console asks for every few seconds. Its `tab` counts as present. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const tabKey = new URL(request.url).searchParams.get('tab');
  try {
    const state = await readConsole(db, params);
    const actor = actorOf(context);
    // Readers of a live match see when it was heard of last. An author only looks.
    if (tabKey && state.match.status === 'live' && hasRole(actor, 'operator'))
      await recordHeartbeat(db, { fixtureId: state.id, now });
    const present = tabKey ? await touchPresence(db, { actor, subjectId: state.id, tabKey, now }) : [];
    // Another tab of the same account is nobody else. A tab that was reloaded counts for some seconds.
    const others = present.filter(({ isSelf }) => !isSelf).map(({ name }) => name);
    return data<ConsoleAnswer>({ state, now, others });
  } catch (error) {
    if (error instanceof NotFound) return refuse('match.notFound', 404);
    if (error instanceof InvalidInput) return refuse('form.invalid', 400);
    throw error;
  }
}

/** Writes one entry and answers with the console after it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = servicesOf(context);
  const parsed = body.safeParse(await request.json().catch(() => null));
  const refusal = await findRefusal(request, context, { writer: parsed.data?.writer ?? '' });
  if (refusal) return refuse(refusal, 401);
  if (!parsed.success) return refuse('form.invalid', 400);
  try {
    const { fields } = parsed.data;
    const state = await runEntry(services, { actor: actorOf(context), fixtureId: params.id, fields });
    return data<ConsoleAnswer>({ state, now: services.now() });
  } catch (error) {
    if (error instanceof NotFound) return refuse('match.notFound', 404);
    if (error instanceof Forbidden) return refuse('role.denied', 403);
    if (error instanceof Response) return refuse('form.invalid', error.status);
    const { data: found, init } = toActionError(error);
    return refuse(found.problem ?? found.problems[0]?.code ?? 'form.invalid', init?.status ?? 422);
  }
}

function refuse(problem: ProblemCode, status: number) {
  return data({ problem }, { status });
}
