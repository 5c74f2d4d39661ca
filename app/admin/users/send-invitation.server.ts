import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { ToastCode } from '#az/text/admin/toasts.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { composeInvitationMail } from '#domain/accounts/sign-in/account-mails.ts';

const HOURS = 72;

/**
 * Sends the letter with the link to choose a password, and says what came of it: without a mail server it waits among the
 * kept letters; one that the mail server refused leaves a line in the log.
 */
export async function sendInvitation(
  context: Readonly<RouterContextProvider>,
  { invited, actor }: { invited: { id: string; name: string; email: string }; actor: Actor },
): Promise<ToastCode> {
  const { staffAuth, mailer, isMailSent, config, logError } = servicesOf(context);
  const link = await staffAuth.createPasswordLink({ staffId: invited.id, hours: HOURS });
  const { name, email } = invited;
  try {
    const { siteName } = config;
    const facts = { to: email, name, link, hours: HOURS, siteName, invitedBy: actor.name };
    await mailer.send(composeInvitationMail(facts));
    return isMailSent ? 'staff.invited' : 'staff.inviteKept';
  } catch (error) {
    logError('invitation not sent', error);
    return 'staff.inviteUnsent.failed';
  }
}
