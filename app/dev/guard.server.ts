import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import type { Actor } from '#domain/accounts/actor.ts';

/**
 * Lets everybody use a tool in development, as the specification has it, and only admins in production. Returns the
 * admin; null in development, where nobody has to be anybody.
 */
export async function requireToolUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Actor | null> {
  return servicesOf(context).config.production ? requireStaff(request, context, 'admin') : null;
}
