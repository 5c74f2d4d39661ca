import type { IncomingMessage } from 'node:http';
import { readKnownStaff } from '#app/admin/known-staff.server.ts';
import type { StaffAuth } from '#app/staff-auth.ts';

/**
 * Says whether a request comes from somebody of the newsroom: it has a session, or the signed cookie of a browser in which
 * somebody has worked. The second keeps a form that is sent after its session has ended.
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
