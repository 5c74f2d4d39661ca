import type { MiddlewareFunction } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { refuseRole, requireStaffRole } from '#platform/sessions/session.server.ts';

const requireAdmin = requireStaffRole('admin');

/** In development everyone may use the tools (spec §2.6), in production only admins. */
const requireAdminInProduction: MiddlewareFunction<Response> = async (args, next) => {
  if (!servicesOf(args.context).config.production) return;
  await requireAdmin(args, next);
  refuseRole(args.context, 'admin');
};

export const middleware = [requireAdminInProduction];

/** Without a loader, the router would skip the middleware on client navigation. */
export const loader = () => null;
