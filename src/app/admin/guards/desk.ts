import { requireStaffRole } from '#platform/sessions/session.server.ts';

export const middleware = [requireStaffRole('desk')];

/** Without a loader, the router would not run the middleware when a link is followed in the browser. */
export const loader = () => null;
