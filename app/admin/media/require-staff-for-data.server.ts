import type { RouterContextProvider } from 'react-router';
import { requireStaff } from '#app/session.server.ts';
import type { ProblemCode } from '#az/text/problems.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import type { Actor } from '#domain/accounts/actor.ts';

/**
 * Like `requireStaff` for what a script asks: 401 where a person would be sent to sign in, 403 for a role too low.
 * @throws a Response with `{ problem }`.
 */
export async function requireStaffForData(
  request: Request,
  context: Readonly<RouterContextProvider>,
  role: StaffRole = 'author',
): Promise<Actor> {
  try {
    return await requireStaff(request, context, role);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const isStranger = thrown.status !== 403;
    const problem = isStranger ? problemAt(thrown.headers.get('Location') ?? '') : 'role.denied';
    throw Response.json({ problem }, { status: isStranger ? 401 : 403 });
  }
}

/** What a person would have been sent to settle. */
function problemAt(location: string): ProblemCode {
  if (location.startsWith('/admin/password')) return 'password.owed';
  return location.startsWith('/admin/second-factor') ? 'secondFactor.owed' : 'image.unauthorized';
}
