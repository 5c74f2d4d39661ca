import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { ToastCode } from '#platform/message-texts.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { composeInvitationMail } from '../rules/account-mails.ts';

/** How long the link is valid. */
const HOURS = 72;

/**
 * Sends the mail with the link to choose a password, and returns the toast that reports the result. Without a mail server
 * the mail is stored. When sending fails, the error is logged.
 */
export async function sendInvitation(
  context: RouteContext,
  { invited, actor }: { invited: { id: string; name: string; email: string }; actor: Actor },
): Promise<ToastCode> {
  const { staffAuth, mailer, isMailSent, config, logError } = servicesOf(context);
  const link = await staffAuth.createPasswordLink({ staffId: invited.id, hours: HOURS });
  const { name, email } = invited;
  try {
    const { siteName } = config;
    const mail = { to: email, name, link, hours: HOURS, siteName, invitedBy: actor.name };
    await mailer.send(composeInvitationMail(mail));
    return isMailSent ? 'staff.invited' : 'staff.inviteKept';
  } catch (error) {
    logError('invitation not sent', error);
    return 'staff.inviteUnsent.failed';
  }
}
