import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { findStaff, requireStaff } from '#app/session.server.ts';
import type { ProblemCode } from '#az/text/problems.ts';
import { findShutOut } from '#domain/accounts/sign-in/find-login-block.ts';

type Context = Readonly<RouterContextProvider>;

/** The screen somebody is sent to before they may go on; null when nothing is in the way. */
export async function findObstacle(request: Request, context: Context): Promise<string | null> {
  try {
    await requireStaff(request, context);
    return null;
  } catch (thrown) {
    const location = thrown instanceof Response ? thrown.headers.get('Location') : null;
    if (location === null) throw thrown;
    return location.replace(/\?.*/, '');
  }
}

/** Why nothing is taken from a form that `writer` (an id, or empty) has open; null when it may go on. */
export async function findRefusal(
  request: Request,
  context: Context,
  { writer }: { writer: string },
): Promise<ProblemCode | null> {
  const { db, adminEmail } = servicesOf(context);
  const staff = await findStaff(request, context);
  if (!staff) return (await findShutOut(db, { staffId: writer, adminEmail })) ?? 'login.expired';
  if (writer !== '' && writer !== staff.id) return 'login.other';
  const obstacle = await findObstacle(request, context);
  if (obstacle === null) return null;
  return obstacle === '/admin/password' ? 'password.owed' : 'secondFactor.owed';
}
