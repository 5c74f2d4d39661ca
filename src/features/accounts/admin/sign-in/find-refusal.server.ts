import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { findStaff, nextSignInStep } from '#platform/sessions/session.server.ts';
import { findLoginBlock } from '../../rules/find-active-role.ts';

/** The reason to refuse a form that `writer` (an account id, or empty) has opened; null when it is accepted. */
export async function findRefusal(
  request: Request,
  context: RouteContext,
  { writer }: { writer: string },
): Promise<ProblemCode | null> {
  const { db, adminEmail } = servicesOf(context);
  const staff = await findStaff(request, context);
  if (!staff) return (await findLoginBlock(db, { staffId: writer, adminEmail })) ?? 'login.expired';
  if (writer !== '' && writer !== staff.id) return 'login.other';
  const step = await nextSignInStep(request, context);
  if (step === null) return null;
  return step === 'password' ? 'password.owed' : 'secondFactor.owed';
}
