import type { IncomingMessage } from 'node:http';
import { readKnownStaff } from './known-staff.server.ts';
import type { StaffAuth } from './staff-auth.ts';

/**
 * Checks whether a request comes from the newsroom: it has a session, or the signed cookie of a browser in which a staff
 * member has worked. The cookie is needed to keep a form that is sent after its session has expired.
 */
export function createStaffCheck({
  staffAuth,
  secret,
}: {
  staffAuth: Pick<StaffAuth, 'isSignedIn'>;
  secret: string;
}): (req: IncomingMessage) => Promise<boolean> {
  return async (req) => {
    const headers = new Headers({ Cookie: req.headers.cookie ?? '' });
    if (readKnownStaff({ headers }, secret).length > 0) return true;
    return staffAuth.isSignedIn(headers);
  };
}
