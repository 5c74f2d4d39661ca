import { requireRole } from '#app/require-role.server.ts';

export const middleware = [requireRole('author')];

/** Without a loader, the router would not run the middleware when a link is followed in the browser. */
export const loader = () => null;
