import type { MiddlewareFunction } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { refuseRole, requireStaffRole } from '#app/require-staff-role.server.ts';

const requireAdmin = requireStaffRole('admin');

/** Everybody may use the tools in development, as spec §2.6 has it, and only admins in production. */
const requireAdminInProduction: MiddlewareFunction<Response> = async (args, next) => {
  if (!servicesOf(args.context).config.production) return;
  await requireAdmin(args, next);
  refuseRole(args.context, 'admin');
};

export const middleware = [requireAdminInProduction];

/** Without a loader, the router would not run the middleware when a link is followed in the browser. */
export const loader = () => null;
